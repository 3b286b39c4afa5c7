"""Module 5, Quests: one to three chambers hold a quest, and nobody gets out before all of them are done (TMP-3.6)."""

from importlib import resources
from typing import Final

from wayout.games.temple.modules.quests.bots import handy, wishes
from wayout.games.temple.modules.quests.chambers.obelisk import gem_tiles
from wayout.games.temple.modules.quests.events import QuestDone, QuestFound
from wayout.games.temple.modules.quests.following import (
    arrived,
    board_changed,
    contest,
    discovered,
    lifted,
    may,
    needed,
    taken_over,
    tasks,
    thinkable,
)
from wayout.games.temple.modules.quests.invariants import flaw
from wayout.games.temple.modules.quests.part import ID, Quests
from wayout.games.temple.modules.quests.pool import OWN, prepare
from wayout.games.temple.modules.quests.showing import imagine, show, show_seat
from wayout.games.temple.modules.quests.verbs import forbids
from wayout.games.temple.seam import ESCAPE, ON_OBELISK, ON_TILE, Module
from wayout.games.temple.tiles import read_more_tiles
from wayout.kernel.options import Option

MODULE: Final = Module(
    id=ID,
    option=Option(ID, (0, 1, 2, 3), 0),
    box=5,
    difficulty=2,
    presets={"quester": 2, "everything": 1},
    part=Quests,
    actions=tuple(action for quest in OWN.values() for action in quest.actions),
    events=(QuestFound, QuestDone, *(event for quest in OWN.values() for event in quest.events)),
    tiles=read_more_tiles(resources.files(__package__).joinpath("data/tiles.toml").read_text()),
    prepare=prepare,
    discovered={ON_TILE: discovered},
    lifted=lifted,
    taken_over=taken_over,
    board_changed={ON_OBELISK: board_changed},
    arrived=arrived,
    exit_keys=gem_tiles,
    needed=needed,
    forbids=forbids,
    bans=frozenset({ESCAPE}),
    tasks=tasks,
    may=may,
    thinkable=thinkable,
    contest=contest,
    show_seat=show_seat,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
    handy=handy,
)
