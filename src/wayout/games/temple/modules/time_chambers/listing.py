"""What one may do about time chambers."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.modules.time_chambers.actions import Solve
from wayout.games.temple.state import State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

SOLVE_NOW: Final = Solve()


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    if SOLVE_NOW.check(state, seat) is None:
        yield SOLVE_NOW


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    return (SOLVE_NOW,)
