"""The day's maze: which terms a game offers for it, and how well a try went."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from wayout.kernel.options import Options

ALONE: Final = "alone"
TOGETHER: Final = "together"


class Feat(msgspec.Struct, frozen=True):
    """How well a try went. It tells nothing of the maze."""

    won: bool
    rank: tuple[int, ...]
    """What compares, the weightiest first; more is better, and equals share a place."""
    done: int
    of: int
    """How far they came, out of how much."""
    facts: dict[str, int]
    """For the game's words `day.won` and `day.lost`."""


class DayMaze(NamedTuple):
    """One maze of the day. The same seed must give every try the same luck, whatever anybody does: draw it from named
    streams."""

    id: str
    """ALONE or TOGETHER."""
    options: Options
    """Those that are not as usual."""
    seats: tuple[int, ...]
    """How many people may try it at one table. No bot ever does."""
    feat: Callable[[Any, bool], Feat]
    """Of the state in the end, also of a match that was broken off; and whether it was won."""
