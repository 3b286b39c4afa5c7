"""Whom the game waits for."""

from collections.abc import Sequence
from typing import Final

from wayout.games.room25.parts import Who
from wayout.games.room25.state import SEATS, State
from wayout.kernel.seats import Seat

ONE_SEAT: Final = tuple((seat,) for seat in SEATS)


def asked(state: State) -> Sequence[Seat]:
    if state.question is not None:
        return ONE_SEAT[state.owner[state.question.who]]
    if state.waiting:
        return owners(state, state.waiting)
    if state.undecided:
        return tuple(state.undecided)
    return asked_to_pick(state)


def asked_to_pick(state: State) -> Sequence[Seat]:
    """A seat that has left is dealt a character."""
    if not state.casting or not state.in_game[state.casting[0]]:
        return ()
    return ONE_SEAT[state.casting[0]]


def awaited(state: State) -> Sequence[Seat]:
    """While programs are made nobody's clock tells who is ready."""
    return owners(state, state.deciding) if state.waiting else asked(state)


def owners(state: State, group: list[Who]) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys([state.owner[who] for who in group]))
