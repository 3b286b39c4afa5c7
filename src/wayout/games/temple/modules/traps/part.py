"""What the traps keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.state import MAX_SEATS, NO_NODE, State
from wayout.kernel.seats import Seat

ID: Final = "traps"
NO_CHAMBER: Final = -1


class Traps(msgspec.Struct):
    """Whom a trap keeps where he is."""

    kept: list[int] = msgspec.field(default_factory=lambda: [NO_NODE] * MAX_SEATS)
    """By seat: the node of the cliff or the platform that its adventurer cannot leave, or NO_NODE."""
    waiting: int = NO_CHAMBER
    """The platform, while it has nowhere to go."""

    def clone(self) -> Self:
        return type(self)(self.kept[:], self.waiting)


def part(state: State) -> Traps:
    found: Traps = state.parts[ID]
    return found


def is_kept(state: State, seat: Seat) -> bool:
    return part(state).kept[seat] != NO_NODE


def adrift(state: State) -> tuple[int, ...]:
    """The platform, while it waits for where it will lie."""
    waiting = part(state).waiting
    return () if waiting == NO_CHAMBER else (waiting,)


def trap_of(state: State, seat: Seat) -> str | None:
    """The tile of the trap that keeps this adventurer."""
    node = part(state).kept[seat]
    return None if node == NO_NODE else state.chambers[node >> 1].tile


def tile_under(state: State, seat: Seat) -> str | None:
    """The tile of the chamber in which this adventurer is, if he is inside."""
    node = state.figures[seat]
    return None if node < 0 else state.chambers[node >> 1].tile
