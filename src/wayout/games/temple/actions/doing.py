"""Deeds: actions that modules can forbid, price, catch and follow."""

from abc import abstractmethod

from wayout.games.temple.seam import Deed, hooks
from wayout.games.temple.state import OVER, State
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat


class Doing(Action[State], frozen=True):
    """An action of this sort says which deed it is, and does it in `carry_out`."""

    @abstractmethod
    def deed(self, state: State, seat: Seat) -> Deed:
        """By this the modules know it. Asked before anything has happened."""

    @abstractmethod
    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        """Emit what happens."""

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        asked = hooks(turn.state)
        if not asked.watch:
            self.carry_out(turn, seat)
            return
        deed = self.deed(turn.state, seat)
        if not any(catches(turn, deed, self) for catches in asked.catches):
            self._follow(turn, deed)

    def go_on(self, turn: Turn[State], seat: Seat) -> None:
        """For a module that has caught it: now it happens, if `check` still says nothing."""
        self._follow(turn, self.deed(turn.state, seat))

    def _follow(self, turn: Turn[State], deed: Deed) -> None:
        self.carry_out(turn, deed.seat)
        if turn.state.phase == OVER:
            return
        for done in hooks(turn.state).done:
            done(turn, deed)
