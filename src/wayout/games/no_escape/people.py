"""Whom an action can be about."""

from collections.abc import Iterator

from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.state import SEATS, State
from wayout.kernel.play import Refusal, because
from wayout.kernel.seats import Seat


def not_in_game(state: State, other: Seat | None) -> Refusal | None:
    if other is None or not 0 <= other < state.seats or not state.in_game[other]:
        return because("no_such_player", rule="NE-2.5", seat=other)
    return None


def not_an_opponent(state: State, seat: Seat, other: Seat | None) -> Refusal | None:
    return because("not_yourself", rule="NE-2.5") if other == seat else not_in_game(state, other)


def every_seat(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(seat=other) for other in SEATS)
