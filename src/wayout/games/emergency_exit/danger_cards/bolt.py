"""Bolt: two seconds later the lights go out, until the next tile is played (EEO-6.3)."""

from typing import Final

from wayout.games.emergency_exit.danger_cards import DangerCard
from wayout.games.emergency_exit.events import BlackoutComing
from wayout.games.emergency_exit.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

MILLISECONDS_OF_LIGHT: Final = 2000


def blackout(turn: Turn[State], seat: Seat) -> None:
    turn.emit(BlackoutComing(turn.at + MILLISECONDS_OF_LIGHT))


DANGER_CARD = DangerCard("bolt", 2, on_play=blackout)
