"""What makes a way longer or shorter for one adventurer than the frames of the chambers say."""

from collections import defaultdict

from wayout.games.temple.bots.atlas import rolls_for
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.seam import ENTER


def tolls_of(scene: Scene) -> dict[int, float]:
    """By node, in rolls: prices of his own, and places that modules keep him away from."""
    tolls: defaultdict[int, float] = defaultdict(float)
    entry = scene.atlas.entry
    for price in scene.me.view.prices:
        if price.deed == ENTER and price.to is not None:
            for node in (price.to, price.to + 1):
                if node in entry:
                    tolls[node] += rolls_for(price.cost) - rolls_for(entry[node])
    for goal in scene.wishes:
        if goal.worth < 0:
            tolls[goal.node] -= goal.worth
    return dict(tolls)
