"""The curse of Misinformation: whoever bears it cries twice after each discovery that it is the exit (TMP-6.13)."""

from typing import ClassVar, Final

from wayout.games.temple.modules.curses.part import ID as CURSES
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.modules.maze.numbers import NUMBERS
from wayout.games.temple.modules.maze.part import Alarm, part
from wayout.games.temple.seam import MISC, Timer
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent, Turn
from wayout.kernel.seats import Seat

MISINFORMATION: Final = "misinformation"
SHOUTS: Final = 2


class ExitShouted(PublicEvent[State], frozen=True):
    """A seat cries that this chamber is the exit, whether or not it is."""

    news: ClassVar[bool] = True
    seat: Seat
    chamber: int
    shout: int
    """The first or the second."""
    at: int

    def apply(self, state: State) -> None:
        maze = part(state)
        forget(state, self.chamber)
        maze.alarms.append(Alarm(self.seat, self.chamber, self.shout, self.at))


class AlarmFaded(PublicEvent[State], frozen=True):
    """Nothing marks this chamber as the exit any more, unless it is."""

    news: ClassVar[bool] = False
    seat: Seat
    chamber: int

    def apply(self, state: State) -> None:
        forget(state, self.chamber)


def forget(state: State, chamber: int) -> None:
    """For events. A chamber is discovered once, so that it has one alarm at most."""
    maze = part(state)
    maze.alarms = [alarm for alarm in maze.alarms if alarm.chamber != chamber]


def shout(turn: Turn[State], seat: Seat, chamber: int) -> None:
    """TMP-4.7: after the curse of this very discovery."""
    if CURSES in turn.state.parts and MISINFORMATION in borne(turn.state, seat):
        turn.emit(ExitShouted(seat, chamber, 1, turn.at))


def due(alarm: Alarm) -> int:
    """When it is shouted again, or when its mark has faded."""
    return alarm.at + (NUMBERS.again if alarm.shouts < SHOUTS else NUMBERS.marked)


def alarm_due(state: State) -> int | None:
    alarms = part(state).alarms
    return min(map(due, alarms)) if alarms else None


def go_on_shouting(turn: Turn[State], at: int) -> None:
    alarm = min(part(turn.state).alarms, key=due)
    if alarm.shouts < SHOUTS:
        turn.emit(ExitShouted(alarm.seat, alarm.chamber, alarm.shouts + 1, at))
    else:
        turn.emit(AlarmFaded(alarm.seat, alarm.chamber))


def hush(turn: Turn[State], chamber: int) -> None:
    """The chamber leaves the temple."""
    for alarm in [alarm for alarm in part(turn.state).alarms if alarm.chamber == chamber]:
        turn.emit(AlarmFaded(alarm.seat, chamber))


SHOUTING: Final = Timer(MISC, alarm_due, go_on_shouting)
