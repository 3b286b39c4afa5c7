"""Small things that state, events, actions and views have in common."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from wayout.games.no_escape.slots import Slot
from wayout.kernel.seats import Seat

Step: TypeAlias = Literal["opening", "action", "maze", "flip", "energy", "roll", "move", "over"]
QuestionKind: TypeAlias = Literal["branch", "teleport", "new_path", "lay", "give"]
WindowKind: TypeAlias = Literal["action", "maze", "energy", "roll", "teleport", "abort"]
Outcome: TypeAlias = Literal["escaped", "exploded", "last_one"]

Quarter = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""A rotation, or a way clockwise from north."""


class Targets(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything public that an action tile is announced with (NE-3.4); each kind uses some of it."""

    at: Slot | None = None
    """The laid tile that it is about."""
    to: Slot | None = None
    """Crossed Corridors: the other tile; Section Shift: the slot that the tile goes to."""
    rot: Quarter | None = None
    """How the tile from `at` will lie."""
    to_rot: Quarter | None = None
    """Crossed Corridors: how the tile from `to` will lie."""
    side: Quarter | None = None
    """Cut-Through: the side with the new exit."""
    seat: Seat | None = None
    """The other player, or whose meeple."""
    take: str | None = None
    """Salvage: a tile of the discard pile."""


class Abort(msgspec.Struct, frozen=True):
    """An abort on the stack, played and not yet settled."""

    seat: Seat
    tile: str
