"""Whether a seat may do anything of the kind right now."""

from wayout.games.no_escape.state import OVER, State
from wayout.kernel.play import Refusal, because
from wayout.kernel.seats import Seat


def not_in_play(state: State, seat: Seat) -> Refusal | None:
    """Why this seat can do nothing at all any more."""
    if state.phase == OVER:
        return because("game_over", rule="NE-3.8")
    if not state.in_game[seat]:
        return because("not_in_game", rule="NE-3.9")
    return None


def not_on_turn(state: State, seat: Seat, *phases: str) -> Refusal | None:
    """Why this seat cannot take one of these steps of its turn now."""
    if state.turn == seat and state.window is None and state.question is None and state.phase in phases:
        return None
    gone = not_in_play(state, seat)
    if gone is not None:
        return gone
    if state.turn != seat:
        return because("not_your_turn", rule="NE-3.4", turn=state.turn)
    if state.window is not None:
        return because("window_open", rule="NE-3.7", window=state.window)
    if state.question is not None:
        return because("question_open", rule="NE-3.4", question=state.question, asked=state.asked)
    return because("wrong_step", rule="NE-3.4", step=state.phase)


def not_asked(state: State, seat: Seat, question: str) -> Refusal | None:
    if state.question == question and state.asked == seat and state.window is None:
        return None
    return not_in_play(state, seat) or because("not_asked", rule="NE-3.5", question=question)


def not_answering(state: State, seat: Seat) -> Refusal | None:
    """NE-3.7: why this seat cannot answer a window."""
    if seat in state.waiting:
        return None
    gone = not_in_play(state, seat)
    if gone is not None:
        return gone
    if state.window is None:
        return because("no_window", rule="NE-3.7")
    if state.sealed[seat] is not None:
        return because("answered_already", rule="NE-3.7")
    return because("not_eligible", rule="NE-3.7")
