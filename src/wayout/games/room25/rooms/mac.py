"""M.A.C. Room: whoever enters draws a card, and takes it alone."""

from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive, Draw
from wayout.kernel.play import Turn


def draw_one(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    todo.append(Draw(1, arrival.group))


ROOM = Room(id="mac", colour="yellow", on_enter=draw_one)
