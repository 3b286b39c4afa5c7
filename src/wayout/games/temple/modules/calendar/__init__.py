"""The Maya calendar: gems are to be lit in the order that it dictates, or all have to pay for it (TMP-5.15)."""

from importlib import resources
from typing import Final

from wayout.games.temple.modules.calendar.actions import SwapSymbols
from wayout.games.temple.modules.calendar.almanac import ALMANAC, DOOMED, ETERNAL, SIDES
from wayout.games.temple.modules.calendar.bots import wishes
from wayout.games.temple.modules.calendar.doom import CHAMBER, demand_dice, give_dice_back, more_keys, worth_lighting
from wayout.games.temple.modules.calendar.events import (
    CalendarAdvanced,
    CalendarDemanded,
    CalendarShuffled,
    SymbolLaid,
    SymbolReturned,
    SymbolsSwapped,
)
from wayout.games.temple.modules.calendar.invariants import flaw
from wayout.games.temple.modules.calendar.listing import may, thinkable
from wayout.games.temple.modules.calendar.part import ID, Calendar
from wayout.games.temple.modules.calendar.showing import imagine, show, show_seat, shut
from wayout.games.temple.modules.calendar.verbs import follow, forbids, lay_symbol, return_symbol, shuffle_stack
from wayout.games.temple.seam import GEMS, ON_GEMS, SLAM_CALENDAR, Module
from wayout.games.temple.settings import Settings
from wayout.games.temple.tiles import TileSet, read_more_tiles
from wayout.kernel.options import Option

CHAMBERS: Final = range(64)
"""As many as there can ever be."""


def prepare(tiles: TileSet, settings: Settings) -> TileSet:
    return tiles._replace(later=(*tiles.later, CHAMBER))


MODULE: Final = Module(
    id=ID,
    option=Option(ID, ("off", ETERNAL, DOOMED), "off"),
    box=15,
    difficulty=2,
    presets={"everything": DOOMED},
    part=Calendar,
    actions=(SwapSymbols,),
    events=(CalendarShuffled, SymbolLaid, CalendarAdvanced, SymbolReturned, SymbolsSwapped, CalendarDemanded),
    tiles=read_more_tiles(resources.files(__package__).joinpath("data/tiles.toml").read_text()),
    values={"one_chamber": CHAMBERS, "other_chamber": CHAMBERS},
    catalogue={
        "calendar": {
            "swap": ALMANAC.swap,
            "tiles": ALMANAC.tiles,
            **{name: {"spaces": side.spaces, "bars": side.bars, "keys": side.keys} for name, side in SIDES.items()},
        }
    },
    prepare=prepare,
    open=shuffle_stack,
    discovered={ON_GEMS: lay_symbol},
    lifted=return_symbol,
    arrived=give_dice_back,
    slammed={SLAM_CALENDAR: demand_dice},
    exit_keys=more_keys,
    forbids=forbids,
    bans=frozenset({GEMS}),
    done=follow,
    worth_lighting=worth_lighting,
    may=may,
    may_in=frozenset({CHAMBER}),
    thinkable=thinkable,
    show_seat=show_seat,
    show=show,
    imagine=imagine,
    flaw=flaw,
    shut=shut,
    wishes=wishes,
)
