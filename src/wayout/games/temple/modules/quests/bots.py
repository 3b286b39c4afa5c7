"""What quests mean to a bot: without them nobody gets out, so whoever is in a crew sees to its quest first."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.actions import Discover
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import EXPLORE, Goal
from wayout.games.temple.bots.helping import rescue
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.quests.chambers.obelisk import OBELISK, SPACES
from wayout.games.temple.modules.quests.crews import shown
from wayout.games.temple.modules.quests.pool import QUESTS
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.state import State
from wayout.kernel.grid import STEPS
from wayout.kernel.play import Action

A_KEY: Final = 3.0
"""In rolls, for each adventurer: what a gem tile of the obelisk costs at the exit."""


def wishes(scene: Scene) -> Iterator[Goal]:
    if rescue(scene) is not None:
        return
    quest = own_quest(scene)
    goal = quest.goal(scene) if quest is not None and quest.goal is not None else None
    if goal is not None:
        yield goal._replace(worth=FAR)
    elif is_search(scene):
        node = min(scene.frontier(), key=lambda node: (scene.rolls(scene.me, node), node))
        yield Goal(EXPLORE, node, scene.discovery, None, worth=FAR)
    else:
        yield from beside_the_obelisk(scene)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    quest = own_quest(scene)
    return quest.handy(scene, may) if quest is not None and quest.handy is not None else None


def own_quest(scene: Scene) -> Quest | None:
    """The quest for which the bot is wanted; whoever is wanted for an earlier one is not there for a later one."""
    taken: set[int] = set()
    for quest in open_quests(scene):
        crew = quest.crew(scene) if quest.crew is not None else []
        crew = [seat for seat in crew if seat not in taken]
        if scene.me.seat in crew:
            return quest
        taken.update(crew)
    return None


def open_quests(scene: Scene) -> list[Quest]:
    seen = shown(scene)
    return [QUESTS[quest] for quest in seen["found"] if quest not in seen["done"]]


def is_search(scene: Scene) -> bool:
    """Whether there is nothing to do but to look for the quests that are still hidden."""
    seen = shown(scene)
    hidden = seen["markers"] > len(seen["found"]) - len(seen["done"])
    near = any(scene.rolls(scene.me, node) < FAR for node in scene.frontier())
    return hidden and near and not scene.gem_nodes()


def beside_the_obelisk(scene: Scene) -> Iterator[Goal]:
    """Whatever is discovered there takes a key off the exit."""
    if not shown(scene)["gem_tiles"]:
        return
    obelisk = scene.view.chambers[str(shown(scene)["found"][OBELISK])]
    spaces = {(side + obelisk.turned) % 4 for side in range(4) if SPACES >> side & 1}
    beside = {(obelisk.x + STEPS[side][0], obelisk.y + STEPS[side][1]) for side in spaces}
    for node in scene.frontier():
        here = scene.view.chambers[str(node >> 1)]
        for side in scene.atlas.gaps[node]:
            if (here.x + STEPS[side][0], here.y + STEPS[side][1]) in beside:
                yield Goal(OBELISK, node, scene.discovery, Discover(side), worth=A_KEY * len(scene.inside))
