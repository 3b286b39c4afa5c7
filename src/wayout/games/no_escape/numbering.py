"""All actions as whole numbers: one block for each kind, and in it a mixed radix of what it names."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from wayout.games.no_escape.actions import (
    ChooseTeleporter,
    ChooseWay,
    DeclinePath,
    GiveTile,
    LayPath,
    LayTile,
    LeaveGame,
    LetPass,
    PlaceTile,
    PlayAbort,
    PlayAction,
    Roll,
    SkipAction,
    SpendEnergy,
)
from wayout.games.no_escape.catalogue import ACTION_TILES, TILE_IDS
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.slots import REACH, Slot
from wayout.games.no_escape.state import MAX_SEATS, State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

ROW: Final = 2 * REACH + 1
RADIX: Final = {
    "at": ROW * ROW,
    "to": ROW * ROW,
    "rot": 4,
    "to_rot": 4,
    "side": 4,
    "way": 4,
    "seat": MAX_SEATS,
    "take": len(TILE_IDS),
    "tile": len(TILE_IDS),
}
"""How many values there are of each thing that an action names."""


class Block(NamedTuple):
    """A run of numbers: one kind of action, or one kind of action tile."""

    start: int
    kind: type[Action[State]]
    fields: tuple[str, ...]
    action_tile: str | None


def digit(field: str, value: Any) -> int:
    if field in ("at", "to"):
        return int((value[1] + REACH) * ROW + value[0] + REACH)
    if field in ("tile", "take"):
        return TILE_IDS.index(value)
    return int(value)


def value_of(field: str, number: int) -> Any:
    if field in ("at", "to"):
        slot: Slot = (number % ROW - REACH, number // ROW - REACH)
        return slot
    if field in ("tile", "take"):
        return TILE_IDS[number]
    return Seat(number) if field == "seat" else number


SIMPLE: Final[tuple[type[Action[State]], ...]] = (
    SkipAction,
    SpendEnergy,
    Roll,
    LetPass,
    DeclinePath,
    ChooseWay,
    PlayAbort,
    GiveTile,
    LayTile,
    ChooseTeleporter,
    LayPath,
    PlaceTile,
    LeaveGame,
)


def blocks() -> tuple[list[Block], int]:
    found, start = [], 0
    for kind in SIMPLE:
        found.append(Block(start, kind, kind.__struct_fields__, None))
        start += size_of(kind.__struct_fields__)
    for tile in ACTION_TILES.values():
        found.append(Block(start, PlayAction, tile.uses, tile.id))
        start += size_of(tile.uses)
    return found, start


def size_of(fields: Sequence[str]) -> int:
    size = 1
    for field in fields:
        size *= RADIX[field]
    return size


class Numbers:
    """Slots within reach, so every action that can ever be legal has its number."""

    def __init__(self) -> None:
        self._blocks, self.size = blocks()
        self._by_kind = {block.kind: block for block in self._blocks if block.action_tile is None}
        self._by_tile = {block.action_tile: block for block in self._blocks if block.action_tile is not None}

    def number(self, action: Action[State]) -> int:
        named: Targets | Action[State] = action
        if isinstance(action, PlayAction):
            block, named = self._by_tile[action.tile], action.targets
        else:
            block = self._by_kind[type(action)]
        number = 0
        for field in block.fields:
            number = number * RADIX[field] + digit(field, getattr(named, field))
        return block.start + number

    def action(self, number: int) -> Action[State]:
        block = next(block for block in reversed(self._blocks) if block.start <= number)
        rest, values = number - block.start, {}
        for field in reversed(block.fields):
            rest, value = divmod(rest, RADIX[field])
            values[field] = value_of(field, value)
        if block.action_tile is not None:
            return PlayAction(block.action_tile, Targets(**values))
        return block.kind(**values)
