"""Queenie 1, The Pit: five black masks of one adventurer light its gems, and stay where they are (TMP-5.9)."""

from collections.abc import Iterable
from importlib import resources
from typing import Final

from wayout.games.temple.modules.pit.actions import LightPit
from wayout.games.temple.modules.pit.bots import handy, wishes
from wayout.games.temple.modules.pit.tile import PIT
from wayout.games.temple.seam import Module
from wayout.games.temple.settings import Settings
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TileSet, read_more_tiles
from wayout.kernel.options import Option
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

TILES: Final = read_more_tiles(resources.files(__package__).joinpath("tiles.toml").read_text())


def with_pit(tiles: TileSet, settings: Settings) -> TileSet:
    return tiles._replace(first=(*tiles.first, PIT))


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    if LightPit().check(state, seat) is None:
        yield LightPit()


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    yield LightPit()


MODULE: Final = Module(
    id="pit",
    option=Option("pit", (False, True), False),
    box=9,
    presets={"everything": True},
    actions=(LightPit,),
    tiles=TILES,
    capacity=lambda seats: sum(tile.most for tile in TILES),
    prepare=with_pit,
    may=may,
    may_in=frozenset({PIT}),
    thinkable=thinkable,
    wishes=wishes,
    handy=handy,
)
