"""Lockdown: an opponent does not move on the next turn."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import Locked
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.people import every_seat, not_an_opponent
from wayout.games.no_escape.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(seat=other) for other in sorted(state.others(seat)) if not state.locked[other])


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    refusal = not_an_opponent(state, seat, targets.seat)
    if refusal is not None:
        return refusal
    assert targets.seat is not None
    return because("already_locked", rule="NE-2.5", seat=targets.seat) if state.locked[targets.seat] else None


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    """Nothing, if the opponent has left meanwhile."""
    assert targets.seat is not None
    if turn.state.in_game[targets.seat]:
        turn.emit(Locked(targets.seat, seat))


ACTION_TILE = ActionTile("lockdown", 6, 2, ("seat",), listed, refuses, resolve, every_seat)
