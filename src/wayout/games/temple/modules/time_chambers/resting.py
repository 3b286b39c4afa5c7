"""When a bot leaves its dice alone: rolling on for what is forbidden would only bring black masks."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.time_chambers.part import ID
from wayout.games.temple.state import START

MANY: Final = 2
"""So many black masks are a reason not to roll while nothing frees them."""


def resting(scene: Scene) -> Iterator[Goal]:
    """Every die that shows something is kept, and blank ones are rolled once."""
    if is_better_to_rest(scene, scene.view.extra[ID]["ban"]):
        me = scene.me
        blank = "A" if len(me.faces) < len(me.free) else ""
        yield Goal("rest", ANYWHERE, "".join([*me.faces, *blank]), None, worth=FAR)


def is_better_to_rest(scene: Scene, ban: str | None) -> bool:
    if ban == "masks":
        return len(scene.me.locked) >= MANY
    if ban == "moving":
        return not has_work_here(scene)
    if ban == "gems":
        return has_gems_ready(scene)
    return ban == "start" and is_before_the_start(scene)


def has_work_here(scene: Scene) -> bool:
    blue = scene.view.extra[ID]["blue"]
    task = blue is not None and scene.here == 2 * blue["chamber"]
    return task or scene.here in scene.frontier() or scene.gems(scene.here) is not None


def has_gems_ready(scene: Scene) -> bool:
    gems = scene.gems(scene.here)
    return gems is not None and scene.pool(gems.icon) >= gems.table[0][0]


def is_before_the_start(scene: Scene) -> bool:
    """On the way home, one step away, with what it takes."""
    beside = scene.atlas.joined[scene.here].values()
    return scene.view.next_slam is not None and START in beside and scene.me.faces.count("A") >= MANY
