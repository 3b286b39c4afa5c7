"""The turn of fate (TMP-4.9), and giving up together."""

from typing import ClassVar

from wayout.games.temple.dice import blank
from wayout.games.temple.state import CONCEDE, FATE, NOBODY, State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class FateCalled(PublicEvent[State], frozen=True):
    """A seat asks all who are inside for a turn of fate."""

    news: ClassVar[bool] = True
    seat: Seat
    voters: tuple[Seat, ...]
    until: int

    def apply(self, state: State) -> None:
        open_vote(state, FATE, self.seat, self.voters, self.until)


class FateVoted(PublicEvent[State], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat
    yes: bool
    at: int

    def apply(self, state: State) -> None:
        cast(state, self.seat, self.yes)
        state.last_act[self.seat] = self.at


class FateTurned(PublicEvent[State], frozen=True):
    """One more gem lies in the depot, and every black mask inside is free."""

    news: ClassVar[bool] = True
    dice: tuple[int, ...]

    def apply(self, state: State) -> None:
        close_vote(state)
        state.spare -= 1
        state.depot += 1
        state.fates += 1
        blank(state, self.dice)


class FateDropped(PublicEvent[State], frozen=True):
    """No turn of fate: this seat said no, or nobody did and time ran out. The caller may ask again later."""

    news: ClassVar[bool] = True
    seat: Seat | None
    caller: Seat
    again: int

    def apply(self, state: State) -> None:
        close_vote(state)
        state.call_from[self.caller] = self.again


class ConcedeCalled(PublicEvent[State], frozen=True):
    """A seat asks everybody to give up."""

    news: ClassVar[bool] = True
    seat: Seat
    voters: tuple[Seat, ...]
    until: int

    def apply(self, state: State) -> None:
        open_vote(state, CONCEDE, self.seat, self.voters, self.until)


class ConcedeVoted(PublicEvent[State], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat
    yes: bool
    at: int

    def apply(self, state: State) -> None:
        cast(state, self.seat, self.yes)
        state.last_act[self.seat] = self.at


class ConcedeDropped(PublicEvent[State], frozen=True):
    """The game goes on."""

    news: ClassVar[bool] = True
    seat: Seat | None
    caller: Seat
    again: int

    def apply(self, state: State) -> None:
        close_vote(state)
        state.call_from[self.caller] = self.again


def open_vote(state: State, vote: str, by: Seat, voters: tuple[Seat, ...], until: int) -> None:
    state.vote = vote
    state.vote_by = by
    state.vote_until = until
    state.vote_yes = [by]
    state.vote_waiting = [seat for seat in voters if seat != by]


def cast(state: State, seat: Seat, yes: bool) -> None:
    state.vote_waiting.remove(seat)
    if yes:
        state.vote_yes.append(seat)


def close_vote(state: State) -> None:
    state.vote = None
    state.vote_by = NOBODY
    state.vote_until = 0
    state.vote_yes = []
    state.vote_waiting = []
