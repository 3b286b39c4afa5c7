"""What it means to sit or to stand, and when one sits down."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.modules.curses.cards.stand_up.actions import TAKES, Stand, StandSteadily
from wayout.games.temple.modules.curses.cards.stand_up.events import SatDown
from wayout.games.temple.modules.curses.cards.stand_up.part import ID, SAT, standing, stands_by_presses
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.seam import MISC, ROLL, Deed, Timer
from wayout.games.temple.state import SEATS, State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


def sits(state: State, deed: Deed) -> Refusal | None:
    if deed.name != ROLL or standing(state).until[deed.seat] != SAT:
        return None
    return because("sat_down", rule="TMP-6.10") if stands_by_presses(state, deed.seat) else None


def on_feet_from(state: State, seat: Seat) -> int:
    return standing(state).up[seat]


def slower(state: State, seat: Seat) -> int:
    return TAKES.steady if standing(state).steady[seat] and ID in borne(state, seat) else 0


def sits_at(state: State) -> int | None:
    """The next time at which somebody has not pressed for too long."""
    until = standing(state).until
    if not any(until):
        return None
    return min((until[seat] for seat in SEATS[: state.seats] if until[seat] > 0 and stands(state, seat)), default=None)


def stands(state: State, seat: Seat) -> bool:
    return state.figures[seat] >= 0 and stands_by_presses(state, seat)


def sit_down(turn: Turn[State], due: int) -> None:
    for seat in SEATS[: turn.state.seats]:
        if standing(turn.state).until[seat] == due and stands(turn.state, seat):
            turn.emit(SatDown(seat))


TIMER: Final = Timer(MISC, sits_at, sit_down)
STAND: Final = Stand()
STEADILY: Final = (StandSteadily(False), StandSteadily(True))


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    steady = STEADILY[not standing(state).steady[seat]]
    return (STAND, steady) if stands_by_presses(state, seat) else (steady,)
