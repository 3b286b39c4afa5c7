"""The chambers as printed: read from the data file and checked once."""

from collections.abc import Iterable
from importlib import resources
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from wayout.games.temple.state import ADVENTURER, GOLDEN, KEY, TORCH
from wayout.kernel.printed import read_printed

SIDES: Final = "NESW"
ICONS: Final = {"A": ADVENTURER, "K": KEY, "T": TORCH, "G": GOLDEN}


Cost = tuple[tuple[int, int], ...]
"""Pairs of an icon and how many of it are paid."""


Icon: TypeAlias = Literal["A", "K", "T"]
"""What gems cost."""


class BrokenTiles(ValueError):
    """The data file does not hold the chambers of this game."""


class Gems(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What gems cost, all of one icon."""

    icon: Icon
    table: tuple[tuple[int, int], ...]
    """Pairs of how many icons are paid and how many gems that lights, fewest first."""

    def price(self, gems: int) -> int | None:
        """How many icons light so many gems; nothing, if no price is for just so many."""
        return price_of(self.table, gems)


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed chamber with its stairway in the south."""

    id: str
    doors: str
    """The open sides. None at all: solid stone, into which no passage can be opened."""
    entry: str = ""
    """The icons of the red frame; none if it is closed."""
    gems: Gems | None = None
    mask: bool = False
    chest: bool = False
    closed: bool = False
    """No adventurer can be in it."""
    in_only: str = ""
    """Doors by which one comes in and nobody goes out."""
    rear: str = ""
    """Sides that belong to its rear part, which is a place of its own; its gems are there then."""
    flank: bool = True
    """It may lie beside the start at set-up."""
    most: int = 0
    """How many gems it gives, if they have no price that a chamber pays together."""

    @property
    def most_gems(self) -> int:
        return self.gems.table[-1][1] if self.gems is not None else self.most


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    main: tuple[Tile, ...]
    gem: tuple[Tile, ...]
    basic: tuple[Tile, ...]
    cursed: tuple[Tile, ...]


class More(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[Tile, ...]


def cost_of(icons: str) -> Cost:
    """`AAK` is two adventurers and a key."""
    return tuple((ICONS[icon], icons.count(icon)) for icon in "AKTG" if icon in icons)


def price_of(table: tuple[tuple[int, int], ...], gems: int) -> int | None:
    """How many icons light so many gems."""
    return next((need for need, lit in table if lit == gems), None)


def read_tiles(text: str) -> Sheet:
    """The chambers of the core in this TOML; raises BrokenTiles if something on them cannot be."""
    sheet = read_printed(text, Sheet, BrokenTiles)
    check_tiles((*sheet.main, *sheet.gem, *sheet.basic, *sheet.cursed))
    if [tile.id for tile in sheet.main] != ["start", "exit"]:
        raise BrokenTiles("the main chambers are the start and the exit")
    if len(sheet.gem) != 4 or len(sheet.basic) != 13 or len(sheet.cursed) != 13:
        raise BrokenTiles("there are not 4 gem chambers, 13 basic and 13 cursed ones")
    return sheet


def read_more_tiles(text: str) -> tuple[Tile, ...]:
    """The chambers that a module brings: TOML with one list, `tile`."""
    tiles = read_printed(text, More, BrokenTiles).tile
    check_tiles(tiles)
    return tiles


def check_tiles(tiles: tuple[Tile, ...]) -> None:
    if len({tile.id for tile in tiles}) < len(tiles):
        raise BrokenTiles("two chambers have the same id")
    for tile in tiles:
        check_sides(tile)
        check_prices(tile)


def check_sides(tile: Tile) -> None:
    for sides in (tile.doors, tile.in_only, tile.rear):
        if [side for side in SIDES if side in sides] != list(sides):
            raise BrokenTiles(f"{tile.id}: sides are some of {SIDES}, in this order")
    if not tile.doors and not tile.closed:
        raise BrokenTiles(f"{tile.id}: nobody could get into it")
    if tile.doors and (tile.id != "start") != ("S" in tile.doors):
        raise BrokenTiles(f"{tile.id}: all but the start have their stairway in the south")
    if set(tile.in_only) - set(tile.doors):
        raise BrokenTiles(f"{tile.id}: one comes in only where there is a door")
    if tile.rear and (tile.closed or "S" in tile.rear or not set(tile.rear) & set(tile.doors)):
        raise BrokenTiles(f"{tile.id}: the rear part has a door of its own, and not the stairway")


def check_prices(tile: Tile) -> None:
    if set(tile.entry) - set(ICONS) or bool(tile.entry) == tile.closed:
        raise BrokenTiles(f"{tile.id}: nobody can pay {tile.entry!r}, or nobody has to")
    if tile.gems is None:
        return
    needs, gems = zip(*tile.gems.table, strict=True) if tile.gems.table else ((0,), (0,))
    if min(gems) < 1 or any(list(row) != sorted(set(row)) for row in (needs, gems)):
        raise BrokenTiles(f"{tile.id}: more gems cost more of one icon")
    if tile.most:
        raise BrokenTiles(f"{tile.id}: its gems have a price already")


SHEET: Final = read_tiles(resources.files(__package__).joinpath("data/tiles.toml").read_text())
TILES: Final[dict[str, Tile]] = {tile.id: tile for tile in (*SHEET.main, *SHEET.gem, *SHEET.basic, *SHEET.cursed)}
"""Every tile there is, by id; those of modules come in when the modules are found."""
EXIT: Final = "exit"
DISCOVERY: Final = cost_of("AA")
WALL: Final = cost_of("AAA")
"""TMP-4.7: what both valves cost."""


Turned: TypeAlias = tuple[int, int, int, int]
"""Sides as bits after 0 to 3 quarter turns."""


class Pool(NamedTuple):
    """So many of these are drawn for a temple, and nobody is told which."""

    tiles: tuple[str, ...]
    drawn: int


class TileSet(NamedTuple):
    """What a temple is made of besides the start and the exit (TMP-5.0)."""

    first: tuple[str, ...]
    """Shuffled before the two beside the start are drawn."""
    later: tuple[str, ...] = ()
    """Shuffled into the pile when those two lie there."""
    pools: tuple[Pool, ...] = ()
    """What is drawn from them joins the later ones."""


class Printed(msgspec.Struct, frozen=True):
    """What the rules ask of a tile, ready to be used."""

    entry: Cost
    doors: Turned
    in_only: Turned
    """The doors by which nobody goes out."""
    rear: Turned
    """The sides of the rear part."""
    closed: bool
    icon: int
    """What its gems cost; 0: they have no price, or there are none."""
    table: tuple[tuple[int, int], ...]
    part: int
    """In which of its parts gems are lit: 0 in front, 1 in the rear."""
    most: int
    """How many gems it gives."""
    mask: bool
    chest: bool


_printed: dict[str, Printed] = {}


def printed(tile: str) -> Printed:
    found = _printed.get(tile)
    if found is None:
        found = _printed[tile] = prepare(TILES[tile])
    return found


def know(tiles: Iterable[Tile]) -> None:
    """These chambers are there too."""
    for tile in tiles:
        TILES[tile.id] = tile
        _printed.pop(tile.id, None)


def prepare(tile: Tile) -> Printed:
    return Printed(
        entry=cost_of(tile.entry),
        doors=in_all_turns(bits(tile.doors)),
        in_only=in_all_turns(bits(tile.in_only)),
        rear=in_all_turns(bits(tile.rear)),
        closed=tile.closed,
        icon=ICONS[tile.gems.icon] if tile.gems is not None else 0,
        table=tile.gems.table if tile.gems is not None else (),
        part=int(bool(tile.rear)),
        most=tile.most_gems,
        mask=tile.mask,
        chest=tile.chest,
    )


def bits(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


def in_all_turns(sides: int) -> Turned:
    return sides, turned_sides(sides, 1), turned_sides(sides, 2), turned_sides(sides, 3)


def turned_sides(sides: int, quarters: int) -> int:
    """The bits after that many quarter turns clockwise."""
    return ((sides << quarters) | (sides >> (4 - quarters))) & 15
