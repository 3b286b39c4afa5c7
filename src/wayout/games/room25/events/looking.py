"""What is looked at, marked and said about rooms that are face down."""

from typing import ClassVar

from wayout.games.room25.cells import Cell
from wayout.games.room25.parts import Claim, Colour, Glance, Look, Sighting, Who
from wayout.games.room25.state import IN_HAND, State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class Looked(Event[State], frozen=True):
    """These seats see the room that lies here; the others see only where they look."""

    news: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    cell: Cell
    room: str | None
    by: Glance

    def apply(self, state: State) -> None:
        assert self.room is not None
        tile = state.grid[self.cell]
        for seat in self.seats:
            state.looked[seat].append(Look(self.cell, tile, self.room, self.by, state.round))
            state.sightings.append(Sighting(seat, state.round, tile, self.room))
            if tile not in state.known[seat]:
                state.known[seat].append(tile)
            if seat in state.undecided:
                state.undecided.remove(seat)

    def seen_by(self, viewer: Viewer) -> "Looked":
        return self if viewer in self.seats else self.recalled_by(viewer)

    def recalled_by(self, viewer: Viewer) -> "Looked":
        """R25-D12: what was looked at is not shown again."""
        return Looked(self.seats, self.cell, None, self.by)


class ReminderPlaced(PublicEvent[State], frozen=True):
    """Only its owner knows what it means."""

    news: ClassVar[bool] = False
    aside: ClassVar[bool] = True
    who: Who
    cell: Cell

    def apply(self, state: State) -> None:
        state.reminder[self.who] = state.grid[self.cell]


class RemindersReturned(PublicEvent[State], frozen=True):
    """R25-4.10, Jamming alone: every reminder comes back into the hand."""

    news: ClassVar[bool] = False

    def apply(self, state: State) -> None:
        state.reminder = [IN_HAND] * len(state.reminder)


class Claimed(PublicEvent[State], frozen=True):
    """A seat says of which colour a room is that lies face down. It may be a lie."""

    news: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    seat: Seat
    cell: Cell
    colour: Colour

    def apply(self, state: State) -> None:
        state.claims.append(Claim(self.seat, state.round, self.cell, state.grid[self.cell], self.colour))
