"""Vortex Room: back to the Central Room."""

from wayout.games.room25.cells import CENTRE
from wayout.games.room25.entering import jump
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def throw_back(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    jump(turn, arrival.group, CENTRE, "vortex")


ROOM = Room(id="vortex", colour="yellow", on_enter=throw_back)
