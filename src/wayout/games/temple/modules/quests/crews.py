"""How bots share quests out: everybody sees everything, so all come to the same crew without a word."""

from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from wayout.games.temple.actions import Offer
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.quests.part import ID
from wayout.games.temple.state import State
from wayout.kernel.play import Action

LATE: Final = 270_000
"""With less time than that, what costs dice or brings all together is put off no longer."""
FEW: Final = 2
"""So many gems in the depot are no reason to wait."""


def shown(scene: Scene) -> dict[str, Any]:
    """What the module shows."""
    found: dict[str, Any] = scene.view.extra[ID]
    return found


def node_of(scene: Scene, quest: str) -> int:
    return 2 * int(shown(scene)["found"][quest])


def is_late(scene: Scene) -> bool:
    """Whether it is time for what weakens the team or brings it together: the exit is found and hardly a gem is left to
    be lit, or time runs out."""
    if scene.time_left() < LATE:
        return True
    return scene.exit is not None and (scene.view.depot <= FEW or not scene.gem_nodes())


def nearest(scene: Scene, node: int, count: int, without: Collection[int] = ()) -> list[int]:
    """So many of the team who can get there soonest."""
    return [mate.seat for mate in scene.nearest(node, count, tuple(without))]


def everybody(scene: Scene) -> list[int]:
    return [mate.seat for mate in scene.inside]


def share(scene: Scene, cost: str) -> str:
    """What of this is left to the bot, beyond what others in its chamber offer."""
    return "".join((Counter(cost) - Counter(scene.offered())).elements())


def offer(scene: Scene, may: list[Action[State]], icons: str) -> Action[State] | None:
    """Lay open to the mates what is not offered by itself."""
    if not any(mate is not scene.me and mate.node == scene.here for mate in scene.inside):
        return None
    wanted = {die.id for die in scene.me.free if die.face is not None and die.face in icons and not die.offered}
    offers = (action for action in may if isinstance(action, Offer) and action.on)
    return next((action for action in offers if wanted.intersection(action.dice)), None)
