"""Lifting a curse, and rolling with care."""

from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.dice import cannot_pay, pay
from wayout.games.temple.modules.curses.deck import LIFTED_BY
from wayout.games.temple.modules.curses.events import CareTaken, CurseLifted
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.modules.curses.verbs import let_go
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class Lift(Action[State], frozen=True):
    """Show the three icons of a curse that one bears (TMP-3.2)."""

    curse: str
    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if self.curse not in borne(state, seat):
            return because("no_such_curse", rule="TMP-3.2", curse=self.curse)
        return cannot_pay(state, seat, LIFTED_BY[self.curse], self.pay)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        paid = pay(turn, seat, LIFTED_BY[self.curse], self.pay)
        turn.emit(CurseLifted(seat, self.curse, paid, turn.at))
        let_go(turn, seat, self.curse)


class TakeCare(Action[State], frozen=True):
    """Roll only when no die can fall, or no longer (TMP-6)."""

    on: bool

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if part(state).careful[seat] == self.on:
            return because("changes_nothing", rule="TMP-6", on=self.on)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(CareTaken(seat, self.on, turn.at))
