"""What treasures mean to a bot: chests on the way are opened, and nothing is kept for a rainy day that has come."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.actions import Claim, UseTreasure
from wayout.games.temple.modules.treasures.part import ID
from wayout.games.temple.modules.treasures.stock import TREASURES
from wayout.games.temple.state import State
from wayout.games.temple.view_types import View
from wayout.kernel.play import Action

CHEST: Final = 3.0
"""In rolls, for a chest; two keys cost about as many."""


def wishes(scene: Scene) -> Iterator[Goal]:
    for number, chamber in scene.view.chambers.items():
        if chamber.chest == "closed":
            yield Goal("chest", 2 * int(number), "KK", Claim(), worth=CHEST)


def homes(view: View) -> Iterator[int]:
    """Where used tiles serve as a starting chamber."""
    for kind, nodes in view.extra[ID].get("placed", {}).items():
        yield from nodes if TREASURES[kind].starts is not None else ()


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """What helps most, if anything helps."""
    kinds = {treasure.id: TREASURES[treasure.kind] for treasure in scene.me.view.treasures}
    best, most = None, 0.0
    for action in may:
        gain = kinds[action.treasure].helps(scene, action.target) if isinstance(action, UseTreasure) else 0.0
        if gain > most:
            best, most = action, gain
    return best
