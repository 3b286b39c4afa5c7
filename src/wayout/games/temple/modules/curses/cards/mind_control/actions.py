"""Lending a hand, and doing without."""

from wayout.games.temple.actions.moments import not_running
from wayout.games.temple.modules.curses.cards.mind_control.events import HelpDropped
from wayout.games.temple.modules.curses.cards.mind_control.happening import happen
from wayout.games.temple.modules.curses.cards.mind_control.part import requests
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class Assist(Action[State], frozen=True):
    """Do for that seat what it asks for. Whoever is out or cursed alike can do that, too."""

    seat: Seat

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_running(state, seat)
        if refusal is not None:
            return refusal
        if self.seat == seat or self.seat not in requests(state):
            return because("nobody_asks", rule="TMP-6.12", seat=self.seat)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        happen(turn, self.seat, seat)


class Cancel(Action[State], frozen=True):
    """Take back what one has asked for."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_running(state, seat)
        if refusal is not None:
            return refusal
        return None if seat in requests(state) else because("nothing_asked", rule="TMP-6.12")

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(HelpDropped(seat, "cancelled", turn.at))
