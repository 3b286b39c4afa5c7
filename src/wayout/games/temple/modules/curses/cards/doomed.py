"""Doomed: no way out of the temple until the card is lifted (TMP-5.10)."""

from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.seam import ESCAPE, Deed
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, because

ICONS: Final = 3
BY_THE_WAY: Final = 2.0
"""In rolls: what it is worth while there is no exit in sight."""


def shut_in(state: State, deed: Deed) -> Refusal | None:
    return because("doomed", rule="TMP-5.10") if deed.name == ESCAPE else None


def worth(scene: Scene) -> float:
    """Once the exit is found it has to go, if there are dice enough for that at all."""
    return FAR if scene.exit is not None and scene.me.dice >= ICONS else BY_THE_WAY


CURSE = Curse(id="doomed", forbids=shut_in, worth_now=worth)
