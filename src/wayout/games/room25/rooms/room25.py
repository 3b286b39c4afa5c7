"""Room 25: the exit. Whoever enters it early sets off the alarm."""

from typing import Final

from wayout.games.room25.events import AlarmRaised
from wayout.games.room25.parts import Tile
from wayout.games.room25.seam import MODES, Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.games.room25.unmasking import unmask
from wayout.kernel.play import Turn

ALARM: Final = 5
"""So many rounds are left after it, with the one that is being played."""


def show_up(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    """R25-A20: first the alarm, then masks."""
    if MODES[turn.state.rules.mode].alarm and turn.state.left > ALARM:
        turn.emit(AlarmRaised(ALARM))
    unmask(turn)


def look_after(turn: Turn[State], tile: Tile) -> None:
    """R25-1.9: if most stay here, whoever has gone is outside now, and shows the role."""
    unmask(turn)


ROOM = Room(id="room25", colour="blue", on_enter=show_up, on_leave=look_after)
