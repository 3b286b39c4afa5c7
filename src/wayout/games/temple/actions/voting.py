"""Calling votes and answering them (TMP-4.9)."""

from wayout.games.temple.actions.moments import not_inside, not_running
from wayout.games.temple.state import CONCEDE, FATE, PROFESSIONAL, State
from wayout.games.temple.voting import call, vote_on
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class CallFate(Action[State], frozen=True):
    """Ask for a turn of fate: a gem more in the depot, and all black masks inside are free."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if state.difficulty == PROFESSIONAL:
            return because("no_fate_for_professionals", rule="TMP-2.18")
        if state.spare < 1:
            return because("no_spare_gem", rule="TMP-4.9")
        return vote_is_open(state)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        call(turn, seat, FATE)


class VoteFate(Action[State], frozen=True):
    yes: bool

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_asked(state, seat, FATE)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        vote_on(turn, seat, FATE, self.yes)


class CallConcede(Action[State], frozen=True):
    """Ask everybody to give up, from inside or out."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_running(state, seat) or vote_is_open(state)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        call(turn, seat, CONCEDE)


class VoteConcede(Action[State], frozen=True):
    yes: bool

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_asked(state, seat, CONCEDE)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        vote_on(turn, seat, CONCEDE, self.yes)


def vote_is_open(state: State) -> Refusal | None:
    return None if state.vote is None else because("vote_open", rule="TMP-4.9", vote=state.vote)


def not_asked(state: State, seat: Seat, vote: str) -> Refusal | None:
    refusal = not_running(state, seat)
    if refusal is not None:
        return refusal
    if state.vote == vote and seat in state.vote_waiting:
        return None
    return because("not_asked", rule="TMP-4.9", vote=vote)
