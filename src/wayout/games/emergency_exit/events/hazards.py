"""What danger cards do (EEO-6.3). None of it is told later: it would say what sign was on a tile."""

from typing import ClassVar

from wayout.games.emergency_exit.state import State
from wayout.games.emergency_exit.tiles import FREE
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat, Viewer


class HazardEvent(Event[State], frozen=True):
    """Seen by all as it happens, and not recalled."""

    def seen_by(self, viewer: Viewer) -> Event[State] | None:
        return self

    def recalled_by(self, viewer: Viewer) -> Event[State] | None:
        return None


class PileTurned(HazardEvent, frozen=True):
    """The pile as shown turns clockwise; the true route does not."""

    news: ClassVar[bool] = False
    quarters: int

    def apply(self, state: State) -> None:
        state.rot = (state.rot + self.quarters) & 3
        if state.heading != FREE:
            state.heading = (state.heading + self.quarters) & 3


class BlackoutComing(HazardEvent, frozen=True):
    """The lights will go out at that time of the game's clock."""

    news: ClassVar[bool] = False
    until: int

    def apply(self, state: State) -> None:
        state.dark_at = self.until


class LightsOut(HazardEvent, frozen=True):
    """The top is hidden until the next tile covers it."""

    news: ClassVar[bool] = False

    def apply(self, state: State) -> None:
        state.dark = True
        state.dark_at = None


class PanicSpread(HazardEvent, frozen=True):
    """The next tile is played blind."""

    news: ClassVar[bool] = False

    def apply(self, state: State) -> None:
        state.panic = True


class DirectionReversed(HazardEvent, frozen=True):
    """The turn goes round the other way."""

    news: ClassVar[bool] = False
    direction: int

    def apply(self, state: State) -> None:
        state.direction = self.direction


class SprintEarned(HazardEvent, frozen=True):
    """A seat will have another turn."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        state.sprint = True


class HandsPassed(HazardEvent, frozen=True):
    """Everybody in the round has the hand of a neighbour."""

    news: ClassVar[bool] = True
    hands: tuple[tuple[int, ...] | None, ...]
    """All hands as they are now; each seat sees its own."""

    def apply(self, state: State) -> None:
        state.hands = [list(hand or ()) for hand in self.hands]

    def seen_by(self, viewer: Viewer) -> "HandsPassed":
        return HandsPassed(tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands)))
