"""The turn of fate: when to ask for it, and when to agree (TMP-4.9)."""

from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.scene import Scene

DEAR: Final = 12.0
"""Rolls to whoever could help: further than this is too far."""
PATIENCE: Final = 15_000
"""So long a mate who could help has time to come."""
AGAIN: Final = 30_000
"""From one question to the next: the others have heard it."""


class Plight:
    """Remembers since when its adventurer cannot roll, and when it asked for a turn of fate."""

    def __init__(self) -> None:
        self._since: int | None = None
        self._ask_from = 0

    def look(self, scene: Scene) -> None:
        if not scene.me.stuck:
            self._since = None
        elif self._since is None:
            self._since = scene.at

    def asks(self, scene: Scene) -> bool:
        """When this adventurer cannot roll, and nobody comes soon."""
        if self._since is None or scene.at < self._ask_from:
            return False
        if help_is_near(scene) and scene.at - self._since < PATIENCE:
            return False
        self._ask_from = scene.at + AGAIN
        return True


def help_is_near(scene: Scene) -> bool:
    return min((scene.rolls(mate, scene.here) for mate in scene.team), default=FAR) <= DEAR


def agrees_to_fate(scene: Scene) -> bool:
    """If somebody is stuck, or black masks lie everywhere."""
    locked = sum(len(mate.locked) for mate in scene.inside)
    dice = sum(mate.dice for mate in scene.inside)
    return any(mate.stuck for mate in scene.inside) or 3 * locked >= dice
