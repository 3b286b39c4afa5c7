"""The maze tiles: read from the data file and checked once."""

from importlib import resources
from typing import Annotated, Final

import msgspec

from wayout.kernel.printed import read_printed

MAZE_TILES: Final = 90
MID_SIDES: Final = {"N": (0, 1), "E": (1, 2), "S": (2, 1), "W": (1, 0)}
"""NE-2.1: the only cells that can have an exit."""
SIDE_NAMES: Final = tuple(MID_SIDES)
TUNNEL_ENDS: Final = ("ctrl_y", "ctrl_w", "tele_w", "tele_y")

Cell = tuple[int, int]


class BrokenTiles(ValueError):
    """The data file does not hold the maze tiles of this game."""


class MazeTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed kind."""

    id: str
    count: Annotated[int, msgspec.Meta(ge=1)]
    spaces: tuple[tuple[Cell, ...], ...]
    links: tuple[tuple[int, int], ...]
    exits: dict[str, int]
    rotations: int
    indicator: int | None = None
    takes_strip: bool = False


class TileSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    maze: tuple[MazeTile, ...]


def read_tiles(text: str) -> tuple[MazeTile, ...]:
    """The tiles in this TOML; raises BrokenTiles if something on them cannot be (NE-2.1, NE-2.2)."""
    sheet = read_printed(text, TileSheet, BrokenTiles)
    if sum(tile.count for tile in sheet.maze) != MAZE_TILES:
        raise BrokenTiles(f"there are not {MAZE_TILES} tiles")
    if len({tile.id for tile in sheet.maze}) < len(sheet.maze):
        raise BrokenTiles("two kinds have the same id")
    if tuple(tile.id for tile in sheet.maze if tile.indicator is not None) != TUNNEL_ENDS:
        raise BrokenTiles(f"the kinds of tunnel end are not {', '.join(TUNNEL_ENDS)}")
    for tile in sheet.maze:
        check_tile(tile)
    return sheet.maze


def check_tile(tile: MazeTile) -> None:
    cells = [cell for space in tile.spaces for cell in space]
    if not cells or len(set(cells)) < len(cells) or any(not (0 <= r <= 2 and 0 <= c <= 2) for r, c in cells):
        raise BrokenTiles(f"{tile.id}: spaces overlap or stick out")
    named = {*tile.exits.values(), *(end for link in tile.links for end in link), tile.indicator or 0}
    if not named <= set(range(len(tile.spaces))):
        raise BrokenTiles(f"{tile.id}: there is no such space")
    for one, other in tile.links:
        if link_way(tile.spaces[one], tile.spaces[other]) is None:
            raise BrokenTiles(f"{tile.id}: spaces {one} and {other} are not side by side")
    for side, space in tile.exits.items():
        if side not in MID_SIDES or MID_SIDES[side] not in tile.spaces[space]:
            raise BrokenTiles(f"{tile.id}: the exit {side} is not in the middle of its side")
    ways = link_ways(tile)
    if len(set(ways)) < len(ways):
        raise BrokenTiles(f"{tile.id}: a space has two links the same way")
    if not tile.exits or not all_joined(tile):
        raise BrokenTiles(f"{tile.id}: a space cannot be reached")
    if distinct_rotations(tile) != tile.rotations:
        raise BrokenTiles(f"{tile.id}: {tile.rotations} is not the number of rotations that differ")
    if tile.indicator is not None and [space for space, _ in ways].count(tile.indicator) != 1:
        raise BrokenTiles(f"{tile.id}: the indicator is not at an end")
    if (len(tile.exits) == 1) != (tile.indicator is not None):
        raise BrokenTiles(f"{tile.id}: a tunnel end has one exit and an indicator, and nothing else has")
    if tile.takes_strip and (set(tile.exits) != {"N", "S"} or {(1, 0), (1, 1), (1, 2)} & set(cells) != {(1, 1)}):
        raise BrokenTiles(f"{tile.id}: a strip needs a straight tile")


def link_way(one: tuple[Cell, ...], other: tuple[Cell, ...]) -> int | None:
    """The way from one space to the other, clockwise from north, if they touch."""
    for r, c in one:
        for way, (dr, dc) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            if (r + dr, c + dc) in other:
                return way
    return None


def link_ways(tile: MazeTile) -> list[tuple[int, int]]:
    """Space and way of every link and exit."""
    both = [pair for one, other in tile.links for pair in ((one, other), (other, one))]
    inside = [(one, way) for one, other in both if (way := link_way(tile.spaces[one], tile.spaces[other])) is not None]
    return inside + [(space, SIDE_NAMES.index(side)) for side, space in tile.exits.items()]


def all_joined(tile: MazeTile) -> bool:
    reached = {0}
    for _ in tile.spaces:
        reached |= {end for link in tile.links if reached & set(link) for end in link}
    return len(reached) == len(tile.spaces)


def distinct_rotations(tile: MazeTile) -> int:
    """Turned drawings with the same exits have the same length too, so they do not differ for play."""
    open_sides = [SIDE_NAMES.index(side) for side in tile.exits]
    return len({frozenset((side + turns) % 4 for side in open_sides) for turns in range(4)})


MAZE: Final = read_tiles((resources.files(__package__) / "data" / "tiles.toml").read_text("utf-8"))
MAZE_IDS: Final = tuple(tile.id for tile in MAZE)
SHAPE: Final = {tile.id: number for number, tile in enumerate(MAZE)}
"""The number of each kind; also tells whether a tile is a maze tile at all."""
