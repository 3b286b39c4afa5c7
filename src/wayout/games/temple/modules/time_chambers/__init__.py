"""Module 8, Time chambers: whoever finds one sets its sand running, for a ban or for a task (TMP-3.8)."""

from typing import Final

from wayout.games.temple.modules.time_chambers.actions import Solve
from wayout.games.temple.modules.time_chambers.bots import wishes
from wayout.games.temple.modules.time_chambers.events import (
    SacrificesLost,
    SandAwaited,
    SandRanOut,
    SandStarted,
    SandTurned,
    TimeTaskFailed,
    TimeTaskSolved,
)
from wayout.games.temple.modules.time_chambers.invariants import flaw
from wayout.games.temple.modules.time_chambers.limits import forbids
from wayout.games.temple.modules.time_chambers.listing import may, thinkable
from wayout.games.temple.modules.time_chambers.part import ID, TimeChambers
from wayout.games.temple.modules.time_chambers.printed import BANS, SAND_MS, TASKS, TILES, TIME_CHAMBERS
from wayout.games.temple.modules.time_chambers.sacrificing import give_back
from wayout.games.temple.modules.time_chambers.sand import SANDS, find
from wayout.games.temple.modules.time_chambers.showing import imagine, show
from wayout.games.temple.modules.time_chambers.tasks import tasks
from wayout.games.temple.seam import GEMS, MASK, MOVING, ON_TIME, Module
from wayout.games.temple.settings import Settings
from wayout.games.temple.tiles import Pool, TileSet
from wayout.kernel.options import Option

BESIDE_EXIT: Final = 5


def hide(tiles: TileSet, settings: Settings) -> TileSet:
    """A19: shuffled in when the chambers beside the start lie there already."""
    return tiles._replace(pools=(*tiles.pools, Pool(TIME_CHAMBERS, int(settings.options[ID]))))


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (0, 2, 3, 4), 0),
    box=8,
    difficulty=3,
    presets={"trapped": 2, "everything": 2},
    part=TimeChambers,
    actions=(Solve,),
    events=(SandAwaited, SandStarted, SandTurned, SandRanOut, TimeTaskSolved, TimeTaskFailed, SacrificesLost),
    tiles=TILES,
    beside_exit=BESIDE_EXIT,
    catalogue={"time": {"sand": SAND_MS, "bans": BANS, "tasks": TASKS}},
    prepare=hide,
    discovered={ON_TIME: find},
    arrived=give_back,
    forbids=forbids,
    bans=MOVING | {GEMS, MASK},
    tasks=tasks,
    timers=SANDS,
    may=may,
    may_in=frozenset(TIME_CHAMBERS),
    thinkable=thinkable,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
)
