"""What a cursed gem means to a bot: without its place there is no way out."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import DUTY, Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.cursed_gems.actions import Hint, Peek
from wayout.games.temple.modules.cursed_gems.part import ID, NO_GEM
from wayout.games.temple.modules.cursed_gems.prints import PRINTS, fitting, true_hints
from wayout.games.temple.state import State
from wayout.kernel.play import Action

LOOK: Final = 6.0
"""In rolls, for a look at a tile that might be the one."""
SURE: Final = 12.0
"""For one that must be."""
LATE: Final = 180_000
"""With no more time than this, the gem comes before everything else."""


def wishes(scene: Scene) -> Iterator[Goal]:
    """Tiles that might be the one, the nearest first."""
    if gem_of(scene) == NO_GEM:
        return
    pressing = is_pressing(scene)
    nodes = {2 * int(number): location for number, location in scene.view.extra[ID]["lying"].items()}
    ways = sorted((scene.rolls(scene.me, node), node) for node in nodes if may_be_mine(scene, nodes[node]))
    for way, node in ways:
        if way < FAR:
            worth = SURE if len(candidates(scene, nodes[node])) == 1 else LOOK
            yield Goal("peek", node, PRINTS.peek, Peek(), worth=DUTY if pressing else worth)
    if pressing and not ways:
        yield from to_explore(scene)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """A look if it can help, and else a word that can help others."""
    location = scene.view.extra[ID]["lying"].get(str(scene.here >> 1))
    if location is not None and Peek() in may and gem_of(scene) != NO_GEM and may_be_mine(scene, location):
        return Peek()
    return hint(scene)


def gem_of(scene: Scene) -> str:
    gem: str = scene.view.extra[ID]["gems"][scene.me.seat]
    return gem


def is_pressing(scene: Scene) -> bool:
    """Whether one would leave soon if one could."""
    if scene.exit is None:
        return False
    return scene.view.depot == 0 or scene.time_left() < LATE or not scene.gem_nodes()


def candidates(scene: Scene, location: int) -> list[str]:
    """What a tile can show, as far as this bot knows."""
    shown = scene.view.extra[ID]
    if str(location) in shown["known"]:
        return [shown["known"][str(location)]]
    seen = {*shown["gone"].values(), *shown["known"].values()}
    return [symbol for symbol in fitting(shown["hints"].get(str(location), [])) if symbol not in seen]


def may_be_mine(scene: Scene, location: int) -> bool:
    return gem_of(scene) in candidates(scene, location)


def to_explore(scene: Scene) -> Iterator[Goal]:
    """The tile is not even laid."""
    ways = [(scene.rolls(scene.me, node), node) for node in scene.frontier()]
    way, node = min(ways, default=(FAR, 0))
    if way < FAR:
        yield Goal("explore", node, "AA", None, worth=DUTY)


def hint(scene: Scene) -> Hint | None:
    """What tells most of a tile that somebody else may look for; nothing, if all is said."""
    shown = scene.view.extra[ID]
    if scene.me.view.silent or not any(gem for gem in shown["gems"]):
        return None
    for key, symbol in shown["known"].items():
        said = shown["hints"].get(key, [])
        left = fitting(said)
        new = [word for word in true_hints(symbol) if len(fitting([*said, word])) < len(left)]
        if key not in shown["gone"] and symbol in shown["gems"] and new:
            return Hint(int(key), min(new, key=lambda word: len(fitting([*said, word]))))
    return None
