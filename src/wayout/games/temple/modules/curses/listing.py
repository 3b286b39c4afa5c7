"""What one may do about curses."""

from collections.abc import Iterable, Sequence
from typing import Final

from wayout.games.temple.dice import can_pay
from wayout.games.temple.modules.curses.actions import Lift, TakeCare
from wayout.games.temple.modules.curses.deck import CURSES, LIFTED_BY
from wayout.games.temple.modules.curses.limits import lifting_cost
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.seam import LIFT, forbidden
from wayout.games.temple.state import State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

CARE: Final = (TakeCare(False), TakeCare(True))
"""By what shall be."""


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    cursed, careful = borne(state, seat), CARE[not part(state).careful[seat]]
    return [*lifts(state, seat, cursed), careful] if cursed else (careful,)


def lifts(state: State, seat: Seat, cursed: Sequence[str]) -> list[Lift]:
    if forbidden(state, seat, LIFT) is not None:
        return []
    liftable = (curse for curse in cursed if LIFTED_BY[curse])
    return [Lift(curse) for curse in liftable if can_pay(state, seat, lifting_cost(state, seat, curse))]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    yield from map(Lift, CURSES)
    yield from reversed(CARE)
