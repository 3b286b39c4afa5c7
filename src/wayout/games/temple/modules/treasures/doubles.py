"""Treasures that count as two icons once they are ready (TMP-5.2)."""

from functools import partial

from wayout.games.temple.bots.goal import GEMS
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import FACES
from wayout.games.temple.modules.treasures.treasure import Target, Treasure

TWO = 2


def double(kind: str, icon: int) -> Treasure:
    return Treasure(id=kind, icon=icon, icons=TWO, helps=partial(is_short, FACES[icon]))


def is_short(icon: str, scene: Scene, target: Target) -> bool:
    """Two icons short, and not more: of the gems that the bot is after, or of the way out."""
    goal = scene.goal
    if goal is None or goal.node != scene.here:
        return False
    prices = scene.gems(scene.here)
    if goal.name == GEMS and prices is not None:
        return prices.icon == icon and any(price - TWO <= scene.pool(icon) < price for price, _ in prices.table)
    keys = goal.need.count("K")
    return icon == "K" and goal.deed is not None and keys - TWO <= scene.me.faces.count("K") < keys
