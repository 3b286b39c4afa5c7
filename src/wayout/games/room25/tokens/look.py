"""Look: see a face-down room next door, in secret."""

from wayout.games.room25.cells import NEIGHBOURS
from wayout.games.room25.doors import has_door
from wayout.games.room25.parts import CELL, Target, Who
from wayout.games.room25.seam import ROOMS, Reason, Todo, TokenKind
from wayout.games.room25.seeing import see
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def options(state: State, who: Who) -> list[Target]:
    at = state.at[who]
    if ROOMS[state.kinds[at]].dark:
        return []
    around = NEIGHBOURS[state.cell_of[at]]
    return [CELL[cell] for cell in around if not state.face_up[state.grid[cell]] and has_door(state, at, cell)]


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    assert target.cell is not None
    see(turn, (who,), target.cell, "look")


def why_lost(state: State, who: Who) -> Reason:
    if ROOMS[state.kinds[state.at[who]]].dark:
        return "dark"
    around = (state.grid[cell] for cell in NEIGHBOURS[state.cell(who)])
    return "all_open" if all(state.face_up[tile] for tile in around) else "walls"


TOKEN = TokenKind(id="look", options=options, perform=perform, why_lost=why_lost)
