"""Bots press in good time, and get up at once."""

from typing import Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.cards.stand_up.actions import Stand
from wayout.games.temple.modules.curses.cards.stand_up.part import ID
from wayout.games.temple.state import State
from wayout.kernel.play import Action

IN_TIME_MS: Final = 3_000
"""So long before sitting down."""


def press(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    if Stand() not in may:
        return None
    until = scene.view.extra["curses"]["kept"][ID]["until"][scene.me.seat]
    return Stand() if until - scene.at < IN_TIME_MS else None
