"""Lifting a curse, and rolling with care."""

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from, not_inside
from wayout.games.temple.dice import cannot_pay, pay
from wayout.games.temple.modules.curses.deck import LIFTED_BY
from wayout.games.temple.modules.curses.events import CareTaken, CurseLifted
from wayout.games.temple.modules.curses.limits import lifting_cost
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.modules.curses.verbs import let_go
from wayout.games.temple.seam import LIFT, Deed
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class Lift(Doing, frozen=True):
    """Show the icons of a curse that one bears (TMP-3.2)."""

    curse: str
    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, LIFT, dice=self.pay)
        if refusal is not None:
            return refusal
        if self.curse not in borne(state, seat):
            return because("no_such_curse", rule="TMP-3.2", curse=self.curse)
        if not LIFTED_BY[self.curse]:
            return because("cannot_be_lifted", rule="TMP-2.11", curse=self.curse)
        return cannot_pay(state, seat, lifting_cost(state, seat, self.curse, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(LIFT, seat, dice=self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        paid = pay(turn, seat, lifting_cost(turn.state, seat, self.curse, self.pay), self.pay)
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
