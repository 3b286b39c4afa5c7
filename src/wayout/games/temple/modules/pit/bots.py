"""The Pit for bots: whoever stands in it with many black masks may as well let the others lock, too."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.modules.pit.actions import LightPit
from wayout.games.temple.modules.pit.tile import MASKS, PIT
from wayout.games.temple.state import State
from wayout.kernel.play import Action

NEARLY: Final = 2
"""So many black masks short, the rest is worth waiting for."""
WORTH: Final = 8.0
"""In rolls: two gems, less what it takes to be free again."""


def wishes(scene: Scene) -> Iterator[Goal]:
    """Never for one who has too few dice for it, or whom nobody could free afterwards."""
    me = scene.me
    if not scene.view.depot or me.dice < MASKS or len(me.locked) < MASKS - NEARLY or not can_be_freed(scene):
        return
    for number, chamber in scene.view.chambers.items():
        if chamber.tile == PIT and chamber.gems_done is None:
            yield Goal("pit", 2 * int(number), "", LightPit(), worth=WORTH, hoards=True)


def can_be_freed(scene: Scene) -> bool:
    """By dice of one's own that are left, by a mate, or by fate."""
    return scene.me.dice > MASKS or scene.view.spare > 0 or any(is_free_to_come(scene, mate) for mate in scene.inside)


def is_free_to_come(scene: Scene, mate: Mate) -> bool:
    return mate is not scene.me and len(mate.free) >= 2


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    return LightPit() if LightPit() in may else None
