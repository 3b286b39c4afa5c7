"""What everybody sees of the Maze, and a truth that fits it."""

from typing import Any

import msgspec

from wayout.games.temple.modules.maze.part import ID, Alarm, Maze, part
from wayout.games.temple.modules.maze.short_cut import SHORT_CUT, TOP
from wayout.games.temple.state import State
from wayout.games.temple.tile_set import drawn, tile_set
from wayout.games.temple.tiles import EXIT
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
            fit_pile(state, [tile for tile in prompt.options if tile != TOP], luck)


def fit_pile(state: State, seen: list[str], luck: Chance) -> None:
    """The viewer is looking through the pile, and knows what is in it. What was imagined to be there instead is not;
    before others lies what is neither there nor in the temple."""
    wrong = [tile for tile in state.pile if tile not in seen]
    swap = dict(zip(wrong, [tile for tile in seen if tile not in state.pile], strict=True))
    state.pile = [swap.get(tile, tile) for tile in state.pile]
    made_of, found = tile_set(state.settings), [chamber.tile for chamber in state.chambers]
    state.tiles = (*made_of.first, *made_of.later, *drawn(made_of, luck, {*found, *seen}))
    lying = {chamber.tile for chamber in state.chambers if not chamber.gone}
    aside = luck.shuffled([tile for tile in (*state.tiles, EXIT) if tile not in lying and tile not in seen])
    for cell, reserved in state.reserved.items():
        tiles = tuple(aside.pop() for _ in reserved.tiles)
        state.reserved[cell] = msgspec.structs.replace(reserved, tiles=tiles)
