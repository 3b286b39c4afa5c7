"""How a bot gets on when a door that leads one way has parted it from what it needs (TMP-4.7)."""

from collections.abc import Iterator

from wayout.games.temple.actions import Break
from wayout.games.temple.bots.atlas import FAR, part_at
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.tiles import printed
from wayout.kernel.grid import STEPS, WAYS, opposite


def breaking_out(scene: Scene) -> Iterator[Goal]:
    """Through the nearest wall behind which what is missed can be reached; over the gap, if there is no such wall."""
    missed = missed_nodes(scene)
    if not missed or any(is_reached(scene, node) for node in scene.frontier()):
        return
    walls = sorted(walls_out(scene, missed))
    if walls:
        _, _, node, side = walls[0]
        yield Goal("break", node, "AAA", Break(side), worth=FAR)
    else:
        yield Goal("break", ANYWHERE, "AAA", Break(None), worth=FAR)


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


def walls_out(scene: Scene, missed: list[int]) -> Iterator[tuple[bool, float, int, int]]:
    """Of every wall to a place out of reach: whether all that is missed is still far behind it, the way there, node and
    side."""
    chambers = scene.view.chambers
    cells = {(chamber.x, chamber.y): int(number) for number, chamber in chambers.items()}
    for node in filter(lambda node: is_reached(scene, node), scene.atlas.entry):
        here = chambers[str(node >> 1)]
        for side in WAYS:
            beside = cells.get((here.x + STEPS[side][0], here.y + STEPS[side][1]))
            if beside is None or part_at(node >> 1, here, side) != node:
                continue
            beyond = part_at(beside, chambers[str(beside)], opposite(side))
            if not printed(chambers[str(beside)].tile).closed and not is_reached(scene, beyond):
                far = all(scene.atlas.rolls(beyond, wanted) >= FAR for wanted in missed)
                yield far, scene.rolls(scene.me, node), node, side
