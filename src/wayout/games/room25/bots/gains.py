"""What each action may bring, in steps: more is better."""

from typing import Final

from wayout.games.room25.bots.picture import FAR
from wayout.games.room25.bots.scene import WON, Scene
from wayout.games.room25.cells import CENTRE, LINES_THROUGH, NEIGHBOURS, Cell
from wayout.games.room25.parts import Target, Who

CURIOUS: Final = 1.2
"""What a look is worth where one does not know."""
CAUTION: Final = 0.8
IN_DANGER: Final = 25.0
PUSH: Final = 0.7


def threatened(scene: Scene, who: Who) -> bool:
    """Death waits where this one stands."""
    figure = scene.figures[who]
    drowns = figure.drowns is not None and figure.drowns <= scene.view.round + 1
    return figure.trap is not None or drowns


def move_gain(scene: Scene, who: Who, cell: Cell, ways: list[float], harmless: bool = False) -> float:
    """Walking there: nearer to where one wants to be, at what the room costs, unless it turns out harmless."""
    here = scene.cell(who)
    unknown = scene.picture.kinds[cell] is None
    cost = 0.0 if harmless and unknown else CAUTION * scene.picture.costs[cell]
    gain = min(ways[here], FAR) - min(ways[cell], FAR) - cost
    if threatened(scene, who):
        gain += IN_DANGER
    if cell in scene.goals(who):
        gain += 1.0
    return gain - risk_of_acid(scene, cell)


def risk_of_acid(scene: Scene, cell: Cell) -> float:
    """Whoever is in the acid dies when somebody comes."""
    if scene.picture.kinds[cell] != "acid":
        return 0.0
    return sum(5.0 for figure in scene.view.figures if figure.alive and figure.cell == cell)


def look_gain(scene: Scene, who: Who, cell: Cell, ways: list[float]) -> float:
    """A room is worth a look if one may have to go there, or if it may be the exit."""
    if scene.picture.kinds[cell] is not None or scene.view.rooms[cell].room is not None:
        return 0.0
    on_the_way = max(0.0, ways[scene.cell(who)] - ways[cell])
    exit_there = 0.8 if cell in scene.exits and not scene.found else 0.0
    return CURIOUS * min(on_the_way, 2.0) / 2.0 + exit_there + 0.2


def control_gain(scene: Scene, who: Who, target: Target) -> float:
    """Sliding: everybody nearer, or out."""
    assert target.line is not None
    assert target.forward is not None
    if scene.leaves(who, target.line, target.forward):
        return -WON if scene.wicked else WON
    if not scene.found:
        return -0.2
    gain = scene.score(who) - scene.score(who, slide=(target.line, target.forward))
    here = scene.cell(who)
    helpers = sum(mate.cell == here for mate in scene.mates(who))
    return gain / helpers if gain > 0 and not scene.wicked else gain


def push_gain(scene: Scene, who: Who, other: Who, cell: Cell, ways: list[float]) -> float:
    """Mates are pushed nearer to the exit, others into whatever is bad for them."""
    here = scene.cell(who)
    nearer = min(ways[here], FAR) - min(ways[cell], FAR) - scene.picture.costs[cell]
    friends = {mate.who for mate in scene.mates(who)}
    is_mate = other in friends and not scene.wicked
    return PUSH * nearer if is_mate else -PUSH * nearer


def slides_for(scene: Scene, who: Who) -> list[Target]:
    """What Control could do now."""
    cell = scene.cell(who)
    if cell == CENTRE:
        return []
    arrows = scene.view.arrows
    return [
        Target(line=line, forward=forward)
        for line in LINES_THROUGH[cell]
        for forward in (True, False)
        if arrows[line] * (1 if forward else -1) >= 0
    ]


def unknown_around(scene: Scene, who: Who) -> list[Cell]:
    cells = NEIGHBOURS[scene.cell(who)]
    return [cell for cell in cells if scene.picture.kinds[cell] is None]
