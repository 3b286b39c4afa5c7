"""Letting the clock go on (TMP-4.2)."""

from wayout.games.temple.actions.moments import not_in_game
from wayout.games.temple.events import GoOnSaid
from wayout.games.temple.pausing import settle_pause
from wayout.games.temple.state import PAUSED, State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class GoOn(Action[State], frozen=True):
    """The clock was stopped long enough."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_in_game(state, seat)
        if refusal is not None:
            return refusal
        if state.phase != PAUSED:
            return because("time_goes_on", rule="TMP-4.2")
        return because("changes_nothing", rule="TMP-4.2") if seat in state.go_on else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(GoOnSaid(seat))
        settle_pause(turn)
