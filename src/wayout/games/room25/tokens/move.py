"""Move: go into a room next door."""

from wayout.games.room25.doors import ways
from wayout.games.room25.entering import enter
from wayout.games.room25.parts import CELL, Target, Who
from wayout.games.room25.seam import ROOMS, Reason, Todo, TokenKind
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def options(state: State, who: Who) -> list[Target]:
    return [CELL[cell] for cell in ways(state, who)]


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    assert target.cell is not None
    enter(turn, todo, (who,), target.cell, "move")


def why_lost(state: State, who: Who) -> Reason:
    return ROOMS[state.kinds[state.at[who]]].why_held


TOKEN = TokenKind(id="move", options=options, perform=perform, why_lost=why_lost)
