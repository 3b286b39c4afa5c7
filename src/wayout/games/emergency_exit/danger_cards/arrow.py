"""Arrow: the pile turns by a quarter, clockwise (EEO-6.2)."""

from wayout.games.emergency_exit.danger_cards import DangerCard
from wayout.games.emergency_exit.events import PileTurned
from wayout.games.emergency_exit.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def quarter_turn(turn: Turn[State], seat: Seat) -> None:
    turn.emit(PileTurned(1))


DANGER_CARD = DangerCard("arrow", 0, on_play=quarter_turn)
