"""Rubble: the turn goes round the other way; between two, the same player goes again (EEO-6.3)."""

from wayout.games.emergency_exit.danger_cards import DangerCard
from wayout.games.emergency_exit.events import DirectionReversed, SprintEarned
from wayout.games.emergency_exit.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def reverse(turn: Turn[State], seat: Seat) -> None:
    state = turn.state
    turn.emit(DirectionReversed(-state.direction))
    if state.holders() == 2 and not state.extra_turn:
        turn.emit(SprintEarned(seat))


DANGER_CARD = DangerCard("rubble", 5, on_play=reverse)
