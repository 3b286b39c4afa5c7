"""The special chambers as printed (TMP-2.6)."""

from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.modules.special.chalice import TREASURE_CHAMBER
from wayout.games.temple.settings import Settings
from wayout.games.temple.tiles import Cost, TileSet, cost_of, read_more_tiles

HERE: Final = resources.files(__package__)
TILES: Final = read_more_tiles(HERE.joinpath("tiles.toml").read_text())
LINKS: Final = msgspec.toml.decode(HERE.joinpath("links.toml").read_text(), type=dict[str, str])
"""Linked chambers, and the icons that each of them asks for."""
LINK_COSTS: Final[dict[str, Cost]] = {tile: cost_of(icons) for tile, icons in LINKS.items()}


def tiles_for(seats: int, *, quests: bool) -> list[str]:
    """TMP-5.4: nobody mans two linked chambers alone; the treasure chamber is a quest where there are quests."""
    left_out = {*(LINKS if seats == 1 else ()), *((TREASURE_CHAMBER,) if quests else ())}
    return [tile.id for tile in TILES if tile.id not in left_out]


def prepare(tiles: TileSet, settings: Settings) -> TileSet:
    return tiles._replace(first=(*tiles.first, *tiles_for(settings.seats, quests="quests" in settings.modules)))


def capacity(seats: int) -> int:
    here = tiles_for(seats, quests=False)
    return sum(tile.most_gems for tile in TILES if tile.id in here)
