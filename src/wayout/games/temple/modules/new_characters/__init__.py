"""New Characters (Queenie 6): two more characters to choose from, two chambers, two treasures (TMP-5.14).

The characters are files beside the others, and come with this module by a word in their data; so do the treasures.
"""

from importlib import resources
from typing import Final

from wayout.games.temple.seam import Module, Need
from wayout.games.temple.settings import Settings
from wayout.games.temple.tiles import TileSet, read_more_tiles
from wayout.kernel.options import Option
from wayout.kernel.play import because

ID: Final = "new_characters"
TILES: Final = read_more_tiles(resources.files(__package__).joinpath("tiles.toml").read_text())


def prepare(made_of: TileSet, settings: Settings) -> TileSet:
    """TMP-5.0: they come into the pile when two chambers lie beside the start."""
    return made_of._replace(later=(*made_of.later, *(tile.id for tile in TILES)))


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=14,
    needs=(Need(frozenset({"quests", "characters"}), because("new_characters_need", rule="TMP-5.14")),),
    presets={"everything": True},
    tiles=TILES,
    prepare=prepare,
    capacity=lambda seats: sum(tile.most_gems for tile in TILES),
)
