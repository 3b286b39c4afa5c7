"""Regeneration Room: it brings the dead back to the Central Room, once."""

from wayout.games.room25.events import Regenerated, RoomEmptied
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.games.room25.unmasking import unmask
from wayout.kernel.play import Turn


def bring_back(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    state = turn.state
    if state.graveyard:
        turn.emit(Regenerated(tuple(state.graveyard)))
        turn.emit(RoomEmptied(state.cell_of[arrival.tile], ROOM.id))
        unmask(turn)


ROOM = Room(id="regeneration", colour="green", on_enter=bring_back)
