"""The day's maze: three exits, alone or together. Who finds as many with fewer tiles is ahead."""

from typing import Final

from wayout.games.emergency_exit.setup import seat_counts
from wayout.games.emergency_exit.state import TOGETHER, State
from wayout.kernel.day import ALONE, DayMaze, Feat
from wayout.kernel.day import TOGETHER as IN_COMPANY
from wayout.kernel.options import Options

OPTIONS: Final[Options] = {"mode": TOGETHER}


def feat(state: State, won: bool) -> Feat:
    exits = max(state.scores)
    return Feat(won, (exits, -state.walked), exits, state.target, {"tiles": state.walked})


MAZES: Final = (
    DayMaze(ALONE, OPTIONS, (1,), feat),
    DayMaze(IN_COMPANY, OPTIONS, tuple(count for count in seat_counts(OPTIONS) if count > 1), feat),
)
