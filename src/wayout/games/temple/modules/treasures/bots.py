"""What treasures mean to a bot: chests on the way are opened, and nothing is kept for a rainy day that has come."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.actions import Claim, UseTreasure
from wayout.games.temple.state import START, State
from wayout.kernel.play import Action

CHEST: Final = 3.0
"""In rolls, for a chest; two keys cost about as many."""
MANY: Final = 3
"""So many black masks in the temple for each adventurer inside are worth a healing mask."""


def wishes(scene: Scene) -> Iterator[Goal]:
    for number, chamber in scene.view.chambers.items():
        if chamber.chest == "closed":
            yield Goal("chest", int(number), "KK", Claim(), worth=CHEST)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    kinds = {treasure.id: treasure.kind for treasure in scene.me.view.treasures}
    for action in may:
        if isinstance(action, UseTreasure) and helps(scene, kinds[action.treasure], action):
            return action
    return None


def helps(scene: Scene, kind: str, use: UseTreasure) -> bool:
    if kind == "extra_gem":
        return True
    if kind == "healing_mask":
        locked = sum(len(mate.locked) for mate in scene.inside)
        return scene.me.stuck or any(mate.stuck for mate in scene.inside) or locked >= MANY * len(scene.inside)
    if kind in ("double_key", "double_torch"):
        return arms(scene, "K" if kind == "double_key" else "T")
    return kind == "teleport" and carries_home(scene, use)


def arms(scene: Scene, icon: str) -> bool:
    """Two icons short, and not more: of the gems here, or of the way out."""
    prices = scene.gems(scene.here)
    if prices is not None and prices.icon == icon:
        return any(price - 2 <= scene.pool(icon) < price for price in prices.table)
    keys = scene.view.exit_keys
    return icon == "K" and scene.here == scene.view.exit and keys - 2 <= scene.me.faces.count("K") < keys


def carries_home(scene: Scene, use: UseTreasure) -> bool:
    """To those who are safe, when the doors are about to slam."""
    slam = scene.view.next_slam
    return slam is not None and slam.at - scene.at < 15_000 and use.node == START and scene.here != START
