"""Horn: the pile turns round (EEO-6.3)."""

from wayout.games.emergency_exit.danger_cards import DangerCard
from wayout.games.emergency_exit.events import PileTurned
from wayout.games.emergency_exit.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def half_turn(turn: Turn[State], seat: Seat) -> None:
    turn.emit(PileTurned(2))


DANGER_CARD = DangerCard("horn", 1, on_play=half_turn)
