"""What the cursed gems keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.state import MAX_SEATS, State
from wayout.games.temple.tiles import printed
from wayout.kernel.seats import Seat

ID: Final = "cursed_gems"
NO_GEM: Final = ""


class CursedGems(msgspec.Struct):
    """Who holds what, and where the location tiles are. A tile's number is its place in the stack at set-up, which says
    nothing."""

    gems: list[str] = msgspec.field(default_factory=lambda: [NO_GEM] * MAX_SEATS)
    """By seat: the cursed gem before it, face up."""
    symbols: list[str] = msgspec.field(default_factory=list)
    """By the tile's number: what it shows. Hidden."""
    stack: list[int] = msgspec.field(default_factory=list)
    """Tiles face down; the first is laid first."""
    lying: dict[int, int] = msgspec.field(default_factory=dict)
    """Chambers to the tiles that lie there face down."""
    gone: list[int] = msgspec.field(default_factory=list)
    """Tiles that have left the game with the gem that belongs there."""
    peeked: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in range(MAX_SEATS)])
    """By seat: the tiles that it has looked at, and knows."""
    hints: dict[int, list[str]] = msgspec.field(default_factory=dict)
    """By tile: what was said of it."""

    def clone(self) -> Self:
        return type(self)(
            self.gems[:],
            self.symbols[:],
            self.stack[:],
            self.lying.copy(),
            self.gone[:],
            [tiles[:] for tiles in self.peeked],
            {tile: hints[:] for tile, hints in self.hints.items()},
        )


def part(state: State) -> CursedGems:
    found: CursedGems = state.parts[ID]
    return found


def location_at(state: State, seat: Seat) -> int | None:
    """The tile that lies where this adventurer stands."""
    return part(state).lying.get(state.figures[seat] >> 1)


def has_one_gem(tile: str) -> bool:
    """TMP-2.16: where one gem can be lit and no more, linked chambers too."""
    return printed(tile).most == 1


def is_cursed(state: State, seat: Seat) -> bool:
    return part(state).gems[seat] != NO_GEM
