"""What the characters' abilities are good for."""

from wayout.games.room25.bots.gains import threatened
from wayout.games.room25.bots.picture import FAR
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.cells import CENTRE, NEIGHBOURS
from wayout.games.room25.parts import EMMETT, FRANCK, JENNIFER, MAX, SARAH, Target, Who


def special_gain(scene: Scene, who: Who, ways: list[float]) -> float:
    """What the token is worth when it is programmed."""
    here = scene.cell(who)
    if here == CENTRE or not scene.view.rules.abilities:
        return 0.0
    mates = [mate for mate in scene.mates(who) if mate.who != who]
    if who == JENNIFER:
        near = [
            ways[mate.cell or 0] - ways[here] for mate in mates if mate.cell in NEIGHBOURS[here] and not mate.hidden
        ]
        return max([0.0, *near]) * (-1.0 if scene.wicked else 0.8) - 0.7 * scene.picture.costs[here]
    if who == MAX:
        carried = [mate for mate in mates if mate.cell == here and not mate.hidden]
        best = max((ways[here] - ways[cell] - scene.picture.costs[cell] for cell in scene.steps(who)), default=0.0)
        return 1.4 * best if carried and not scene.wicked else 0.0
    if who == SARAH:
        return 15.0 if threatened(scene, who) and scene.figures[who].empties else 0.0
    if who == FRANCK:
        return 1.0 if scene.figures[who].adrenaline == "gone" else 0.0
    return 0.0


def power_score(scene: Scene, who: Who, target: Target, ways: list[float]) -> float:
    """How good this use of an ability is; more is better."""
    mates = {mate.who for mate in scene.mates(who)}
    sign = -1.0 if scene.wicked else 1.0
    here = ways[scene.cell(who)]
    if target.robot is not None:
        return robot_score(scene, who, target, ways)
    if target.who is not None and target.cell is None:
        friend = sign if target.who in mates else -sign
        called = scene.figures[target.who].cell
        return friend * (ways[called] - here) if called is not None else 0.0
    if target.cell is not None and target.who is not None:
        return here - min(ways[target.cell], FAR) - scene.picture.costs[target.cell]
    if target.use == "sabotage":
        return scene.picture.costs[scene.cell(who)]
    if target.use == "lock" and who == EMMETT:
        return -sign
    return 0.0


def robot_score(scene: Scene, who: Who, order: Target, ways: list[float]) -> float:
    """Robots turn up what nobody knows; and push whoever deserves it."""
    assert order.cell is not None
    if order.who is None:
        return 0.5 if scene.view.rooms[order.cell].room is None else 0.0
    here = scene.figures[order.who].cell
    assert here is not None
    nearer = min(ways[here], FAR) - min(ways[order.cell], FAR) - scene.picture.costs[order.cell]
    mates = {mate.who for mate in scene.mates(who)}
    return nearer if order.who in mates and not scene.wicked else -nearer
