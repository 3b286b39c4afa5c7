"""Realign: a free tile is turned in its slot."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import TileTurned
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.placing import free_tiles, no_replacement, not_free, replacements
from wayout.games.no_escape.slots import XY, number_of
from wayout.games.no_escape.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    for slot, code in free_tiles(state):
        for rot in replacements(state.board, slot, code >> 2):
            if rot != code & 3:
                yield Targets(at=XY[slot], rot=rot)


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    refusal = not_free(state, targets.at)
    if refusal is not None:
        return refusal
    assert targets.at is not None
    assert targets.rot is not None
    code = state.board.laid[number_of(targets.at)]
    if targets.rot == code & 3:
        return because("rotation_same", rule="NE-2.5", at=targets.at, rot=targets.rot)
    return no_replacement(state.board, targets.at, code >> 2, targets.rot)


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    assert targets.at is not None
    assert targets.rot is not None
    turn.emit(TileTurned(seat, targets.at, targets.rot))


def thinkable(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(at=XY[slot], rot=rot) for slot in sorted(state.board.laid) for rot in range(4))


ACTION_TILE = ActionTile("realign", 4, 2, ("at", "rot"), listed, refuses, resolve, thinkable)
