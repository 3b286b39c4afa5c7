"""A bot says what it is up to, but not all the time."""

from typing import Final

from wayout.games.temple.actions import Signal
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene

PHRASE_OF: Final = {"home": "going_home", "explore": "exploring", "gems": "gems", "exit": "exit", "rescue": "wait"}
BETWEEN: Final = 12_000


class Talk:
    """Remembers what was said last, so that nothing is said twice in a row."""

    def __init__(self) -> None:
        self._said = ""
        self._from = 0

    def word(self, scene: Scene, goal: Goal) -> Signal | None:
        phrase = "mask" if scene.me.needy else PHRASE_OF.get(goal.name, "")
        if not phrase or phrase == self._said or scene.at < self._from or scene.me.view.silent:
            return None
        self._said, self._from = phrase, scene.at + BETWEEN
        return Signal(phrase, (scene.here if scene.me.needy else goal.node) if goal.node >= 0 else None)
