"""Double torch: counts as two torches (TMP-5.2)."""

from wayout.games.temple.modules.treasures.doubles import double
from wayout.games.temple.state import TORCH

TREASURE = double("double_torch", TORCH)
