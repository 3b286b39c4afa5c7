"""What everybody sees of the Maze, and a truth that fits it."""

from typing import Any

import msgspec

from wayout.games.temple.modules.maze.part import ID, Alarm, Maze, part
from wayout.games.temple.modules.maze.short_cut import SHORT_CUT, TOP
from wayout.games.temple.state import State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    alarms: list[Any] = msgspec.to_builtins(part(state).alarms)
    view.extra[ID] = {"alarms": alarms}


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    state.parts[ID] = Maze([msgspec.convert(alarm, Alarm) for alarm in view.extra[ID]["alarms"]])
    for prompt in view.prompts:
        if prompt.kind == SHORT_CUT:
            fit_pile(state, [tile for tile in prompt.options if tile != TOP])


def fit_pile(state: State, seen: list[str]) -> None:
    """The viewer is looking through the pile, and knows what is in it. What was imagined to be there instead changes
    places with that, wherever it was imagined to be."""
    wrong = [tile for tile in state.pile if tile not in seen]
    right = [tile for tile in seen if tile not in state.pile]
    swap = dict(zip(wrong + right, right + wrong, strict=True))
    aside = [tile for reserved in state.reserved.values() for tile in reserved.tiles]
    state.tiles = tuple(swap[tile] if tile in wrong and swap[tile] not in aside else tile for tile in state.tiles)
    state.pile = [swap.get(tile, tile) for tile in state.pile]
    for cell, reserved in state.reserved.items():
        tiles = tuple(swap.get(tile, tile) for tile in reserved.tiles)
        state.reserved[cell] = msgspec.structs.replace(reserved, tiles=tiles)
