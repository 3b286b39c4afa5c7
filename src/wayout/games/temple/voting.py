"""Votes: how they are called and answered, and what comes of them (TMP-4.9)."""

from typing import Final, NamedTuple

from wayout.games.temple.dice import locked_dice
from wayout.games.temple.events import (
    ConcedeCalled,
    ConcedeDropped,
    ConcedeVoted,
    FateCalled,
    FateDropped,
    FateTurned,
    FateVoted,
    GameEnded,
)
from wayout.games.temple.events.voting import VoteCalled, Voted, VoteDropped
from wayout.games.temple.state import CONCEDE, FATE, State
from wayout.games.temple.voters import voters
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

VOTE_MS: Final = 10_000
COOL_DOWN_MS: Final = 5_000


class Told(NamedTuple):
    """The events that tell of one kind of vote."""

    called: type[VoteCalled]
    voted: type[Voted]
    dropped: type[VoteDropped]


TOLD: Final = {
    FATE: Told(FateCalled, FateVoted, FateDropped),
    CONCEDE: Told(ConcedeCalled, ConcedeVoted, ConcedeDropped),
}


def call(turn: Turn[State], seat: Seat, vote: str) -> None:
    turn.emit(TOLD[vote].called(seat, voters(turn.state, vote), turn.at + VOTE_MS))
    settle_vote(turn)


def vote_on(turn: Turn[State], seat: Seat, vote: str, yes: bool) -> None:
    turn.emit(TOLD[vote].voted(seat, yes, turn.at))
    if yes:
        settle_vote(turn)
    else:
        drop_vote(turn, seat, turn.at)


def settle_vote(turn: Turn[State]) -> None:
    """If nobody is waited for any more, all have said yes."""
    state = turn.state
    if state.vote is None or state.vote_waiting:
        return
    if state.vote == CONCEDE:
        turn.emit(GameEnded("conceded", turn.at))
        return
    inside = state.inside()
    turn.emit(FateTurned(tuple(die for seat in inside for die in locked_dice(state, seat))))


def drop_vote(turn: Turn[State], refused_by: Seat | None, at: int) -> None:
    """Somebody said no, or time ran out."""
    state = turn.state
    assert state.vote is not None
    turn.emit(TOLD[state.vote].dropped(refused_by, state.vote_by, at + COOL_DOWN_MS))
