"""Which number of gems to go for in the own chamber, and when to take them."""

from collections import Counter
from typing import Any, Final

from wayout.games.temple.actions import Gems
from wayout.games.temple.bots.goal import GEMS, Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.tiles import Gems as Prices
from wayout.kernel.play import Action

SHORT_OF_TIME: Final = 90_000
"""Then anything is better than nothing."""


def level_to_take(scene: Scene, prices: Prices, may: list[Action[Any]], coming: int, *, patient: bool) -> Gems | None:
    """The best that can be had, if it is the best that can be hoped for; nothing: roll on. `coming` are the dice of
    team-mates who are on their way."""
    payable = max((action.level for action in may if isinstance(action, Gems)), default=0)
    if not payable:
        return None
    hoped = hoped_level(scene, prices, coming) if patient else payable
    if scene.time_left() > SHORT_OF_TIME:
        hoped = max(hoped, prices.table[-1][1] - max(0, scene.gems_to_spare()))
    hoped = min(hoped, scene.view.depot, most_of_team(scene, prices))
    return Gems(payable) if payable >= hoped else None


def own_share(scene: Scene, goal: Goal) -> str:
    """The icons that are still to be paid beyond what the others offer: for gems, those of the cheapest."""
    prices = scene.gems(scene.here) if goal.name == GEMS else None
    if prices is None:
        return "".join((Counter(goal.need) - Counter(scene.offered())).elements())
    others = scene.offered().count(prices.icon)
    return prices.icon * max(1, prices.table[0][0] - others)


def hoped_level(scene: Scene, prices: Prices, coming: int) -> int:
    """What the dice in the chamber, and those that come, could pay for with a die to spare."""
    here = [mate for mate in scene.inside if mate.node == scene.here and scene.counts_on(mate)]
    free = sum(len(mate.free) for mate in here) + coming
    spare = 1 if len(here) > 1 or coming else 0
    return max((gems for need, gems in prices.table if need + spare <= free), default=prices.table[0][1])


def most_of_team(scene: Scene, prices: Prices) -> int:
    """What all on whom one can count could pay together."""
    dice = sum(mate.dice for mate in scene.inside if scene.counts_on(mate))
    return max((gems for need, gems in prices.table if need <= dice), default=prices.table[0][1])
