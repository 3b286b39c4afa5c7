"""Module 7, Traps: chambers that take their discoverer in, carry him off, or do not let him go (TMP-3.7)."""

from typing import Final

from wayout.games.temple.modules.traps.actions import Climb, Summon
from wayout.games.temple.modules.traps.bots import handy, wishes
from wayout.games.temple.modules.traps.events import (
    CliffHolds,
    Climbed,
    PlatformSettled,
    PlatformWaits,
    Summoned,
    TrapLetGo,
    TrapSprung,
    TrapSwapped,
)
from wayout.games.temple.modules.traps.invariants import flaw
from wayout.games.temple.modules.traps.limits import LEAVING, forbids
from wayout.games.temple.modules.traps.listing import may, thinkable
from wayout.games.temple.modules.traps.part import ID, Traps, adrift
from wayout.games.temple.modules.traps.platform import try_again
from wayout.games.temple.modules.traps.printed import TILES, TRAPS
from wayout.games.temple.modules.traps.showing import imagine, show
from wayout.games.temple.modules.traps.springing import leave_game, leave_trap, spring, swap_traps
from wayout.games.temple.seam import ON_PLATFORM, ON_TRAP, Module
from wayout.games.temple.settings import Settings
from wayout.games.temple.tiles import Pool, TileSet
from wayout.kernel.options import Option

BESIDE_EXIT: Final = 5


def hide(tiles: TileSet, settings: Settings) -> TileSet:
    """A19: shuffled in when the chambers beside the start lie there already."""
    return tiles._replace(pools=(*tiles.pools, Pool(TRAPS, int(settings.options[ID]))))


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (0, 2, 3, 4), 0),
    box=7,
    difficulty=2,
    presets={"trapped": 2, "everything": 2},
    part=Traps,
    actions=(Climb, Summon),
    events=(TrapSprung, CliffHolds, Climbed, PlatformWaits, PlatformSettled, TrapLetGo, TrapSwapped, Summoned),
    tiles=TILES,
    beside_exit=BESIDE_EXIT,
    prepare=hide,
    discovered={ON_TRAP: spring},
    board_changed={ON_PLATFORM: try_again},
    adrift=adrift,
    escaped=leave_game,
    arrived=leave_trap,
    swapped=swap_traps,
    forbids=forbids,
    bans=LEAVING,
    may=may,
    may_in=frozenset(TRAPS),
    thinkable=thinkable,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
    handy=handy,
)
