"""The turn of fate, and giving up."""

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.scene import Scene

DEAR = 12.0
"""Rolls to whoever could help: further than this is too far."""


def calls_for_fate(scene: Scene) -> bool:
    """When this adventurer cannot roll, and nobody will come soon."""
    if not scene.me.stuck:
        return False
    helpers = [mate for mate in scene.inside if len(mate.free) >= 2]
    return min((scene.rolls(mate, scene.here) for mate in helpers), default=FAR) > DEAR


def agrees_to_fate(scene: Scene) -> bool:
    """If somebody is stuck, or black masks lie everywhere."""
    locked = sum(len(mate.locked) for mate in scene.inside)
    dice = sum(mate.dice for mate in scene.inside)
    return any(mate.stuck for mate in scene.inside) or 3 * locked >= dice
