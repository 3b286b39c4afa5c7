"""NE-3.3 told a second time, word for word and without any table: slow, short, and only to check the fast telling."""

from collections.abc import Mapping
from typing import NamedTuple

from wayout.games.no_escape.shapes import HAS_STRIP, TILE
from wayout.games.no_escape.sides import SIDES
from wayout.games.no_escape.slots import XY, Slot
from wayout.games.no_escape.state import State
from wayout.games.no_escape.tiles import MAZE

TILES = {tile.id: tile for tile in MAZE}
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
CENTRE: Slot = (0, 0)


class Piece(NamedTuple):
    """A laid tile, or one ninth of the starting board."""

    tile: str | None
    strip: bool
    exits: frozenset[int]


Laid = Mapping[Slot, Piece]


def piece(tile: str, rot: int, strip: bool = False) -> Piece:
    sides = "".join(TILES[tile].exits) + "E" * strip
    return Piece(tile, strip, frozenset(("NESW".index(side) + rot) % 4 for side in sides))


def ninths(side: str) -> dict[Slot, Piece]:
    """The starting board from the names of its exits."""
    exits: dict[Slot, set[int]] = {(x, y): set() for x in (-1, 0, 1) for y in (-1, 0, 1)}
    for name in SIDES[side].steps:
        along = int(name[1]) - 2
        slot = {"N": (along, -1), "E": (1, along), "S": (along, 1), "W": (-1, along)}[name[0]]
        exits[slot].add("NESW".index(name[0]))
    return {slot: Piece(None, False, frozenset(found)) for slot, found in exits.items()}


def laid_by(state: State) -> dict[Slot, Piece]:
    tiles = {XY[slot]: piece(TILE[code], code & 3, HAS_STRIP[code]) for slot, code in state.board.tiles()}
    return ninths(state.side) | tiles


def beside(slot: Slot, way: int) -> Slot:
    return (slot[0] + BESIDE[way][0], slot[1] + BESIDE[way][1])


def matches(laid: Laid, slot: Slot) -> bool:
    """Exit to exit and wall to wall."""
    around = {way: laid[beside(slot, way)] for way in range(4) if beside(slot, way) in laid}
    return all((way in laid[slot].exits) == ((way + 2) % 4 in other.exits) for way, other in around.items())


def open_exits(laid: Laid) -> int:
    return sum(beside(slot, way) not in laid for slot, one in laid.items() for way in one.exits)


def is_legal(laid: Laid, slot: Slot, one: Piece) -> bool:
    """a to d of the rule, one after the other."""
    if slot in laid:
        return False
    after = {**laid, slot: one}
    joined = any(beside(slot, way) in laid for way in one.exits)
    return matches(after, slot) and joined and open_exits(after) > 0


def is_valid(laid: Laid) -> bool:
    return all(matches(laid, slot) for slot in laid) and open_exits(laid) > 0 and is_connected(laid)


def is_connected(laid: Laid) -> bool:
    """The starting board is one thing, and so are all white teleporters together."""
    reached: set[Slot] = {slot for slot, one in laid.items() if one.tile is None}
    while True:
        more = {beside(slot, way) for slot in reached for way in laid[slot].exits} & laid.keys()
        if any(laid[slot].tile == "tele_w" for slot in reached):
            more |= {slot for slot, one in laid.items() if one.tile == "tele_w"}
        if more <= reached:
            return len(reached) == len(laid)
        reached |= more
