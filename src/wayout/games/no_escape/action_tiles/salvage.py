"""Salvage: a tile of the discard pile comes into the hand."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import Salvaged
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.state import State
from wayout.games.no_escape.tiles import MAZE_IDS
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(take=tile) for tile in sorted(set(state.discard)))


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    return None if targets.take in state.discard else because("not_discarded", rule="NE-2.5", tile=targets.take)


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    assert targets.take is not None
    turn.emit(Salvaged(seat, targets.take))


def thinkable(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(take=tile) for tile in sorted({*state.discard, *MAZE_IDS}))


ACTION_TILE = ActionTile("salvage", 12, 2, ("take",), listed, refuses, resolve, thinkable)
