"""The exchange chamber: once a visit, a curse for a treasure (TMP-5.16)."""

from collections.abc import Iterable
from typing import ClassVar

from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.modules.curses.deck import CURSES, LIFTED_BY
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.modules.curses.verbs import take_away
from wayout.games.temple.modules.exchange.numbers import EXCHANGE
from wayout.games.temple.modules.exchange.part import part
from wayout.games.temple.modules.treasures.part import part as treasures_of
from wayout.games.temple.state import State
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat


class CurseExchanged(PublicEvent[State], frozen=True):
    """A seat has given a curse away; no more on this visit."""

    news: ClassVar[bool] = False
    seat: Seat
    curse: str
    at: int

    def apply(self, state: State) -> None:
        part(state).traded[self.seat] = True
        state.last_act[self.seat] = self.at


class TreasureDrawn(PublicEvent[State], frozen=True):
    """The top treasure of the stack lies face up before a seat."""

    news: ClassVar[bool] = True
    seat: Seat
    treasure: int
    kind: str

    def apply(self, state: State) -> None:
        treasures = treasures_of(state)
        treasures.laid += 1
        treasures.owned[self.seat].append(self.treasure)


class VisitBegun(PublicEvent[State], frozen=True):
    """A seat has come back to the exchange chamber, and may exchange again."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        part(state).traded[self.seat] = False


class ExchangeCurse(Action[State], frozen=True):
    """Give a curse away for the top treasure."""

    curse: str

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if not is_at_exchange(state, state.figures[seat]):
            return because("not_at_the_exchange", rule="TMP-5.16")
        if part(state).traded[seat]:
            return because("exchanged_already", rule="TMP-5.16")
        if self.curse not in borne(state, seat):
            return because("no_such_curse", rule="TMP-5.16", curse=self.curse)
        # A40: what nothing lifts cannot be removed otherwise.
        return None if LIFTED_BY[self.curse] else because("cannot_be_exchanged", rule="TMP-5.16", curse=self.curse)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(CurseExchanged(seat, self.curse, turn.at))
        take_away(turn, seat, self.curse)
        draw_treasure(turn, seat)


def draw_treasure(turn: Turn[State], seat: Seat) -> None:
    """With an empty stack there is none."""
    treasures = treasures_of(turn.state)
    if treasures.laid < len(treasures.stack):
        turn.emit(TreasureDrawn(seat, treasures.laid, treasures.stack[treasures.laid]))


def is_at_exchange(state: State, node: int) -> bool:
    return state.chambers[node >> 1].tile == EXCHANGE


def begin_visit(turn: Turn[State], seat: Seat, node: int) -> None:
    if part(turn.state).traded[seat] and is_at_exchange(turn.state, node):
        turn.emit(VisitBegun(seat))


def may_exchange(state: State, seat: Seat) -> Iterable[Action[State]]:
    if state.figures[seat] < 0 or not is_at_exchange(state, state.figures[seat]):
        return []
    offers = map(ExchangeCurse, borne(state, seat))
    return [offer for offer in offers if offer.check(state, seat) is None]


def thinkable_exchanges(state: State, seat: Seat) -> Iterable[Action[State]]:
    return map(ExchangeCurse, CURSES)
