"""Hull Breach: a free tile is discarded, which opens exits."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.cuts import cut_slots
from wayout.games.no_escape.events import TileBreached
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.placing import free_tiles, gain_of, not_free
from wayout.games.no_escape.shapes import TILE
from wayout.games.no_escape.slots import XY, number_of
from wayout.games.no_escape.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    board = state.board
    cuts = cut_slots(board)
    for slot, code in free_tiles(state):
        if slot not in cuts and board.open - gain_of(code, board.around(slot)) > 0:
            yield Targets(at=XY[slot])


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    refusal = not_free(state, targets.at)
    if refusal is not None:
        return refusal
    assert targets.at is not None
    scratch = state.board.clone()
    scratch.lift(number_of(targets.at))
    return None if scratch.is_valid() else because("board_broken", rule="NE-3.3")


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    assert targets.at is not None
    tile = TILE[turn.state.board.laid[number_of(targets.at)]]
    turn.emit(TileBreached(seat, tile, targets.at))


def thinkable(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(at=XY[slot]) for slot in sorted(state.board.laid))


ACTION_TILE = ActionTile("breach", 3, 2, ("at",), listed, refuses, resolve, thinkable)
