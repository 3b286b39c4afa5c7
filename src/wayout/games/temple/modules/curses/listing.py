"""What one may do about curses."""

from collections.abc import Iterable

from wayout.games.temple.dice import can_pay
from wayout.games.temple.modules.curses.actions import Lift, TakeCare
from wayout.games.temple.modules.curses.deck import CURSES, LIFTED_BY
from wayout.games.temple.modules.curses.limits import lifting_cost
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.seam import LIFT, forbidden
from wayout.games.temple.state import RUNNING, State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    for curse in borne(state, seat):
        if not LIFTED_BY[curse] or forbidden(state, seat, LIFT) is not None:
            continue
        if can_pay(state, seat, lifting_cost(state, seat, curse)):
            yield Lift(curse)
    if state.phase == RUNNING and state.figures[seat] >= 0:
        yield TakeCare(not part(state).careful[seat])


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    yield from map(Lift, CURSES)
    yield TakeCare(True)
    yield TakeCare(False)
