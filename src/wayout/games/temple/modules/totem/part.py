"""What the totem keeps in the state."""

from typing import Final, Literal, Self, TypeAlias

import msgspec

from wayout.games.temple.state import GOLDEN, IDS_PER_SEAT, LOCKED, SEATS, State
from wayout.kernel.seats import Seat

ID: Final = "totem"
CHAMBER: Final = "totem"
"""The tile of its chamber."""
HELD_BY: Final = "totem"
MaskFace: TypeAlias = Literal["G", "B"]
LIES: Final[dict[MaskFace, int]] = {"G": GOLDEN, "B": LOCKED}
"""How a die with this face lies when it is back before its owner."""


class Stacked(msgspec.Struct, frozen=True):
    """A die of the tower."""

    die: int
    face: MaskFace
    """What it shows."""


class Stacking(msgspec.Struct, frozen=True):
    """Somebody holds a die over the tower and will let go of it."""

    seat: Seat
    die: Stacked
    hold: int
    until: int


class Totem(msgspec.Struct):
    tower: list[Stacked] = msgspec.field(default_factory=list)
    """From the floor up."""
    stacking: Stacking | None = None
    tries: int = 0
    """How many dice have ever been let go of: each has luck of its own."""

    def clone(self) -> Self:
        return type(self)(self.tower[:], self.stacking, self.tries)


def part(state: State) -> Totem:
    found: Totem = state.parts[ID]
    return found


def owner_of(die: int) -> Seat:
    return SEATS[die // IDS_PER_SEAT]


def is_totem(state: State, node: int) -> bool:
    return node >= 0 and state.chambers[node >> 1].tile == CHAMBER


def own_highest(state: State, seat: Seat) -> Stacked | None:
    """The uppermost die of this seat in the tower."""
    return next((one for one in reversed(part(state).tower) if owner_of(one.die) == seat), None)
