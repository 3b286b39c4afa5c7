"""Reaching for a hand, taking it and shaking it off."""

from typing import Final

from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.modules.curses.cards.magical_bond.events import BondAsked, BondBroken, BondTied
from wayout.games.temple.modules.curses.cards.magical_bond.part import ID, is_asked, is_asking, is_bonded, is_held
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.modules.curses.times import TIMES
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

TAKES: Final = TIMES.magical_bond


class Bond(Action[State], frozen=True):
    """Reach for a mate inside, wherever he is: it is players who hold on to each other, not adventurers."""

    seat: Seat

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if ID not in borne(state, seat):
            return because("needs_no_bond", rule="TMP-6.12")
        if is_bonded(state, seat) or is_asking(state, seat):
            return because("bonded_already", rule="TMP-6.12")
        if self.seat == seat or not 0 <= self.seat < state.seats or state.figures[self.seat] < 0:
            return because("not_a_mate_inside", rule="TMP-6.12", seat=self.seat)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(BondAsked(seat, self.seat, turn.at + TAKES.consent, turn.at))
        if turn.state.absent[self.seat]:
            turn.emit(BondTied(seat, self.seat))


class BondOk(Action[State], frozen=True):
    """Take the hand of that seat at once."""

    seat: Seat

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        return None if is_asked(state, seat, self.seat) else because("no_bond_asked", rule="TMP-6.12", seat=self.seat)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(BondTied(self.seat, seat, turn.at))


class Unbond(Action[State], frozen=True):
    """Shake that seat off. It has a while to find another hand."""

    seat: Seat

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        return None if is_held(state, seat, self.seat) else because("no_bond_to_break", rule="TMP-6.12", seat=self.seat)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(BondBroken(self.seat, seat, turn.at + TAKES.free, turn.at))
