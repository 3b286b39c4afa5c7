"""Crossed Corridors: two free tiles exchange slots, each turned as wanted."""

from collections.abc import Iterator
from itertools import combinations

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.board import Board
from wayout.games.no_escape.events import TilesSwapped
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.placing import free_tiles, not_free
from wayout.games.no_escape.shapes import END, MATCH, TELEPORT_WHITE
from wayout.games.no_escape.slots import AHEAD, XY, number_of
from wayout.games.no_escape.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def swapped(board: Board, one: int, other: int, rot: int, to_rot: int) -> Board | None:
    """The board with both exchanged, or nothing if an edge does not match."""
    scratch = board.clone()
    from_one, from_other = scratch.lift(one), scratch.lift(other)
    for slot, code in ((other, from_one & ~3 | rot), (one, from_other & ~3 | to_rot)):
        if all(fitting != code & 3 for fitting, _ in MATCH[code >> 2][scratch.around(slot)]):
            return None
        scratch.lay(slot, code)
    return scratch


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    """Tiles that are no neighbours keep every joint, for their neighbours decide it, and so all open exits too."""
    board = state.board
    tiles = [(slot, code, board.around(slot)) for slot, code in free_tiles(state)]
    for (one, code, around), (other, other_code, other_around) in combinations(tiles, 2):
        if abs(one - other) in AHEAD:
            yield from listed_neighbours(board, one, other)
            continue
        there, here = MATCH[code >> 2][other_around], MATCH[other_code >> 2][around]
        if not there or not here:
            continue
        if (END[code] == TELEPORT_WHITE) != (END[other_code] == TELEPORT_WHITE):
            after = swapped(board, one, other, there[0][0], here[0][0])
            if after is None or not after.is_connected():
                continue
        for rot, _ in there:
            for to_rot, _ in here:
                yield Targets(XY[one], XY[other], rot, to_rot)


def listed_neighbours(board: Board, one: int, other: int) -> Iterator[Targets]:
    """The joint between them may come or go, so every board is looked at as a whole."""
    scratch = board.clone()
    from_one, from_other = scratch.lift(one), scratch.lift(other)
    for rot, _ in MATCH[from_one >> 2][scratch.around(other)]:
        scratch.lay(other, from_one & ~3 | rot)
        for to_rot, _ in MATCH[from_other >> 2][scratch.around(one)]:
            scratch.lay(one, from_other & ~3 | to_rot)
            if scratch.is_valid():
                yield Targets(XY[one], XY[other], rot, to_rot)
            scratch.lift(one)
        scratch.lift(other)


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    refusal = not_free(state, targets.at) or not_free(state, targets.to)
    if refusal is not None:
        return refusal
    assert targets.at is not None
    assert targets.to is not None
    assert targets.rot is not None
    assert targets.to_rot is not None
    if targets.at == targets.to:
        return because("same_tile", rule="NE-2.5", at=targets.at)
    one, other = number_of(targets.at), number_of(targets.to)
    after = swapped(state.board, one, other, targets.rot, targets.to_rot)
    if after is None:
        return because("edges_differ", rule="NE-3.3", at=targets.at, rot=targets.rot)
    return None if after.is_valid() else because("board_broken", rule="NE-3.3")


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    assert targets.at is not None
    assert targets.to is not None
    assert targets.rot is not None
    assert targets.to_rot is not None
    turn.emit(TilesSwapped(seat, targets.at, targets.to, targets.rot, targets.to_rot))


def thinkable(state: State, seat: Seat) -> Iterator[Targets]:
    for one, other in combinations(sorted(slot for slot, _ in state.board.tiles()), 2):
        for rot in range(4):
            for to_rot in range(4):
                yield Targets(XY[one], XY[other], rot, to_rot)


ACTION_TILE = ActionTile("swap", 1, 4, ("at", "to", "rot", "to_rot"), listed, refuses, resolve, thinkable)
