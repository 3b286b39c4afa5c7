"""The game's clock is stopped, and goes on (TMP-4.2)."""

from typing import ClassVar

from wayout.games.temple.state import NOBODY, PAUSED, RUNNING, State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class TimeStopped(PublicEvent[State], frozen=True):
    """A seat has stopped the clock: everybody may talk, and nobody rolls."""

    news: ClassVar[bool] = True
    seat: Seat
    at: int

    def apply(self, state: State) -> None:
        state.phase = PAUSED
        state.paused_by, state.paused_at = self.seat, self.at


class GoOnSaid(PublicEvent[State], frozen=True):
    """A seat wants the clock to go on."""

    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State) -> None:
        state.go_on.append(self.seat)


class TimeWentOn(PublicEvent[State], frozen=True):
    """The clock goes on where it was stopped."""

    news: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        state.phase = RUNNING
        state.paused_by, state.paused_at, state.go_on = NOBODY, -1, []
