"""Who carries the chalice, and where: every bot comes to the same plan without a word (TMP-4.14)."""

from typing import Any, Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import DUTY, Goal
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.modules.special.chalice import Carry

HANDS: Final = 3
"""With fewer dice one hardly gets anywhere with it."""


def crew(scene: Scene, told: dict[str, Any]) -> list[int]:
    """The seat of whoever should carry it, as `chalice.shown` tells where it is: the nearest who can, once there is an
    exit to carry it to."""
    node = told["node"]
    if node is None or scene.exit is None or scene.atlas.rolls(node, scene.exit) >= FAR:
        return []
    able = [mate for mate in scene.team or scene.inside if scene.rolls(mate, node) < FAR]
    return [min(able, key=lambda mate: reluctance(scene, mate, node)).seat] if able else []


def reluctance(scene: Scene, mate: Mate, node: int) -> tuple[bool, float, int]:
    return len(mate.free) < HANDS, scene.rolls(mate, node), mate.seat


def goal(scene: Scene, told: dict[str, Any]) -> Goal:
    """For whoever carries it: to where it is, and from there towards the exit. Without it nobody has won."""
    node = told["node"]
    if scene.here != node:
        return Goal("chalice", node, "", None, worth=DUTY)
    assert scene.exit is not None
    side = scene.atlas.side_towards(node, scene.exit)
    entry = scene.atlas.entry[scene.atlas.joined[node][side]]
    return Goal("chalice", node, f"{entry}T", Carry(side), worth=DUTY)
