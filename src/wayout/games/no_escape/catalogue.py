"""All tiles, and the printed matter that a client draws."""

from typing import Final, TypedDict

from wayout.games.no_escape import action_tiles
from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.parts import WindowKind
from wayout.games.no_escape.sides import SIDES, Cell
from wayout.games.no_escape.slots import REACH
from wayout.games.no_escape.state import ON_ABORT, STRIPS, TOKENS, WINDOWS
from wayout.games.no_escape.tiles import MAZE, SIDE_NAMES, MazeTile
from wayout.kernel.grid import Way
from wayout.kernel.registry import BrokenCatalogue, discover

ACTION_TILE_COUNT: Final = 42
DICE: Final = (1, 1, 2, 2, 3, 3)


def by_number(tile: ActionTile) -> int:
    return tile.number


ACTION_TILES: Final = {
    tile.id: tile for tile in sorted(discover(action_tiles, "ACTION_TILE", ActionTile).values(), key=by_number)
}
ABORTS: Final = tuple(tile.id for tile in ACTION_TILES.values() if tile.aborts is not None)
ABORTS_OF: Final[dict[str, tuple[str, ...]]] = {
    window: tuple(tile.id for tile in ACTION_TILES.values() if tile.aborts == window) for window in WINDOWS
} | {ON_ABORT: ABORTS}
"""NE-3.7: which aborts answer a window; any abort answers another."""

COUNTS: Final = {tile.id: tile.count for tile in MAZE} | {tile.id: tile.count for tile in ACTION_TILES.values()}
TILE_IDS: Final = tuple(COUNTS)
ALL_TILES: Final = tuple(tile for tile, count in COUNTS.items() for _ in range(count))

if sum(tile.count for tile in ACTION_TILES.values()) != ACTION_TILE_COUNT:
    raise BrokenCatalogue(f"there are not {ACTION_TILE_COUNT} action tiles")


class ActionInfo(TypedDict):
    id: str
    count: int
    uses: tuple[str, ...]
    aborts: WindowKind | None


class ExitInfo(TypedDict):
    """Where a side of the starting board is left."""

    space: int
    side: str
    way: Way


class SideInfo(TypedDict):
    """One side of the starting boards. Space 0 is the hub."""

    id: str
    players: tuple[int, ...]
    spaces: tuple[Cell, ...]
    links: list[tuple[int, int]]
    exits: list[ExitInfo]


class Catalogue(TypedDict):
    maze: dict[str, MazeTile]
    actions: dict[str, ActionInfo]
    sides: dict[str, SideInfo]
    windows: tuple[WindowKind, ...]
    dice: tuple[int, ...]
    strips: int
    tokens: int
    reach: int


CATALOGUE: Final[Catalogue] = {
    "maze": {tile.id: tile for tile in MAZE},
    "actions": {
        tile.id: {"id": tile.id, "count": tile.count, "uses": tile.uses, "aborts": tile.aborts}
        for tile in ACTION_TILES.values()
    },
    "sides": {
        side.id: {
            "id": side.id,
            "players": side.players,
            "spaces": side.cells,
            "links": [(at // 4, to) for at, to in enumerate(side.link) if to > at // 4],
            "exits": [
                {"space": door // 4, "side": SIDE_NAMES[door % 4], "way": door % 4} for door in sorted(side.doors)
            ],
        }
        for side in SIDES.values()
    },
    "windows": WINDOWS,
    "dice": DICE,
    "strips": STRIPS,
    "tokens": TOKENS,
    "reach": REACH,
}
