"""Votes: who is asked, and what comes of it (TMP-4.9)."""

from typing import Final

from wayout.games.temple.dice import locked_dice
from wayout.games.temple.events import (
    ConcedeCalled,
    ConcedeDropped,
    FateCalled,
    FateDropped,
    FateTurned,
    GameEnded,
)
from wayout.games.temple.state import CONCEDE, FATE, SEATS, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

VOTE_MS: Final = 10_000
COOL_DOWN_MS: Final = 5_000


def voters(state: State, vote: str) -> tuple[Seat, ...]:
    """Fate: all who are inside and there. Giving up: all who are there, inside or out (A14)."""
    here = [seat for seat in SEATS[: state.seats] if not state.left[seat] and not state.absent[seat]]
    return tuple(seat for seat in here if vote == CONCEDE or state.figures[seat] >= 0)


def call(turn: Turn[State], seat: Seat, vote: str) -> None:
    asked = voters(turn.state, vote)
    called = FateCalled if vote == FATE else ConcedeCalled
    turn.emit(called(seat, asked, turn.at + VOTE_MS))
    settle_vote(turn)


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
    dropped = FateDropped if state.vote == FATE else ConcedeDropped
    turn.emit(dropped(refused_by, state.vote_by, at + COOL_DOWN_MS))
