"""Queenie 4, Quest Chambers: Chaos, Constellation and Snake pit join the pool of quests (TMP-5.12)."""

from importlib import resources
from typing import Final

from wayout.games.temple.modules.quest_chambers import chambers
from wayout.games.temple.modules.quest_chambers.invariants import flaw
from wayout.games.temple.modules.quest_chambers.part import ID, Snakes
from wayout.games.temple.modules.quest_chambers.showing import imagine, show, show_seat
from wayout.games.temple.modules.quests.pool import QUESTS
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.seam import Module, Need
from wayout.games.temple.tiles import read_more_tiles
from wayout.kernel.options import Option
from wayout.kernel.play import because
from wayout.kernel.registry import discover

OWN: Final = discover(chambers, "QUEST", Quest)
QUESTS.update(OWN)

MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=12,
    difficulty=2,
    needs=(Need(frozenset({"quests", "characters"}), because("quest_chambers_need", rule="TMP-5.12")),),
    presets={"everything": True},
    part=Snakes,
    actions=tuple(action for quest in OWN.values() for action in quest.actions),
    events=tuple(event for quest in OWN.values() for event in quest.events),
    tiles=read_more_tiles(resources.files(__package__).joinpath("data/tiles.toml").read_text()),
    show_seat=show_seat,
    show=show,
    imagine=imagine,
    flaw=flaw,
)
