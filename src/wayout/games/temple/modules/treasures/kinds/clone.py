"""Clone: one's own keys and torches count twice for one action (TMP-5.14)."""

from typing import Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.state import KEY, TORCH

DOUBLED: Final = "KT"


def helps(scene: Scene, target: Target) -> bool:
    """Where it is just what is missing: for the gems here, or for the way out."""
    prices = scene.gems(scene.here)
    if prices is not None and prices.icon in DOUBLED:
        now, twice = scene.pool(prices.icon), scene.pool(prices.icon) + scene.me.faces.count(prices.icon)
        return any(now < need <= twice for need, _ in prices.table)
    mine = scene.me.faces.count("K")
    return scene.here == scene.exit and mine < scene.view.exit_keys <= 2 * mine


TREASURE = Treasure(id="clone", twins=(KEY, TORCH), helps=helps)
