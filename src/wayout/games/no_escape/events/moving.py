"""Meeples walk, push, fly and teleport."""

from typing import ClassVar

from wayout.games.no_escape.slots import GONE, NO_WAY, Spot, place_of, way_number
from wayout.games.no_escape.state import TOKENS, State
from wayout.kernel.grid import Way
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class Stepped(PublicEvent[State], frozen=True):
    """One step onto a catwalk or the hub. No heading: its owner is asked."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 180
    seat: Seat
    to: Spot
    heading: Way | None
    came_from: Way | None
    """The way back, if it is remembered."""

    def apply(self, state: State) -> None:
        seat = self.seat
        state.places[seat] = place_of(self.to)
        state.headings[seat] = way_number(self.heading)
        state.came_from[seat] = way_number(self.came_from)
        if state.chain:
            state.chain.pop()
        elif state.steps:
            state.steps -= 1


class Pushed(PublicEvent[State], frozen=True):
    """Somebody is in the way of `by` and has to step first."""

    news: ClassVar[bool] = False
    seat: Seat
    by: Seat

    def apply(self, state: State) -> None:
        state.chain.append(self.seat)


class Turned(PublicEvent[State], frozen=True):
    """Pushed while facing the pusher: turned away, or its owner is asked where to."""

    news: ClassVar[bool] = False
    seat: Seat
    heading: Way | None
    came_from: Way

    def apply(self, state: State) -> None:
        state.headings[self.seat] = way_number(self.heading)
        state.came_from[self.seat] = self.came_from


class Blocked(PublicEvent[State], frozen=True):
    """The way is blocked, and the rest of the movement is lost."""

    news: ClassVar[bool] = False
    seat: Seat
    by: Seat

    def apply(self, state: State) -> None:
        state.steps = 0
        state.chain = []


class WayChosen(PublicEvent[State], frozen=True):
    """A meeple faces the way that its owner chose."""

    news: ClassVar[bool] = True
    seat: Seat
    way: Way

    def apply(self, state: State) -> None:
        state.headings[self.seat] = self.way
        state.question = None
        state.ways = 0


class Refilled(PublicEvent[State], frozen=True):
    """A control room turns all tokens green."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        state.green[self.seat] = TOKENS


class Teleported(PublicEvent[State], frozen=True):
    """From one indicator to another, facing out."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 500
    seat: Seat
    to: Spot
    heading: Way

    def apply(self, state: State) -> None:
        state.places[self.seat] = place_of(self.to)
        state.headings[self.seat] = self.heading
        state.came_from[self.seat] = NO_WAY
        state.question = None


class TeleportStopped(PublicEvent[State], frozen=True):
    """The teleport was aborted: a meeple has only turned round."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        return


class Escaped(PublicEvent[State], frozen=True):
    """A meeple crosses an exit and is off the board."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 800
    seat: Seat
    by: Seat
    """Whose movement it was."""

    def apply(self, state: State) -> None:
        state.places[self.seat] = GONE
        state.headings[self.seat] = NO_WAY
        state.came_from[self.seat] = NO_WAY
        state.steps = 0
        state.chain = []
