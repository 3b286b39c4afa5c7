"""Key Room: without it nobody gets out. Once it is found, an empty room is left."""

from wayout.games.room25.events import KeyFound, RoomEmptied
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def find_key(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    turn.emit(KeyFound(arrival.group))
    turn.emit(RoomEmptied(turn.state.cell_of[arrival.tile], ROOM.id))


ROOM = Room(id="key", colour="blue", on_enter=find_key)
