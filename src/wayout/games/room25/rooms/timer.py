"""Timer Room: it takes a round, or in the last one a life. An empty room is left."""

from wayout.games.room25.dying import die
from wayout.games.room25.events import RoomEmptied, TimeLost
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def take_time(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    state = turn.state
    last = state.left == 1
    if not last:
        turn.emit(TimeLost(state.left - 1))
    turn.emit(RoomEmptied(state.cell_of[arrival.tile], ROOM.id))
    if last:
        die(turn, arrival.group, "timer")


ROOM = Room(id="timer", colour="red", on_enter=take_time, breaks_robots=True)
