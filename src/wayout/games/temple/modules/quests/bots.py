"""What quests mean to a bot: without them nobody gets out, so whoever is in a crew sees to its quest first."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from wayout.games.temple.actions import Discover
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import DUTY, EXPLORE, Goal
from wayout.games.temple.bots.leaving import are_few_keys
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.modules.quests.chambers.obelisk import OBELISK, SPACES
from wayout.games.temple.modules.quests.crews import shown
from wayout.games.temple.modules.quests.pool import QUESTS
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.state import State
from wayout.kernel.grid import STEPS
from wayout.kernel.play import Action

A_KEY: Final = 3.0
"""In rolls, for each adventurer: what a gem tile of the obelisk costs at the exit."""
A_CHAMBER: Final = 4.0
"""In rolls: what a further chamber on the way to the obelisk takes."""


def wishes(scene: Scene) -> Iterator[Goal]:
    quest = own_quest(scene)
    goal = quest.goal(scene) if quest is not None and quest.goal is not None else None
    if goal is not None:
        yield goal._replace(worth=DUTY)
    elif is_search(scene):
        node = min(scene.frontier(), key=lambda node: (scene.rolls(scene.me, node), node))
        yield Goal(EXPLORE, node, scene.discovery, None, worth=DUTY)
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
    """Whether to look for the quests that are still hidden: nobody gets out without them. Everybody does when gems are
    no longer worth it, and a third of the team once the exit is found."""
    seen = shown(scene)
    hidden = seen["markers"] > len(seen["found"]) - len(seen["done"])
    if not hidden or way_to_search(scene, scene.me) >= FAR:
        return False
    if not scene.gem_nodes() or are_few_keys(scene):
        return True
    ways = sorted((way_to_search(scene, mate), mate.seat) for mate in scene.team)
    return scene.exit is not None and scene.me.seat in [seat for _, seat in ways[: ceil(len(ways) / 3)]]


def way_to_search(scene: Scene, mate: Mate) -> float:
    return min((scene.rolls(mate, node) for node in scene.frontier()), default=FAR)


def beside_the_obelisk(scene: Scene) -> Iterator[Goal]:
    """Whatever is discovered there takes a key off the exit; so all that leads there is worth something."""
    spaces = free_spaces(scene) if shown(scene)["gem_tiles"] else set()
    if not spaces:
        return
    for node in scene.frontier():
        here = scene.view.chambers[str(node >> 1)]
        for side in scene.atlas.gaps[node]:
            dx, dy = STEPS[side]
            further = min(abs(here.x + dx - x) + abs(here.y + dy - y) for x, y in spaces)
            worth = A_KEY * len(scene.inside) - A_CHAMBER * further
            if worth > 0:
                yield Goal(OBELISK, node, scene.discovery, Discover(side), worth=worth, hands=1)


def free_spaces(scene: Scene) -> set[tuple[int, int]]:
    """The places beside the obelisk where a chamber would take a gem tile away."""
    chambers = scene.view.chambers
    obelisk = chambers[str(shown(scene)["found"][OBELISK])]
    sides = {(side + obelisk.turned) % 4 for side in range(4) if SPACES >> side & 1}
    beside = {(obelisk.x + STEPS[side][0], obelisk.y + STEPS[side][1]) for side in sides}
    return beside - {(chamber.x, chamber.y) for chamber in chambers.values()}
