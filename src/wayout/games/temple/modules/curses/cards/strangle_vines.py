"""Strangle vines: adventurers on dice count for nothing, and are in every roll (TMP-5.11)."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import lying
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.state import ADVENTURER, BLANK, State
from wayout.kernel.seats import Seat

ICONS: Final = 3


def strangle(state: State, seat: Seat, die: int, shown: int) -> int:
    return BLANK if shown == ADVENTURER else shown


def strangled(state: State, seat: Seat) -> Iterable[int]:
    return lying(state, seat, ADVENTURER)


def worth(scene: Scene) -> float:
    """Hardly any chamber can be entered and none discovered, so it must go, if there are dice enough for that."""
    return FAR if scene.me.dice >= ICONS else 0.0


CURSE = Curse(id="strangle_vines", counts_as=strangle, must_roll=strangled, worth_now=worth)
