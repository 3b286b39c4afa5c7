"""Disabled rooms: the open rooms of a colour where nobody is turn face down."""

from wayout.games.room25.cells import CELLS
from wayout.games.room25.events import TurnedDown
from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import ROOMS, CardKind, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    state = turn.state
    for cell in CELLS:
        tile = state.grid[cell]
        if ROOMS[state.kinds[tile]].colour == card.colour and state.face_up[tile] and state.is_empty(tile):
            turn.emit(TurnedDown(cell))


CARD = CardKind(id="disabled", resolve=resolve)
