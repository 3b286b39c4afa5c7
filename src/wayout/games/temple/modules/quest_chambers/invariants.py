"""TMP-4.15: what always holds of snakes."""

from wayout.games.temple.board import is_enterable
from wayout.games.temple.modules.quest_chambers.chambers.snake_pit import SNAKE_PIT
from wayout.games.temple.modules.quest_chambers.part import snakes
from wayout.games.temple.modules.quests.part import is_open
from wayout.games.temple.state import State


def flaw(state: State) -> str | None:
    there = snakes(state)
    if there and not is_open(state, SNAKE_PIT):
        return "snakes are about, and nobody looks for them"
    if len(there) >= state.seats:
        return f"{len(there)} snakes among {state.seats}"
    return None if all(is_enterable(state, node) for node in there) else "a snake is where nobody can be"
