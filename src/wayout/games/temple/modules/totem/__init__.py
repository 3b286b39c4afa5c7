"""The Totem: dice with masks are stacked in its chamber, and a high tower lights gems (TMP-5.17)."""

from importlib import resources
from typing import Final

from wayout.games.temple.modules.totem.actions import LightTotem, Stack, Unstack
from wayout.games.temple.modules.totem.bots import handy, wishes
from wayout.games.temple.modules.totem.events import (
    DieStacked,
    DieTakenBack,
    StackingBegun,
    StackingDropped,
    TotemSated,
    TowerFell,
)
from wayout.games.temple.modules.totem.invariants import flaw
from wayout.games.temple.modules.totem.listing import may, thinkable
from wayout.games.temple.modules.totem.part import CHAMBER, ID, Totem
from wayout.games.temple.modules.totem.prints import TOTEM, most_gems
from wayout.games.temple.modules.totem.showing import imagine, show
from wayout.games.temple.modules.totem.verbs import LETTING_GO, drop_if_elsewhere, take_everything_along
from wayout.games.temple.seam import Module
from wayout.games.temple.settings import Settings
from wayout.games.temple.tiles import TileSet, read_more_tiles
from wayout.kernel.options import Option


def prepare(tiles: TileSet, settings: Settings) -> TileSet:
    return tiles._replace(later=(*tiles.later, CHAMBER))


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=17,
    difficulty=2,
    presets={"everything": True},
    part=Totem,
    actions=(Stack, Unstack, LightTotem),
    events=(StackingBegun, DieStacked, TowerFell, StackingDropped, DieTakenBack, TotemSated),
    tiles=read_more_tiles(resources.files(__package__).joinpath("data/tiles.toml").read_text()),
    capacity=most_gems,
    values={"hold": TOTEM.holds},
    catalogue={
        "totem": {
            "gems": TOTEM.gems,
            "holds": TOTEM.holds,
            "fall": {
                "least": TOTEM.fall.least,
                "each": TOTEM.fall.each,
                "most": TOTEM.fall.most,
                "steady": TOTEM.fall.steady,
            },
        }
    },
    prepare=prepare,
    escaped=take_everything_along,
    arrived=drop_if_elsewhere,
    timers=(LETTING_GO,),
    may=may,
    may_in=frozenset({CHAMBER}),
    thinkable=thinkable,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
    handy=handy,
)
