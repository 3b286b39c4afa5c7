"""Cursed gems are dealt and brought back; location tiles are laid, looked at and talked about."""

from typing import ClassVar

from wayout.games.temple.board import settle
from wayout.games.temple.dice import blank
from wayout.games.temple.modules.cursed_gems.part import NO_GEM, part
from wayout.games.temple.state import State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class CursedGemsDealt(Event[State], frozen=True):
    """Everybody has a cursed gem, and the location tiles lie face down."""

    news: ClassVar[bool] = True
    gems: tuple[str, ...]
    """By seat."""
    symbols: tuple[str, ...]
    """By the number of the location tile. Veiled: nothing."""

    def apply(self, state: State) -> None:
        cursed = part(state)
        for seat, gem in enumerate(self.gems):
            cursed.gems[seat] = gem
        cursed.symbols = list(self.symbols)
        cursed.stack = list(range(len(self.symbols)))

    def seen_by(self, viewer: Viewer) -> "CursedGemsDealt":
        return CursedGemsDealt(self.gems, ())

    def recalled_by(self, viewer: Viewer) -> "CursedGemsDealt":
        return self.seen_by(viewer)


class LocationLaid(PublicEvent[State], frozen=True):
    """The top location tile lies face down in a chamber. Its number does not tell what it is."""

    news: ClassVar[bool] = False
    chamber: int
    location: int

    def apply(self, state: State) -> None:
        cursed = part(state)
        cursed.stack.remove(self.location)
        cursed.lying[self.chamber] = self.location
        settle(state)


class LocationReturned(PublicEvent[State], frozen=True):
    """Its chamber leaves the temple, and the tile goes under the stack, face down."""

    news: ClassVar[bool] = False
    chamber: int
    location: int

    def apply(self, state: State) -> None:
        cursed = part(state)
        del cursed.lying[self.chamber]
        cursed.stack.append(self.location)


class LocationPeeked(Event[State], frozen=True):
    """Somebody has looked at a location tile, and nobody else has."""

    news: ClassVar[bool] = True
    seat: Seat
    chamber: int
    location: int
    symbol: str
    """Veiled: nothing."""
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        part(state).peeked[self.seat].append(self.location)
        state.last_act[self.seat] = self.at

    def seen_by(self, viewer: Viewer) -> "LocationPeeked":
        return self if viewer == self.seat else self.veiled()

    def recalled_by(self, viewer: Viewer) -> "LocationPeeked":
        return self.seen_by(viewer)

    def veiled(self) -> "LocationPeeked":
        return LocationPeeked(self.seat, self.chamber, self.location, "", self.paid, self.at)

    @property
    def variant(self) -> str:
        return "" if self.symbol else "hidden"


class CursedGemReturned(PublicEvent[State], frozen=True):
    """The tile shows the own gem: both leave the game, and the way out is free."""

    news: ClassVar[bool] = True
    seat: Seat
    symbol: str
    chamber: int
    location: int

    def apply(self, state: State) -> None:
        cursed = part(state)
        cursed.gems[self.seat] = NO_GEM
        del cursed.lying[self.chamber]
        cursed.gone.append(self.location)
        settle(state)


class HintGiven(PublicEvent[State], frozen=True):
    """Somebody who has looked at a location tile says something about it."""

    news: ClassVar[bool] = True
    seat: Seat
    location: int
    hint: str
    at: int

    def apply(self, state: State) -> None:
        hints = part(state).hints
        hints[self.location] = [*hints.get(self.location, []), self.hint]
        state.last_signal[self.seat] = self.at
