"""Answers to abort windows, and what a seat may do at any time."""

from wayout.games.no_escape.actions.moments import not_answering, not_in_play
from wayout.games.no_escape.events import Answered
from wayout.games.no_escape.leaving import leave
from wayout.games.no_escape.settle import close_window
from wayout.games.no_escape.state import State
from wayout.games.no_escape.windows import fitting_aborts
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class LetPass(Action[State], frozen=True):
    """Abort nothing."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_answering(state, seat)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Answered(seat, None))
        if not turn.state.waiting:
            close_window(turn)


class PlayAbort(Action[State], frozen=True):
    """Abort with this tile, if nobody nearer to the current player does."""

    tile: str

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_answering(state, seat)
        if refusal is not None:
            return refusal
        if self.tile not in state.hands[seat]:
            return because("not_in_hand", rule="NE-3.7", tile=self.tile)
        assert state.window is not None
        if self.tile in fitting_aborts(state, state.window):
            return None
        return because("wrong_abort", rule="NE-3.7", tile=self.tile, window=state.window)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Answered(seat, self.tile))
        if not turn.state.waiting:
            close_window(turn)


class LeaveGame(Action[State], frozen=True):
    """Be out of the game for good (NE-3.9)."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_in_play(state, seat)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        leave(turn, seat)
