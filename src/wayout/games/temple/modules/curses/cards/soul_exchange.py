"""Soul exchange: two players swap their adventurers, and nothing else, until the card goes (TMP-3.5.1, A41)."""

from typing import ClassVar, Final, Self

import msgspec

from wayout.games.temple.board import settle
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.modules.curses.events import CurseGone
from wayout.games.temple.modules.curses.part import keep, kept
from wayout.games.temple.pool import helpers
from wayout.games.temple.prompts import ask, withdraw
from wayout.games.temple.seam import swap
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent, Turn
from wayout.kernel.seats import Seat

ID: Final = "soul_exchange"


class Souls(msgspec.Struct):
    """Who has exchanged adventurers."""

    partner: dict[int, int] = msgspec.field(default_factory=dict)
    """Whoever bears the card: with whom."""

    def clone(self) -> Self:
        return type(self)(self.partner.copy())


class SoulsExchanged(PublicEvent[State], frozen=True):
    """Each of two players has the other's adventurer now, or their own again."""

    news: ClassVar[bool] = True
    seat: Seat
    target: Seat
    back: bool

    def apply(self, state: State) -> None:
        figures, partner = state.figures, keep(state, ID).partner
        figures[self.seat], figures[self.target] = figures[self.target], figures[self.seat]
        settle(state)
        if self.back:
            del partner[self.seat]
        else:
            partner[self.seat] = self.target

    @property
    def variant(self) -> str:
        return "back" if self.back else ""


class SoulsParted(PublicEvent[State], frozen=True):
    """The card is gone, but one of the two is out: nothing is swapped back."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        del keep(state, ID).partner[self.seat]


def others_inside(state: State, seat: Seat) -> list[Seat]:
    """Clockwise from this seat."""
    return [other for other in helpers(state, seat, tuple(state.figures)) if state.figures[other] >= 0]


def look_for_a_soul(turn: Turn[State], seat: Seat) -> None:
    """The next clockwise is the one for whoever does not choose; alone inside, the card is discarded."""
    others = others_inside(turn.state, seat)
    if len(others) > 1:
        ask(turn, seat, ID, tuple(map(str, others)))
    else:
        exchange_with(turn, seat, others)


def chosen(turn: Turn[State], seat: Seat, option: str) -> None:
    """Whoever was chosen and is out by now is as good as not chosen."""
    others = others_inside(turn.state, seat)
    exchange_with(turn, seat, [other for other in others if str(other) == option] or others)


def exchange_with(turn: Turn[State], seat: Seat, others: list[Seat]) -> None:
    if not others:
        turn.emit(CurseGone(seat, ID))
        return
    turn.emit(SoulsExchanged(seat, others[0], back=False))
    swap(turn, seat, others[0])


def swap_back(turn: Turn[State], seat: Seat) -> None:
    """Only if both are inside; a choice that was still open comes to nothing."""
    state = turn.state
    for prompt in [prompt for prompt in state.prompts_of(seat) if prompt.kind == ID]:
        withdraw(turn, prompt)
    other = kept(state, ID).partner.get(seat)
    if other is None:
        return
    if min(state.figures[seat], state.figures[other]) < 0:
        turn.emit(SoulsParted(seat))
        return
    turn.emit(SoulsExchanged(seat, Seat(other), back=True))
    swap(turn, seat, Seat(other))


CURSE = Curse(
    id=ID,
    keeps=Souls,
    drawn=look_for_a_soul,
    gone=swap_back,
    prompts={ID: chosen},
    events=(SoulsExchanged, SoulsParted),
    worth=0.5,
)
