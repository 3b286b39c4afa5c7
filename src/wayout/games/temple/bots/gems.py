"""Which number of gems to go for in the own chamber, and when to take them."""

from typing import Final

from wayout.games.temple.actions import Gems
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.tiles import Gems as Prices

SHORT_OF_TIME: Final = 90_000
"""Then anything is better than nothing."""


def level_to_take(scene: Scene, prices: Prices, coming: int, *, patient: bool) -> Gems | None:
    """The best that can be had, if it is the best that can be hoped for; nothing: roll on. `coming` are the dice of
    team-mates who are on their way."""
    pool = scene.pool(prices.icon)
    payable = max((gems for need, gems in prices.table if need <= pool), default=0)
    if not payable:
        return None
    hoped = hoped_level(scene, prices, coming) if patient else payable
    if scene.time_left() > SHORT_OF_TIME:
        hoped = max(hoped, prices.table[-1][1] - max(0, scene.gems_to_spare()))
    return Gems(payable) if payable >= min(hoped, scene.view.depot) else None


def own_share(scene: Scene, icon: str) -> str:
    """The icons that the cheapest gem here still takes beyond what the others offer."""
    prices = scene.gems(scene.here)
    assert prices is not None
    others = scene.pool(icon) - scene.me.faces.count(icon)
    return icon * max(1, prices.table[0][0] - others)


def hoped_level(scene: Scene, prices: Prices, coming: int) -> int:
    """What the dice in the chamber, and those that come, could pay for with a die to spare."""
    here = [mate for mate in scene.inside if mate.node == scene.here]
    free = sum(len(mate.free) for mate in here) + coming
    spare = 1 if len(here) > 1 or coming else 0
    return max((gems for need, gems in prices.table if need + spare <= free), default=prices.table[0][1])
