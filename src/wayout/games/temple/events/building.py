"""The temple is built otherwise: chambers go, move and turn, tiles are chosen, gems are added."""

from typing import ClassVar

import msgspec

from wayout.games.temple.board import cell_of, open_side, rearrange
from wayout.games.temple.dice import blank
from wayout.games.temple.parts import Opening, Reserved
from wayout.games.temple.state import START, State
from wayout.games.temple.tiles import printed
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class ChambersLifted(Event[State], frozen=True):
    """Chambers leave the temple. Their tiles go under the pile in an order that nobody sees, and whoever was in them
    is in the starting chamber."""

    news: ClassVar[bool] = True
    chambers: tuple[int, ...]
    under: tuple[str, ...]
    """Their tiles, the one that is drawn last first. Veiled: nothing."""
    seats: tuple[Seat, ...]

    def apply(self, state: State) -> None:
        for seat in self.seats:
            state.figures[seat] = START
        state.pile[:0] = self.under
        rearrange(
            state, {number: msgspec.structs.replace(state.chambers[number], gone=True) for number in self.chambers}
        )

    def seen_by(self, viewer: Viewer) -> "ChambersLifted":
        return ChambersLifted(self.chambers, (), self.seats)

    def recalled_by(self, viewer: Viewer) -> "ChambersLifted":
        return self.seen_by(viewer)


class ChambersMoved(PublicEvent[State], frozen=True):
    """Chambers lie elsewhere, all at once, with everybody and everything in them."""

    news: ClassVar[bool] = True
    places: tuple[tuple[int, int, int], ...]
    """Each chamber with its new x and y."""

    def apply(self, state: State) -> None:
        rearrange(
            state, {number: msgspec.structs.replace(state.chambers[number], x=x, y=y) for number, x, y in self.places}
        )


class ChamberTurned(PublicEvent[State], frozen=True):
    """A chamber lies in its place as if it had been turned so many quarters from how it is printed."""

    news: ClassVar[bool] = True
    chamber: int
    turned: int

    def apply(self, state: State) -> None:
        old = state.chambers[self.chamber]
        doors = printed(old.tile).doors[self.turned]
        rearrange(state, {self.chamber: msgspec.structs.replace(old, turned=self.turned, doors=doors)})


class DiscoveryBegun(PublicEvent[State], frozen=True):
    """TMP-4.5: a discovery is paid for, but its discoverer has yet to choose; the cell and so many tiles of the top are
    set apart meanwhile."""

    news: ClassVar[bool] = True
    seat: Seat
    node: int
    side: int
    x: int
    y: int
    looks_at: int
    paid: tuple[int, ...]
    walled: bool
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        if self.walled:
            open_side(state, self.node >> 1, self.side)
        kept = len(state.pile) - self.looks_at
        opening = Opening(self.seat, self.node, self.side, self.x, self.y)
        state.reserved[cell_of(self.x, self.y)] = Reserved(opening, tuple(state.pile[kept:]))
        del state.pile[kept:]
        state.last_act[self.seat] = self.at


class PileStirred(Event[State], frozen=True):
    """The whole pile is shuffled; its order stays hidden."""

    news: ClassVar[bool] = True
    pile: tuple[str, ...]
    """Drawn from the end. Veiled: nothing."""

    def apply(self, state: State) -> None:
        state.pile = list(self.pile)
        state.stirred = True

    def seen_by(self, viewer: Viewer) -> "PileStirred":
        return PileStirred(())

    def recalled_by(self, viewer: Viewer) -> "PileStirred":
        return PileStirred(())


class GemsAdded(PublicEvent[State], frozen=True):
    """So many gems more lie in the depot."""

    news: ClassVar[bool] = True
    n: int

    def apply(self, state: State) -> None:
        state.depot += self.n
        state.gems_added += self.n
