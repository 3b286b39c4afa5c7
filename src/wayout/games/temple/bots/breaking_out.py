"""How a bot gets on when the temple has come apart: through a wall, if nothing else leads on (TMP-4.7)."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.actions import Break
from wayout.games.temple.bots.atlas import FAR, part_at
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.scene import Scene
from wayout.kernel.grid import STEPS, WAYS, Way, opposite

NEED: Final = "AAA"


def breaking_out(scene: Scene) -> Iterator[Goal]:
    """The wall before the exit; else, with nothing to discover, the nearest wall behind which what is missed can be
    reached; over the gap, if there is no such wall."""
    missed = missed_nodes(scene)
    if not missed:
        return
    walls = sorted(walls_of_exit(scene))
    if not walls and any(is_reached(scene, node) for node in scene.frontier()):
        return
    walls = walls or sorted(walls_out(scene, missed))
    if walls:
        _, _, node, side = walls[0]
        yield Goal("break", node, NEED, Break(side), worth=FAR)
    else:
        yield Goal("break", ANYWHERE, NEED, Break(None), worth=FAR)


def missed_nodes(scene: Scene) -> list[int]:
    """Places out of reach without which there is no getting out: the exit, or gems if it takes too many keys."""
    if scene.exit is None:
        return []
    if not is_reached(scene, scene.exit):
        return [scene.exit]
    gems = scene.gem_nodes()
    if scene.view.exit_keys <= scene.me.dice or any(is_reached(scene, node) for node in gems):
        return []
    return gems


def is_reached(scene: Scene, node: int) -> bool:
    return scene.rolls(scene.me, node) < FAR


def walls_out(scene: Scene, missed: list[int]) -> Iterator[tuple[bool, float, int, Way]]:
    """Of every wall to a place out of reach: whether all that is missed is still far behind it, the way there, node and
    side."""
    for node, side, beyond in neighbours(scene):
        if beyond in scene.atlas.entry and not is_reached(scene, beyond):
            far = all(scene.atlas.rolls(beyond, wanted) >= FAR for wanted in missed)
            yield far, scene.rolls(scene.me, node), node, side


def walls_of_exit(scene: Scene) -> Iterator[tuple[bool, float, int, Way]]:
    """The place that the exit's only door faces, if a wall is there, in the same words."""
    for node, side, beyond in neighbours(scene):
        if beyond == scene.exit and not is_reached(scene, beyond):
            way_out = scene.view.chambers[str(beyond >> 1)]
            if opposite(side) in way_out.doors and not way_out.passages:
                yield False, scene.rolls(scene.me, node), node, side


def neighbours(scene: Scene) -> Iterator[tuple[int, Way, int]]:
    """Every side of every place within reach that has another chamber behind it, joined or not."""
    chambers = scene.view.chambers
    cells = {(chamber.x, chamber.y): int(number) for number, chamber in chambers.items()}
    for node in scene.atlas.entry:
        here = chambers[str(node >> 1)]
        for side in WAYS if is_reached(scene, node) else ():
            beside = cells.get((here.x + STEPS[side][0], here.y + STEPS[side][1]))
            if beside is not None and part_at(node >> 1, here, side) == node:
                yield node, side, part_at(beside, chambers[str(beside)], opposite(side))
