"""A show begins: the complex is laid out, characters and roles are dealt (R25-4.2)."""

from typing import ClassVar

from wayout.games.room25.cells import CENTRE
from wayout.games.room25.parts import Role, Tile, Who
from wayout.games.room25.state import State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class ComplexLaid(Event[State], frozen=True):
    """Every room in its place, and the cards in their order. Which rooms there are is known, where they lie is not."""

    news: ClassVar[bool] = True
    first: Seat
    rooms: tuple[str, ...]
    """By cell; for viewers sorted by name."""
    deck: tuple[int, ...]
    """From the bottom; for viewers sorted."""
    homes: tuple[Tile, ...]
    """Which Robot Room each robot comes from; viewers do not know."""
    casting: tuple[Seat, ...] = ()
    """Who picks, one after the other."""

    def apply(self, state: State) -> None:
        state.casting = list(self.casting)
        state.kinds = list(self.rooms)
        state.deck = list(self.deck)
        state.face_up[CENTRE] = True
        state.homes = list(self.homes)

    def seen_by(self, viewer: Viewer) -> "ComplexLaid":
        return ComplexLaid(self.first, tuple(sorted(self.rooms)), tuple(sorted(self.deck)), (), self.casting)

    def recalled_by(self, viewer: Viewer) -> "ComplexLaid":
        return self.seen_by(viewer)


class Cast(PublicEvent[State], frozen=True):
    """A seat plays these characters too, on this side."""

    news: ClassVar[bool] = True
    seat: Seat
    group: tuple[Who, ...]
    side: int

    def apply(self, state: State) -> None:
        for who in self.group:
            state.owner[who] = self.seat
            state.side[who] = self.side
            state.order.append(who)
        if state.casting:
            state.casting.pop(0)


class RolesDealt(Event[State], frozen=True):
    """By character. Each player sees the role of their own."""

    news: ClassVar[bool] = True
    roles: tuple[Role | None, ...]
    seats: tuple[Seat, ...]
    """Who plays each character."""

    def apply(self, state: State) -> None:
        state.roles = list(self.roles)

    def seen_by(self, viewer: Viewer) -> "RolesDealt":
        own = (role if seat == viewer else None for role, seat in zip(self.roles, self.seats, strict=True))
        return RolesDealt(tuple(own), self.seats)

    def recalled_by(self, viewer: Viewer) -> "RolesDealt":
        return self.seen_by(viewer)


class ShowBegan(PublicEvent[State], frozen=True):
    """Everybody stands in the Central Room, and may take a starting clue."""

    news: ClassVar[bool] = False
    asks_anew: ClassVar[bool] = True
    order: tuple[Who, ...]
    left: int
    empties: tuple[int, ...]

    def apply(self, state: State) -> None:
        state.phase = "clue"
        state.order = list(self.order)
        state.left = self.left
        state.empties = list(self.empties)
        for who in self.order:
            state.alive[who] = True
            state.at[who] = state.grid[CENTRE]
        state.undecided = [seat for seat in map(Seat, range(state.seats)) if state.in_game[seat]]


class ClueDeclined(PublicEvent[State], frozen=True):
    """A seat looks at nothing."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        state.undecided.remove(self.seat)
