"""How bots share quests out: everybody sees everything, so all come to the same crew without a word."""

from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from wayout.games.temple.actions import Offer
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.modules.quests.part import ID
from wayout.games.temple.state import State
from wayout.kernel.play import Action

LATE: Final = 330_000
"""With less time than that, what costs dice or brings all together is put off no longer."""


def shown(scene: Scene) -> dict[str, Any]:
    """What the module shows."""
    found: dict[str, Any] = scene.view.extra[ID]
    return found


def node_of(scene: Scene, quest: str) -> int:
    return 2 * int(shown(scene)["found"][quest])


def is_late(scene: Scene) -> bool:
    """Whether it is time for what weakens the team or brings it together: the exit is found, or time runs out."""
    return scene.exit is not None or scene.time_left() < LATE


def nearest(scene: Scene, node: int, count: int, without: Collection[int] = ()) -> list[int]:
    """So many who can get there soonest and have dice for it."""
    way = {mate.seat: scene.rolls(mate, node) for mate in able(scene) if mate.seat not in without}
    return sorted((seat for seat in way if way[seat] < FAR), key=lambda seat: (way[seat], seat))[:count]


def able(scene: Scene) -> list[Mate]:
    return [mate for mate in scene.inside if mate.dice >= 2]


def everybody(scene: Scene) -> list[int]:
    return [mate.seat for mate in scene.inside]


def share(scene: Scene, cost: str) -> str:
    """What of this is left to the bot, beyond what others in its chamber offer."""
    others = (mate for mate in scene.inside if mate is not scene.me and mate.node == scene.here)
    offered = [str(die.face) for mate in others for die in mate.free if die.offered]
    return "".join((Counter(cost) - Counter(offered)).elements())


def offer(scene: Scene, may: list[Action[State]], icons: str) -> Action[State] | None:
    """Lay open to the mates what is not offered by itself."""
    if not any(mate is not scene.me and mate.node == scene.here for mate in scene.inside):
        return None
    wanted = {die.id for die in scene.me.free if die.face is not None and die.face in icons and not die.offered}
    offers = (action for action in may if isinstance(action, Offer) and action.on)
    return next((action for action in offers if wanted.intersection(action.dice)), None)
