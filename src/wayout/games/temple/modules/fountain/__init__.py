"""Queenie 3, The Fountain: two golden masks bring a lost die back, once for each adventurer (TMP-5.11)."""

from collections.abc import Iterable
from importlib import resources
from typing import Final

from wayout.games.temple.modules.fountain.actions import Drink
from wayout.games.temple.modules.fountain.bots import wishes
from wayout.games.temple.modules.fountain.events import DieRegained
from wayout.games.temple.modules.fountain.part import FOUNTAIN, ID, Fountain
from wayout.games.temple.modules.fountain.showing import flaw, imagine, show
from wayout.games.temple.seam import Module
from wayout.games.temple.settings import Settings
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TileSet, read_more_tiles
from wayout.kernel.options import Option
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


def with_fountain(tiles: TileSet, settings: Settings) -> TileSet:
    return tiles._replace(first=(*tiles.first, FOUNTAIN))


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    if Drink().check(state, seat) is None:
        yield Drink()


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    yield Drink()


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=11,
    presets={"everything": True},
    part=Fountain,
    actions=(Drink,),
    events=(DieRegained,),
    tiles=read_more_tiles(resources.files(__package__).joinpath("tiles.toml").read_text()),
    prepare=with_fountain,
    may=may,
    may_in=frozenset({FOUNTAIN}),
    thinkable=thinkable,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
)
