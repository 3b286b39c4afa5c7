"""The pool from which quests are drawn: the files in `chambers/`, and what other modules add to them."""

from typing import Final

from wayout.games.temple.modules.quests import chambers
from wayout.games.temple.modules.quests.part import ID
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.settings import Settings
from wayout.games.temple.tiles import Pool, TileSet
from wayout.kernel.registry import discover

OWN: Final = discover(chambers, "QUEST", Quest)
QUESTS: Final = dict(OWN)
"""Every quest there is, by id; those of other modules come in when the modules are found."""


def quests_in_play(settings: Settings) -> tuple[str, ...]:
    """TMP-5.5: the quests that may be drawn."""
    return tuple(quest.id for quest in QUESTS.values() if quest.is_in_play(settings))


def prepare(tiles: TileSet, settings: Settings) -> TileSet:
    """As many as there are markers are drawn, and shuffled into the pile after the flanks lie there (TMP-5.0)."""
    pool = Pool(quests_in_play(settings), int(settings.options[ID]))
    return tiles._replace(pools=(*tiles.pools, pool))
