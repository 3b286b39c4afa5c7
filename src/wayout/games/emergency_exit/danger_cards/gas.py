"""Gas: panic, the next tile is played blind (EEO-6.3)."""

from wayout.games.emergency_exit.danger_cards import DangerCard
from wayout.games.emergency_exit.events import PanicSpread
from wayout.games.emergency_exit.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def panic(turn: Turn[State], seat: Seat) -> None:
    turn.emit(PanicSpread())


DANGER_CARD = DangerCard("gas", 3, on_play=panic)
