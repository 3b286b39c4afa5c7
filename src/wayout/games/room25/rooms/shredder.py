"""Shredder: when somebody leaves, all who are still inside die, and nobody enters any more."""

from wayout.games.room25.dying import all_die_on
from wayout.games.room25.events import Barred
from wayout.games.room25.parts import Tile
from wayout.games.room25.seam import Room
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def shred(turn: Turn[State], tile: Tile) -> None:
    turn.emit(Barred(turn.state.cell_of[tile]))
    all_die_on(turn, tile, "shredder")


ROOM = Room(id="shredder", colour="red", on_leave=shred, on_robot=shred, breaks_robots=True)
