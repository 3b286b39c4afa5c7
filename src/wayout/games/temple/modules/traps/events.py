"""Traps spring, keep adventurers and let them go."""

from typing import ClassVar

from wayout.games.temple.board import settle
from wayout.games.temple.dice import blank
from wayout.games.temple.modules.traps.part import NO_CHAMBER, part
from wayout.games.temple.state import NO_NODE, State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class TrapSprung(PublicEvent[State], frozen=True):
    """Whoever discovers a trap is in it at once."""

    news: ClassVar[bool] = False
    seat: Seat
    start: int
    to: int
    tile: str

    def apply(self, state: State) -> None:
        state.figures[self.seat] = self.to
        settle(state)

    @property
    def variant(self) -> str:
        return self.tile


class CliffHolds(PublicEvent[State], frozen=True):
    """An adventurer hangs on a cliff and cannot leave."""

    news: ClassVar[bool] = False
    seat: Seat
    node: int

    def apply(self, state: State) -> None:
        part(state).kept[self.seat] = self.node


class Climbed(PublicEvent[State], frozen=True):
    """An adventurer has got off the cliff and stands in its chamber."""

    news: ClassVar[bool] = False
    seat: Seat
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        part(state).kept[self.seat] = NO_NODE
        state.last_act[self.seat] = self.at


class PlatformWaits(PublicEvent[State], frozen=True):
    """No open entrance fits the platform yet: it stays with its rider, and nobody gets on or off."""

    news: ClassVar[bool] = False
    seat: Seat
    chamber: int

    def apply(self, state: State) -> None:
        part(state).kept[self.seat] = state.figures[self.seat]
        part(state).waiting = self.chamber


class PlatformSettled(PublicEvent[State], frozen=True):
    """The platform waits no more: it is a chamber like any other, and keeps nobody."""

    news: ClassVar[bool] = False
    chamber: int

    def apply(self, state: State) -> None:
        traps = part(state)
        traps.waiting = NO_CHAMBER
        traps.kept = [NO_NODE if node >> 1 == self.chamber else node for node in traps.kept]


class TrapLetGo(PublicEvent[State], frozen=True):
    """Something has taken an adventurer out of a trap that kept him."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        part(state).kept[self.seat] = NO_NODE


class TrapSwapped(PublicEvent[State], frozen=True):
    """Two players have exchanged adventurers: a trap keeps the figure, whoever's it is."""

    news: ClassVar[bool] = False
    seat: Seat
    target: Seat

    def apply(self, state: State) -> None:
        kept = part(state).kept
        kept[self.seat], kept[self.target] = kept[self.target], kept[self.seat]


class Summoned(PublicEvent[State], frozen=True):
    """All these adventurers are in the invocation chamber, wherever they were."""

    news: ClassVar[bool] = False
    seat: Seat
    seats: tuple[Seat, ...]
    to: int
    paid: tuple[int, ...]
    """Nothing, when the chamber is discovered."""
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        for seat in self.seats:
            state.figures[seat] = self.to
        state.last_act[self.seat] = self.at
        settle(state)

    @property
    def variant(self) -> str:
        return "" if self.paid else "trap"
