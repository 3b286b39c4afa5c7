"""Section Shift: a free tile is taken up and laid in another slot."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.board import Board
from wayout.games.no_escape.cuts import cut_slots
from wayout.games.no_escape.events import TileShifted
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.placing import free_tiles, not_free
from wayout.games.no_escape.shapes import END, FIT, TELEPORT_WHITE
from wayout.games.no_escape.slots import XY, in_reach, number_of
from wayout.games.no_escape.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def is_valid_with(board: Board, slot: int, code: int) -> bool:
    scratch = board.clone()
    scratch.lay(slot, code)
    return scratch.is_valid()


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    cuts, board = cut_slots(state.board), state.board.clone()
    for slot, code in list(free_tiles(state)):
        board.lift(slot)
        fits, at = FIT[code >> 2], XY[slot]
        for to in sorted(board.frontier):
            around = board.frontier[to]
            if to == slot or not fits[around]:
                continue
            # A tile that held the maze together can only do so from a slot where it joins two parts.
            if slot in cuts and (around & 15).bit_count() < 2 and END[code] != TELEPORT_WHITE:
                continue
            for rot, gain in fits[around]:
                if board.open + gain > 0 and (slot not in cuts or is_valid_with(board, to, code & ~3 | rot)):
                    yield Targets(at=at, to=XY[to], rot=rot)
        board.lay(slot, code)


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    refusal = not_free(state, targets.at)
    if refusal is not None:
        return refusal
    at, to, rot = targets.at, targets.to, targets.rot
    assert at is not None
    assert to is not None
    assert rot is not None
    if at == to:
        return because("same_tile", rule="NE-2.5", at=at)
    if not in_reach(to):
        return because("out_of_reach", rule="NE-3.3", at=to)
    board, slot = state.board.clone(), number_of(to)
    if slot in board.laid:
        return because("slot_taken", rule="NE-3.3", at=to)
    code = board.lift(number_of(at))
    around = board.frontier.get(slot, 0)
    if not around & 15:
        return because("not_attached", rule="NE-3.3", at=to)
    if all(fitting != rot for fitting, _ in FIT[code >> 2][around]):
        return because("edges_differ", rule="NE-3.3", at=to, rot=rot)
    board.lay(slot, code & ~3 | rot)
    return None if board.is_valid() else because("board_broken", rule="NE-3.3")


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    assert targets.at is not None
    assert targets.to is not None
    assert targets.rot is not None
    turn.emit(TileShifted(seat, targets.at, targets.to, targets.rot))


def thinkable(state: State, seat: Seat) -> Iterator[Targets]:
    slots = sorted({*state.board.frontier, *(slot for slot, _ in state.board.tiles())})
    for slot, _ in state.board.tiles():
        for to in slots:
            for rot in range(4):
                yield Targets(at=XY[slot], to=XY[to], rot=rot)


ACTION_TILE = ActionTile("shift", 2, 3, ("at", "to", "rot"), listed, refuses, resolve, thinkable)
