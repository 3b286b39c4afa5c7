"""Power Siphon: an opponent's token turns red, and one of your own green."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import Siphoned
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.people import every_seat, not_an_opponent
from wayout.games.no_escape.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(seat=other) for other in sorted(state.others(seat)) if state.green[other])


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    refusal = not_an_opponent(state, seat, targets.seat)
    if refusal is not None:
        return refusal
    assert targets.seat is not None
    return None if state.green[targets.seat] else because("no_green_token", rule="NE-2.5", seat=targets.seat)


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    """Nothing, if the opponent has left meanwhile."""
    assert targets.seat is not None
    if turn.state.in_game[targets.seat]:
        turn.emit(Siphoned(targets.seat, seat))


ACTION_TILE = ActionTile("siphon", 11, 1, ("seat",), listed, refuses, resolve, every_seat)
