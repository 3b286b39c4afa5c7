"""Which tiles a temple is made of (TMP-5.0)."""

from collections.abc import Collection

from wayout.games.temple.seam import hooks_of, mix_of
from wayout.games.temple.settings import Settings
from wayout.games.temple.tiles import SHEET, TileSet
from wayout.kernel.chance import Chance


def tile_set(settings: Settings) -> TileSet:
    """TMP-5.0, steps 1 to 3 and 5: what the modules in play make of the core's tiles."""
    asked = hooks_of(mix_of(settings.options))
    tiles = TileSet(tuple(tile.id for tile in (*(SHEET.cursed if asked.signs else SHEET.basic), *SHEET.gem)))
    for prepare in asked.prepare:
        tiles = prepare(tiles, settings)
    return tiles


def drawn(made_of: TileSet, chance: Chance, known: Collection[str] = ()) -> list[str]:
    """Step 5: so many of every pool; those that are known to be there are among them."""
    found: list[str] = []
    for tiles, count in made_of.pools:
        there = [tile for tile in tiles if tile in known]
        found += [*there, *chance.shuffled([tile for tile in tiles if tile not in there])[: count - len(there)]]
    return found
