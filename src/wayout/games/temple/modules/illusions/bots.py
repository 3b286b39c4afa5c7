"""What a bot does when the temple has come apart: it breaks through a wall if nothing else leads on (TMP-4.7)."""

from collections.abc import Iterator

from wayout.games.temple.actions import Break
from wayout.games.temple.bots.atlas import FAR, part_at
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.state import State
from wayout.games.temple.tiles import printed
from wayout.kernel.grid import STEPS, WAYS, Way, opposite
from wayout.kernel.play import Action

NEED = "AAA"


def wishes(scene: Scene) -> Iterator[Goal]:
    """Nothing else counts while the exit cannot be reached and there is no door left to open."""
    reached = {node for node in scene.atlas.entry if scene.rolls(scene.me, node) < FAR}
    if scene.exit in reached:
        return
    walls = list(walls_of_exit(scene, reached))
    if not walls and is_cut_off(scene, reached):
        walls = list(walls_out(scene, reached))
        if not walls:
            yield Goal("break", ANYWHERE, NEED, Break(None), worth=FAR)
    if walls:
        node, side = min(walls, key=lambda wall: (scene.rolls(scene.me, wall[0]), wall))
        yield Goal("break", node, NEED, Break(side), worth=FAR)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """A wall that can be broken on the way to nowhere else is broken."""
    wanted = {goal.deed for goal in wishes(scene)} if any(isinstance(action, Break) for action in may) else set()
    return next((action for action in may if isinstance(action, Break) and action in wanted), None)


def is_cut_off(scene: Scene, reached: set[int]) -> bool:
    if reached >= set(scene.atlas.entry):
        return False
    return not scene.view.pile or not any(scene.atlas.gaps[node] for node in reached)


def walls_out(scene: Scene, reached: set[int]) -> Iterator[tuple[int, Way]]:
    """Places within reach with one beyond it next door."""
    for node, side, beyond in neighbours(scene):
        if node in reached and beyond in scene.atlas.entry and beyond not in reached:
            yield node, side


def walls_of_exit(scene: Scene, reached: set[int]) -> Iterator[tuple[int, Way]]:
    """The place that the exit's only door faces, if a wall is there."""
    for node, side, beyond in neighbours(scene):
        if beyond == scene.exit and node in reached:
            exit_chamber = scene.view.chambers[str(beyond >> 1)]
            if opposite(side) in exit_chamber.doors and not exit_chamber.passages:
                yield node, side


def neighbours(scene: Scene) -> Iterator[tuple[int, Way, int]]:
    """Every side of every place that has another chamber behind it, joined or not."""
    chambers = scene.view.chambers
    cells = {(chamber.x, chamber.y): int(number) for number, chamber in chambers.items()}
    for key, here in chambers.items():
        for side in WAYS:
            dx, dy = STEPS[side]
            other = cells.get((here.x + dx, here.y + dy))
            if other is not None and not printed(here.tile).closed:
                yield part_at(int(key), here, side), side, part_at(other, chambers[str(other)], opposite(side))
