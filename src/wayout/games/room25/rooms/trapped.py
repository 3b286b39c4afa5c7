"""Trapped Chamber: leave it with the next action, or die."""

from wayout.games.room25.events import TrapSet
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def spring(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    """Whoever is acting has this action yet to end; for anybody else the next one counts."""
    armed = tuple(who for who in arrival.group if who != turn.state.turn)
    turn.emit(TrapSet(arrival.group, armed))


ROOM = Room(id="trapped", colour="red", on_enter=spring, breaks_robots=True)
