"""The turn of fate (TMP-4.9), and giving up together: two questions, asked and answered alike."""

from typing import ClassVar

from wayout.games.temple.dice import blank
from wayout.games.temple.parts import VoteKind
from wayout.games.temple.state import CONCEDE, FATE, NOBODY, State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class VoteCalled(PublicEvent[State], frozen=True):
    """A seat asks these seats for something, and has said yes by that."""

    vote: ClassVar[VoteKind]
    seat: Seat
    voters: tuple[Seat, ...]
    until: int

    def apply(self, state: State) -> None:
        state.vote = self.vote
        state.vote_by = self.seat
        state.vote_until = self.until
        state.vote_yes = [self.seat]
        state.vote_waiting = [seat for seat in self.voters if seat != self.seat]


class Voted(PublicEvent[State], frozen=True):
    seat: Seat
    yes: bool
    at: int

    def apply(self, state: State) -> None:
        state.vote_waiting.remove(self.seat)
        if self.yes:
            state.vote_yes.append(self.seat)
        state.last_act[self.seat] = self.at

    @property
    def variant(self) -> str:
        return "yes" if self.yes else "no"


class VoteDropped(PublicEvent[State], frozen=True):
    """This seat said no, or nobody did and time ran out. The caller may ask again later."""

    seat: Seat | None
    caller: Seat
    again: int

    def apply(self, state: State) -> None:
        close_vote(state)
        state.call_from[self.caller] = self.again

    @property
    def variant(self) -> str:
        return "late" if self.seat is None else ""


class FateCalled(VoteCalled, frozen=True):
    """A seat asks all who are inside for a turn of fate."""

    news: ClassVar[bool] = True
    vote: ClassVar[VoteKind] = FATE


class FateVoted(Voted, frozen=True):
    news: ClassVar[bool] = True


class FateDropped(VoteDropped, frozen=True):
    """No turn of fate."""

    news: ClassVar[bool] = True


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


class ConcedeCalled(VoteCalled, frozen=True):
    """A seat asks everybody to give up."""

    news: ClassVar[bool] = True
    vote: ClassVar[VoteKind] = CONCEDE


class ConcedeVoted(Voted, frozen=True):
    news: ClassVar[bool] = True


class ConcedeDropped(VoteDropped, frozen=True):
    """The game goes on."""

    news: ClassVar[bool] = True


def close_vote(state: State) -> None:
    state.vote = None
    state.vote_by = NOBODY
    state.vote_until = 0
    state.vote_yes = []
    state.vote_waiting = []
