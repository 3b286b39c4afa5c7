"""Flooded Chamber: nobody else comes in, and whoever is here at the end of the next round drowns."""

from wayout.games.room25.events import Barred, FloodRose
from wayout.games.room25.parts import Tile
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def rise(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    close(turn, arrival.tile)
    turn.emit(FloodRose(arrival.group, turn.state.round + 1))


def close(turn: Turn[State], tile: Tile) -> None:
    turn.emit(Barred(turn.state.cell_of[tile]))


ROOM = Room(id="flooded", colour="red", on_enter=rise, on_robot=close, breaks_robots=True)
