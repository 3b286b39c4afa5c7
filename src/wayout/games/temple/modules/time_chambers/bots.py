"""What time chambers mean to a bot: its own die is fetched, and tasks are solved if enough can be there in time."""

from collections.abc import Iterator
from math import ceil
from typing import Any, Final

from wayout.games.temple.bots.atlas import rolls_for
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.modules.time_chambers.actions import Solve
from wayout.games.temple.modules.time_chambers.part import ID
from wayout.games.temple.modules.time_chambers.printed import TASKS
from wayout.games.temple.modules.time_chambers.resting import resting
from wayout.games.temple.modules.time_chambers.sacrificing import HELD_THERE

ROLL_MS: Final = 2_800
"""What a roll and a thought take."""
DIE: Final = 12.0
"""In rolls: what one's own die is worth."""
TASK: Final = 14.0
"""In rolls: what it is worth to solve a task in time."""
ICONS_EACH: Final = 2
"""So many icons of a kind one adventurer is asked for: with fewer hands a lava's second task is never done in time."""


def wishes(scene: Scene) -> Iterator[Goal]:
    yield from resting(scene)
    blue = scene.view.extra[ID]["blue"]
    if blue is None:
        return
    node, left = 2 * blue["chamber"], blue["until"] - scene.at
    if lies_there(scene.me) and scene.here != node and is_in_time(scene, scene.me, node, left):
        yield Goal("sacrifice", node, "", None, worth=DIE)
    yield from solving(scene, blue, node, left)


def lies_there(mate: Mate) -> bool:
    return any(die.held == HELD_THERE for die in mate.view.dice)


def is_in_time(scene: Scene, mate: Mate, node: int, left: int) -> bool:
    return scene.rolls(mate, node) * ROLL_MS < left


def solving(scene: Scene, blue: dict[str, Any], node: int, left: int) -> Iterator[Goal]:
    """By as many of the nearest as it takes, if they can all be there."""
    steps = TASKS.get(scene.view.chambers[str(node >> 1)].tile, ())
    if blue["stage"] >= len(steps):
        return
    cost = steps[blue["stage"]].cost
    team = team_for(scene, node, len(cost))
    if scene.me not in team or not can_be_solved(scene, team, node, left, cost):
        return
    yield Goal("solve", node, own_share(scene, cost, node), Solve(), worth=TASK)


def team_for(scene: Scene, node: int, icons: int) -> list[Mate]:
    able = sorted(
        (mate for mate in scene.inside if len(mate.free) >= 2), key=lambda mate: (scene.rolls(mate, node), mate.seat)
    )
    return able[: ceil(icons / ICONS_EACH)]


def can_be_solved(scene: Scene, team: list[Mate], node: int, left: int, cost: str) -> bool:
    """Dice enough, and time for the way and about as many rolls as the icons take."""
    if sum(len(mate.free) for mate in team) < len(cost):
        return False
    rolling = rolls_for(cost) / len(team)
    return all((scene.rolls(mate, node) + rolling) * ROLL_MS < left for mate in team)


def own_share(scene: Scene, cost: str, node: int) -> str:
    """The icons that the others there do not offer yet, as many as there are dice for."""
    others = sum(
        die.offered and die.face == cost[0]
        for mate in scene.inside
        if mate is not scene.me and mate.node == node
        for die in mate.free
    )
    return cost[0] * max(1, min(len(cost) - others, len(scene.me.free)))
