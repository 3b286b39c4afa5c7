"""Mortal Chamber: whoever enters dies."""

from wayout.games.room25.dying import die
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def kill(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    die(turn, arrival.group, "mortal")


ROOM = Room(id="mortal", colour="red", on_enter=kill, breaks_robots=True)
