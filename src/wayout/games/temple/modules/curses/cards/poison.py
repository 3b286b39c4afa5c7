"""Poison: every slam costs a die more, safe or not (TMP-5.11)."""

from typing import Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.curse import Curse

SLAMS: Final = 2
DIE: Final = 6.0
"""In rolls: what a die is worth to a bot."""


def worth(scene: Scene) -> float:
    """Nothing once the last doors have slammed, or where none do."""
    return DIE if scene.view.clock != "none" and scene.view.slams < SLAMS else 0.0


CURSE = Curse(id="poison", losses=1, worth_now=worth)
