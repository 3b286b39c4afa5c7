"""A seat leaves for good: its characters stay and pass (R25-4.14)."""

from wayout.games.room25.asking import answer, passing
from wayout.games.room25.ending import end
from wayout.games.room25.events import SeatLeft
from wayout.games.room25.seam import Todo, Verdict
from wayout.games.room25.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def go_away(turn: Turn[State], seat: Seat) -> Todo:
    """What it was asked is passed, or answered by the first choice. What is left to do comes back."""
    state = turn.state
    turn.emit(SeatLeft(seat))
    if not any(state.in_game):
        end(turn, Verdict("abandoned"))
        return []
    question = state.question
    if question is None or state.owner[question.who] != seat:
        return state.todo[:]
    return answer(turn, question, passing(question))
