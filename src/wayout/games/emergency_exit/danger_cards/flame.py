"""Flame: the same player goes again, but an extra turn earns no further one (EEO-6.3)."""

from wayout.games.emergency_exit.danger_cards import DangerCard
from wayout.games.emergency_exit.events import SprintEarned
from wayout.games.emergency_exit.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def sprint(turn: Turn[State], seat: Seat) -> None:
    if not turn.state.extra_turn:
        turn.emit(SprintEarned(seat))


DANGER_CARD = DangerCard("flame", 6, on_refill=sprint)
