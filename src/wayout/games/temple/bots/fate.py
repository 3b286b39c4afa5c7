"""What a bot asks everybody for: a turn of fate, or, when nothing helps any more, to give up (TMP-4.9, TMP-4.11)."""

from collections.abc import Sequence
from typing import Any, Final

from wayout.games.temple.actions import CallConcede, CallFate
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.events import ConcedeDropped, FateDropped
from wayout.games.temple.state import PROFESSIONAL
from wayout.kernel.play import Action, Event

DEAR: Final = 12.0
"""Rolls to whoever could help: further than this is too far."""
PATIENCE: Final = 15_000
"""So long a mate who could help has time to come."""
LAST_HOPE: Final = 30_000
"""So long everybody has time for what might still help when nobody can roll."""
AGAIN: Final = 30_000
"""From one question to the next; twice as long after every one that came to nothing."""


class Trouble:
    """Since when it lasts, and from when on its bot asks everybody because of it. Who was turned down has been heard,
    whoever it was, and all wait longer each time."""

    def __init__(self) -> None:
        self.since: int | None = None
        self._from = 0
        self._wait = AGAIN

    def look(self, at: int, *, is_there: bool) -> None:
        if not is_there:
            self.since, self._wait = None, AGAIN
        elif self.since is None:
            self.since = at

    def asks(self, at: int, patience: int) -> bool:
        if self.since is None or at < self._from or at - self.since < patience:
            return False
        self._from = at + self._wait
        return True

    def turned_down(self, at: int) -> None:
        self._from = at + self._wait
        self._wait *= 2


class Plight:
    """Remembers since when its adventurer cannot roll, and since when nobody can."""

    def __init__(self) -> None:
        self._stuck = Trouble()
        self._hopeless = Trouble()

    def hear(self, happened: Sequence[Event[Any]], at: int) -> None:
        for event in happened:
            if isinstance(event, FateDropped):
                self._stuck.turned_down(at)
            elif isinstance(event, ConcedeDropped):
                self._hopeless.turned_down(at)

    def look(self, scene: Scene) -> None:
        self._stuck.look(scene.at, is_there=scene.here >= 0 and scene.me.stuck)
        self._hopeless.look(scene.at, is_there=is_hopeless(scene))

    def question(self, scene: Scene, may: list[Action[Any]]) -> CallFate | CallConcede | None:
        """For fate when this adventurer cannot roll, and nobody comes soon."""
        if CallFate() in may and self._stuck.asks(scene.at, PATIENCE if help_is_near(scene) else 0):
            return CallFate()
        if CallConcede() in may and self._hopeless.asks(scene.at, LAST_HOPE):
            return CallConcede()
        return None


def help_is_near(scene: Scene) -> bool:
    return min((scene.rolls(mate, scene.here) for mate in scene.team), default=FAR) <= DEAR


def agrees_to_fate(scene: Scene) -> bool:
    """If somebody is stuck, or black masks lie everywhere."""
    locked = sum(len(mate.locked) for mate in scene.inside)
    dice = sum(mate.dice for mate in scene.inside)
    return any(mate.stuck for mate in scene.inside) or 3 * locked >= dice


def is_hopeless(scene: Scene) -> bool:
    """Nobody inside can ever roll again: no die is free or may come back, none can be given, and fate is spent."""
    if scene.view.spare and scene.view.difficulty != PROFESSIONAL:
        return False
    return not any(has_die_to_roll(mate) for mate in scene.inside) and not any(map(has_die_to_give, scene.mates))


def has_die_to_roll(mate: Mate) -> bool:
    return bool(mate.free) or any(die.state == "held" for die in mate.view.dice)


def has_die_to_give(mate: Mate) -> bool:
    return mate.node < 0 and bool(mate.free) and not mate.view.gave and not mate.view.left
