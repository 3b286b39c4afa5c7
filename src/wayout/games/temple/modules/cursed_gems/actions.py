"""Looking at a location tile, and saying what one has seen."""

from typing import Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from, not_going_on
from wayout.games.temple.dice import cannot_pay, pay
from wayout.games.temple.modules.cursed_gems.events import CursedGemReturned, HintGiven, LocationPeeked
from wayout.games.temple.modules.cursed_gems.part import location_at, part
from wayout.games.temple.modules.cursed_gems.prints import PEEK_COST, true_hints
from wayout.games.temple.seam import SAY, Deed, forbidden, priced
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

PEEK: Final = "peek"
"""The deed."""


class Peek(Doing, frozen=True):
    """Look at the location tile of one's chamber, alone. If it is that of the own gem, both leave the game."""

    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, PEEK, state.figures[seat], self.pay)
        if refusal is not None:
            return refusal
        location = location_at(state, seat)
        if location is None:
            return because("no_location_here", rule="TMP-5.17.1")
        if location in part(state).peeked[seat]:
            return because("location_known", rule="TMP-5.17.1")
        return cannot_pay(state, seat, peek_cost(state, seat, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(PEEK, seat, state.figures[seat], self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        cursed, location = part(turn.state), location_at(turn.state, seat)
        assert location is not None
        paid = pay(turn, seat, peek_cost(turn.state, seat, self.pay), self.pay)
        chamber, symbol = turn.state.figures[seat] >> 1, cursed.symbols[location]
        turn.emit(LocationPeeked(seat, chamber, location, symbol, paid, turn.at))
        if symbol == cursed.gems[seat]:
            turn.emit(CursedGemReturned(seat, symbol, chamber, location))


class Hint(Action[State], frozen=True):
    """Say something true of a location tile that one has looked at. Never listed."""

    location: int
    hint: str

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_going_on(state, seat) or forbidden(state, seat, SAY)
        if refusal is not None:
            return refusal
        cursed = part(state)
        if self.location not in cursed.peeked[seat] or self.location in cursed.gone:
            return because("location_unknown", rule="TMP-5.17.1")
        if self.hint not in true_hints(cursed.symbols[self.location]):
            return because("hint_is_false", rule="TMP-5.17.1", hint=self.hint)
        if self.hint in cursed.hints.get(self.location, []):
            return because("hint_is_known", rule="TMP-5.17.1", hint=self.hint)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(HintGiven(seat, self.location, self.hint, turn.at))


def peek_cost(state: State, seat: Seat, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, PEEK, PEEK_COST, state.figures[seat], dice)
