"""Treasures that count as two icons once they are ready (TMP-5.2)."""

from functools import partial

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import FACES
from wayout.games.temple.modules.treasures.treasure import Target, Treasure

TWO = 2


def double(kind: str, icon: int) -> Treasure:
    return Treasure(id=kind, icon=icon, icons=TWO, helps=partial(is_short, FACES[icon]))


def is_short(icon: str, scene: Scene, target: Target) -> bool:
    """Two icons short, and not more: of the gems here, or of the way out."""
    prices = scene.gems(scene.here)
    if prices is not None and prices.icon == icon:
        return any(price - TWO <= scene.pool(icon) < price for price, _ in prices.table)
    keys = scene.view.exit_keys
    return icon == "K" and scene.here == scene.exit and keys - TWO <= scene.me.faces.count("K") < keys
