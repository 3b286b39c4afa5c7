"""All actions as numbers: first the kind or the action tile, then what it names; a slot is its column and its row."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from wayout.games.no_escape.actions import ACTIONS, PlayAction
from wayout.games.no_escape.catalogue import ACTION_TILES, TILE_IDS
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.slots import REACH
from wayout.games.no_escape.state import SEATS, State
from wayout.kernel.grid import WAYS
from wayout.kernel.numbering import Kind, Spelled
from wayout.kernel.play import Action

LINES: Final = range(-REACH, REACH + 1)
VALUES: Final[dict[str, Sequence[Any]]] = {
    "at.x": LINES,
    "at.y": LINES,
    "to.x": LINES,
    "to.y": LINES,
    "rot": WAYS,
    "to_rot": WAYS,
    "side": WAYS,
    "way": WAYS,
    "seat": SEATS,
    "take": TILE_IDS,
    "tile": TILE_IDS,
}
"""All that there can be of each thing that an action names."""
SLOTS: Final = ("at", "to")


def split(fields: Sequence[str]) -> tuple[str, ...]:
    """The same with two fields for each slot."""
    return tuple(part for field in fields for part in ((f"{field}.x", f"{field}.y") if field in SLOTS else (field,)))


def read(fields: Sequence[str], named: object) -> list[Any]:
    """What an action names, a slot in two."""
    values: list[Any] = []
    for field in fields:
        value = getattr(named, field)
        values.extend(value if field in SLOTS else (value,))
    return values


def joined(fields: Sequence[str], values: Sequence[Any]) -> dict[str, Any]:
    """The values by field, with the slots whole again."""
    rest = iter(values)
    return {field: (next(rest), next(rest)) if field in SLOTS else next(rest) for field in fields}


def simple(kind: Callable[..., Action[State]], fields: Sequence[str]) -> Kind:
    return Kind(split(fields), lambda action: read(fields, action), lambda values: kind(**joined(fields, values)))


def played(tile: str) -> Kind:
    """Wishing to play a tile that is no action tile can be thought of too; it is always refused."""
    uses = ACTION_TILES[tile].uses if tile in ACTION_TILES else ()
    return Kind(
        split(uses),
        lambda action: read(uses, action.targets),
        lambda values: PlayAction(tile, Targets(**joined(uses, values))),
    )


def kind_of(action: Action[State]) -> Hashable:
    return action.tile if isinstance(action, PlayAction) else type(action)


KINDS: Final[dict[Hashable, Kind]] = {
    **{kind: simple(kind, kind.__struct_fields__) for kind in ACTIONS if kind is not PlayAction},
    **{tile: played(tile) for tile in TILE_IDS},
}
NUMBERING: Final = Spelled(KINDS, VALUES, kind_of)
