"""Golden masks: for whom."""

from wayout.games.temple.actions import Mask
from wayout.games.temple.bots.scene import Scene
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


def best_mask(scene: Scene, may: list[Action]) -> Mask | None:  # type: ignore[type-arg]
    """Whoever in the chamber has the fewest free dice; a single black mask of one's own can wait while dice abound."""
    offers = [action for action in may if isinstance(action, Mask)]
    if not offers:
        return None
    best = min(offers, key=lambda action: rank(scene, action.seat))
    mate = scene.mates[best.seat]
    return None if len(mate.locked) == 1 and len(mate.free) >= 5 else best


def rank(scene: Scene, seat: Seat) -> tuple[bool, int, bool]:
    mate = scene.mates[seat]
    return (not mate.stuck, len(mate.free), mate is not scene.me)
