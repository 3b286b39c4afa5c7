"""Golden masks: for whom."""

from wayout.games.temple.actions import Mask
from wayout.games.temple.bots.scene import Scene
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


def best_mask(scene: Scene, may: list[Action]) -> Mask | None:  # type: ignore[type-arg]
    """Whoever in the chamber has the fewest free dice; a single black mask of one's own can wait while dice abound."""
    offers = [action for action in may if isinstance(action, Mask)]
    if not offers or is_hoarding(scene):
        return None
    best = min(offers, key=lambda action: rank(scene, action.seat))
    mate = scene.mates[best.seat]
    return None if len(mate.locked) == 1 and len(mate.free) >= 5 else best


def is_hoarding(scene: Scene) -> bool:
    goal = scene.goal
    if goal is None or not goal.hoards or goal.node != scene.here:
        return False
    here = (mate for mate in scene.inside if mate.node == scene.here)
    return any(die.face != "G" for mate in here for die in mate.free)


def rank(scene: Scene, seat: Seat) -> tuple[bool, int, bool]:
    mate = scene.mates[seat]
    return (not mate.stuck, len(mate.free), mate is not scene.me)
