"""Module 3, Illusions: six chambers that vanish when the doors slam (TMP-3.4)."""

from importlib import resources
from typing import Final

from wayout.games.temple.building import lift_chambers
from wayout.games.temple.seam import SLAM_ILLUSIONS, Module
from wayout.games.temple.settings import Settings
from wayout.games.temple.state import State
from wayout.games.temple.tiles import SHEET, TileSet, read_more_tiles
from wayout.kernel.options import Option
from wayout.kernel.play import Turn

ID: Final = "illusions"
TILES: Final = read_more_tiles(resources.files(__package__).joinpath("tiles.toml").read_text())
ILLUSIONS: Final = tuple(tile.id for tile in TILES)
REPLACED: Final = frozenset(tile.id for tile in (*SHEET.basic, *SHEET.cursed) if tile.most_gems == 1)
"""The one-gem chambers of the thirteen, whichever thirteen they are (A17)."""


def replace_one_gem_chambers(tiles: TileSet, settings: Settings) -> TileSet:
    return tiles._replace(first=(*(tile for tile in tiles.first if tile not in REPLACED), *ILLUSIONS))


def vanish(turn: Turn[State], number: int) -> None:
    """After the dice are lost: whoever stands in an illusion has lost one already."""
    chambers = turn.state.chambers
    fading = [at for at, chamber in enumerate(chambers) if chamber.tile in ILLUSIONS and not chamber.gone]
    if fading:
        lift_chambers(turn, fading)


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=3,
    presets={"illusion": True, "everything": True},
    tiles=TILES,
    prepare=replace_one_gem_chambers,
    slammed={SLAM_ILLUSIONS: vanish},
)
