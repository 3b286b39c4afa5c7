"""What the treasures keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.state import MAX_SEATS, State
from wayout.kernel.seats import Seat

ID: Final = "treasures"
GENIE_LAMP: Final = "genie_lamp"
"""The choice for which tiles are set apart."""


class Apart(msgspec.Struct, frozen=True):
    """What lies before one seat alone until it has chosen, the top of the stack first."""

    seat: Seat
    kinds: tuple[str, ...]


class Treasures(msgspec.Struct):
    """The stack, the chests, and who has what. A tile's number is its place in the stack, which says nothing."""

    stack: list[str] = msgspec.field(default_factory=list)
    """By the tile's number: its kind. Hidden until the tile is claimed."""
    laid: int = 0
    """How many tiles have left the stack."""
    chests: dict[int, int] = msgspec.field(default_factory=dict)
    """Chambers to the tiles that lie there face down."""
    owned: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in range(MAX_SEATS)])
    """By seat: the tiles face up before it, in the order in which they were claimed."""
    armed: dict[int, int] = msgspec.field(default_factory=dict)
    """Tiles that count as icons, and until when."""
    gone: list[int] = msgspec.field(default_factory=list)
    """Tiles that were used or left behind."""
    spent: list[int] = msgspec.field(default_factory=list)
    """Tiles that were used and stay before their owners."""
    placed: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """By kind: the nodes in which used tiles lie and go on working."""
    apart: list[Apart] = msgspec.field(default_factory=list)
    """Tiles that are neither in the stack nor anybody's yet; they have no numbers. One lot a seat at most."""

    def clone(self) -> Self:
        return type(self)(
            self.stack[:],
            self.laid,
            self.chests.copy(),
            [tiles[:] for tiles in self.owned],
            self.armed.copy(),
            self.gone[:],
            self.spent[:],
            {kind: nodes[:] for kind, nodes in self.placed.items()},
            self.apart[:],
        )


def part(state: State) -> Treasures:
    found: Treasures = state.parts[ID]
    return found


def owned(state: State, seat: Seat) -> list[int]:
    """The numbers of the treasures before this seat."""
    return part(state).owned[seat]
