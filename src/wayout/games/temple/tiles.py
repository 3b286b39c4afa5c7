"""The chambers as printed: read from the data file and checked once."""

import tomllib
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec

from wayout.games.temple.state import ADVENTURER, GOLDEN, KEY, TORCH

SIDES: Final = "NESW"
ICONS: Final = {"A": ADVENTURER, "K": KEY, "T": TORCH, "G": GOLDEN}

Cost = tuple[tuple[int, int], ...]
"""Pairs of an icon and how many of it are paid."""


Icon: TypeAlias = Literal["A", "K", "T"]
"""What gems cost."""


class BrokenTiles(ValueError):
    """The data file does not hold the chambers of this game."""


class Gems(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What 1, 2 and 3 gems cost, all of one icon."""

    icon: Icon
    table: tuple[int, ...]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed chamber with its stairway in the south."""

    id: str
    doors: str
    entry: str
    gems: Gems | None = None
    mask: bool = False
    chest: bool = False

    @property
    def sides(self) -> int:
        """The doors as bits, before any turn."""
        return sum(1 << SIDES.index(side) for side in self.doors)


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    main: tuple[Tile, ...]
    gem: tuple[Tile, ...]
    basic: tuple[Tile, ...]
    cursed: tuple[Tile, ...]


def cost_of(icons: str) -> Cost:
    """`AAK` is two adventurers and a key."""
    return tuple((ICONS[icon], icons.count(icon)) for icon in "AKTG" if icon in icons)


def read_tiles(text: str) -> Sheet:
    """The chambers in this TOML; raises BrokenTiles if something on them cannot be."""
    try:
        sheet = msgspec.convert(tomllib.loads(text), Sheet)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenTiles(str(error)) from error
    tiles = (*sheet.main, *sheet.gem, *sheet.basic, *sheet.cursed)
    if len({tile.id for tile in tiles}) < len(tiles):
        raise BrokenTiles("two chambers have the same id")
    if [tile.id for tile in sheet.main] != ["start", "exit"]:
        raise BrokenTiles("the main chambers are the start and the exit")
    if len(sheet.gem) != 4 or len(sheet.basic) != 13 or len(sheet.cursed) != 13:
        raise BrokenTiles("there are not 4 gem chambers, 13 basic and 13 cursed ones")
    for tile in tiles:
        check_tile(tile)
    return sheet


def check_tile(tile: Tile) -> None:
    if not tile.doors or [side for side in SIDES if side in tile.doors] != list(tile.doors):
        raise BrokenTiles(f"{tile.id}: doors are some of {SIDES}, in this order")
    if (tile.id != "start") != ("S" in tile.doors):
        raise BrokenTiles(f"{tile.id}: all but the start have their stairway in the south")
    if not tile.entry or set(tile.entry) - set(ICONS):
        raise BrokenTiles(f"{tile.id}: nobody can pay {tile.entry!r}")
    if tile.gems is not None and (tile.gems.icon not in ICONS or list(tile.gems.table) != sorted(set(tile.gems.table))):
        raise BrokenTiles(f"{tile.id}: more gems cost more of one icon")


SHEET: Final = read_tiles(resources.files(__package__).joinpath("data/tiles.toml").read_text())
TILES: Final[dict[str, Tile]] = {tile.id: tile for tile in (*SHEET.main, *SHEET.gem, *SHEET.basic, *SHEET.cursed)}
EXIT: Final = "exit"
DISCOVERY: Final = cost_of("AA")
WALL: Final = cost_of("AAA")
"""TMP-4.7: what both valves cost."""


class Printed(msgspec.Struct, frozen=True):
    """What the rules ask of a tile, ready to be used."""

    entry: Cost
    doors: tuple[int, int, int, int]
    """The doors as bits after 0 to 3 quarter turns."""
    icon: int
    """What its gems cost; 0: it has none."""
    table: tuple[int, ...]
    mask: bool
    chest: bool


_printed: dict[str, Printed] = {}


def printed(tile: str) -> Printed:
    found = _printed.get(tile)
    if found is None:
        found = _printed[tile] = prepare(TILES[tile])
    return found


def prepare(tile: Tile) -> Printed:
    turns = [turned_sides(tile.sides, quarters) for quarters in range(4)]
    icon, table = (ICONS[tile.gems.icon], tile.gems.table) if tile.gems else (0, ())
    return Printed(cost_of(tile.entry), (turns[0], turns[1], turns[2], turns[3]), icon, table, tile.mask, tile.chest)


def turned_sides(sides: int, quarters: int) -> int:
    """The bits after that many quarter turns clockwise."""
    return ((sides << quarters) | (sides >> (4 - quarters))) & 15
