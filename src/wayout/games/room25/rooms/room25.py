"""Room 25: the exit. Whoever enters it early sets off the alarm."""

from typing import Final

from wayout.games.room25.events import AlarmRaised
from wayout.games.room25.seam import MODES, Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn

ALARM: Final = 5
"""So many rounds are left after it, with the one that is being played."""


def raise_alarm(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    if MODES[turn.state.rules.mode].alarm and turn.state.left > ALARM:
        turn.emit(AlarmRaised(ALARM))


ROOM = Room(id="room25", colour="blue", on_enter=raise_alarm)
