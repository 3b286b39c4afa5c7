"""The tile, and what it takes."""

from typing import Final

PIT: Final = "pit"
MASKS: Final = 5
"""So many black masks of one adventurer."""
