"""Answering the question that is open, and going for good."""

from wayout.games.room25.asking import answer
from wayout.games.room25.course import go_on
from wayout.games.room25.leaving import go_away
from wayout.games.room25.parts import Target
from wayout.games.room25.state import State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class Choose(Action[State], frozen=True):
    """One of the answers to the open question."""

    target: Target

    def check(self, state: State, seat: Seat) -> Refusal | None:
        question = state.question
        if question is None:
            return because("nothing_asked", rule="R25-4.3")
        if state.owner[question.who] != seat:
            return because("not_your_choice", rule="R25-4.5", who=question.who)
        if self.target in question.options:
            return None
        return because("not_a_choice", rule="R25-4.5", family=question.family, id=question.id)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        question = turn.state.question
        assert question is not None
        go_on(turn, answer(turn, question, self.target))


class LeaveGame(Action[State], frozen=True):
    """Go for good. The characters stay."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        if state.outcome is not None or not state.in_game[seat]:
            return because("not_in_game", rule="R25-4.14")
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        go_on(turn, go_away(turn, seat))
