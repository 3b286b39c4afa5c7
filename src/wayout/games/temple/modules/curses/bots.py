"""What curses mean to a bot: the one that keeps it where it is must go at once, the others when the dice fall well."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.hand import missing
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.actions import Lift, TakeCare
from wayout.games.temple.state import State
from wayout.kernel.play import Action

WORTH: Final = {"trap": FAR, "cursed_hand": 8.0, "broken_die": 6.0, "lost_dice": 2.5, "mask": 2.5, "silence": 0.5}
"""In rolls."""


def wishes(scene: Scene) -> Iterator[Goal]:
    """Curses that are not worth the while are lifted only if a single icon is missing."""
    for borne in scene.me.view.curses:
        if WORTH[borne.curse] >= len(missing(scene.me, borne.lifted_by)):
            yield Goal("lift", ANYWHERE, borne.lifted_by, Lift(borne.curse), worth=WORTH[borne.curse])


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """Dice that can fall are rolled with care; a curse goes as soon as it can."""
    lift = next((action for action in may if isinstance(action, Lift)), None)
    if lift is not None:
        return lift
    care = TakeCare(True)
    return care if scene.me.view.risk and care in may else None
