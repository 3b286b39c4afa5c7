"""The direction tiles: read from the data file and checked once, then only tables by tile number."""

from collections import Counter
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec

from wayout.kernel.printed import read_printed

START: Final = 0
COPY: Final = 2
"""Instead of a move: a Repeat does what another tile did (EEO-4.4)."""

KIND_MOVES: Final = {
    "start": 0,
    "straight": 0,
    "left": -1,
    "right": 1,
    "double_left": -1,
    "double_right": 1,
    "intersection": 0,
    "repeat": COPY,
}
"""The arrow of each kind, in quarters to the right of where the traveller is heading (EEO-2.1, EEO-2.2)."""

TWO_PATH_KINDS: Final = frozenset({"double_left", "double_right", "intersection"})
KIND_COUNTS: Final = {
    "start": 1,
    "straight": 7,
    "left": 6,
    "right": 4,
    "double_left": 5,
    "double_right": 3,
    "intersection": 6,
    "repeat": 6,
}


Kind: TypeAlias = Literal["start", "straight", "left", "right", "double_left", "double_right", "intersection", "repeat"]


class BrokenTiles(ValueError):
    """The data file does not hold the tiles of this game."""


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed tile."""

    id: str
    kind: Kind
    character: str | None = None
    hazard: str | None = None


class TileSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All printed tiles, and the pictures that may be on them."""

    characters: tuple[str, ...]
    hazards: tuple[str, ...]
    tiles: tuple[Tile, ...]


def read_tiles(text: str) -> TileSheet:
    """The sheet in this TOML; raises BrokenTiles if it is not the game's (EEO-1.3, EEO-2.2, EEO-2.3)."""
    sheet = read_printed(text, TileSheet, BrokenTiles)
    if len({tile.id for tile in sheet.tiles}) < len(sheet.tiles):
        raise BrokenTiles("two tiles have the same id")
    if Counter(tile.kind for tile in sheet.tiles) != KIND_COUNTS:
        raise BrokenTiles("a kind has too few or too many tiles")
    if sheet.tiles[START].kind != "start":
        raise BrokenTiles("the first tile is not the Start")
    for tile in sheet.tiles:
        if tile.character not in (None, *sheet.characters) or tile.hazard not in (None, *sheet.hazards):
            raise BrokenTiles(f"{tile.id} bears an unknown picture")
    if not any(tile.kind == "left" and tile.hazard == "arrow" for tile in sheet.tiles):
        raise BrokenTiles("no left turn bears the arrow")
    return sheet


SHEET: Final = read_tiles((resources.files(__package__) / "data" / "tiles.toml").read_text("utf-8"))
TILES: Final = SHEET.tiles
CHARACTERS: Final = SHEET.characters
HAZARDS: Final = SHEET.hazards
PLAYABLE: Final = tuple(range(START + 1, len(TILES)))
TILE_BY_ID: Final = {tile.id: number for number, tile in enumerate(TILES)}

MOVE: Final = tuple(KIND_MOVES[tile.kind] for tile in TILES)
IS_REPEAT: Final = tuple(tile.kind == "repeat" for tile in TILES)
HAS_SECOND_PATH: Final = tuple(tile.kind in TWO_PATH_KINDS for tile in TILES)
HAZARD: Final = tuple(tile.hazard for tile in TILES)
CHARACTER: Final = tuple(-1 if tile.character is None else CHARACTERS.index(tile.character) for tile in TILES)
"""The number of the character on each tile; -1 for none."""

FREE: Final = -1
"""Instead of a heading: a Repeat shows none, so the next tile may be shown turned in any way (EEO-3.4)."""

SHOWN_HEADING: Final = tuple(tuple(FREE if move == COPY else (rot + move) & 3 for rot in range(4)) for move in MOVE)
"""By tile and rotation: where the pile's arrow points once this tile is shown so."""
