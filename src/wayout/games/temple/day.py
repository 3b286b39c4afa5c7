"""The day's maze: out of the basic temple alone. The time left counts first, then gems lit, then chambers found."""

from typing import Final

from wayout.games.temple.clock import ends_at
from wayout.games.temple.solvable import depot_of
from wayout.games.temple.state import State
from wayout.kernel.day import ALONE, DayMaze, Feat

BUILT: Final = 3
"""The start and the two chambers beside it are there before anybody finds one."""


def feat(state: State, won: bool) -> Feat:
    seconds, chambers = seconds_left(state) if won else 0, max(0, len(state.chambers) - BUILT)
    gems = depot_of(state.seats, state.difficulty)
    rank = (int(won), seconds, state.gems_taken, chambers)
    return Feat(won, rank, state.gems_taken, gems, {"seconds": seconds, "chambers": chambers})


def seconds_left(state: State) -> int:
    return max(0, (ends_at(state) or 0) - state.ended_at) // 1000


MAZES: Final = (DayMaze(ALONE, {}, (1,), feat),)
