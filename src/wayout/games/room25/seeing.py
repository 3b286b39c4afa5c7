"""Seeing a room that stays face down."""

from wayout.games.room25.cells import CELLS, Cell
from wayout.games.room25.events import Looked
from wayout.games.room25.parts import CELL, Glance, Target, Who
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def see(turn: Turn[State], group: tuple[Who, ...], cell: Cell, by: Glance) -> None:
    """The players of these characters see the room that lies here."""
    state = turn.state
    seats = tuple(dict.fromkeys(state.owner[who] for who in group))
    turn.emit(Looked(seats, cell, state.kind_at(cell), by))


def face_down(state: State) -> list[Target]:
    """Every room that nobody has turned up."""
    return [CELL[cell] for cell in CELLS if not state.face_up[state.grid[cell]]]
