"""Where tiles can lie (NE-3.3): found from the open exits outward, never by looking over the plane."""

from collections.abc import Iterator
from typing import Final

from wayout.games.no_escape.board import Board
from wayout.games.no_escape.shapes import (
    BOARD_CODE,
    CODES,
    END,
    EXITS,
    FIT,
    GAIN,
    MATCH,
    ROTATIONS,
    STRIPPED,
    TELEPORT_WHITE,
)
from wayout.games.no_escape.slots import AHEAD, XY, Slot, in_reach, number_of
from wayout.games.no_escape.state import State
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.grid import WAYS
from wayout.kernel.play import Refusal, because

TAKES_STRIP: Final = tuple(any(code >= 0 for code in STRIPPED[code]) for code in range(CODES))


def maze_kinds(hand: list[str]) -> list[str]:
    """The different maze tiles of a hand, in its order."""
    return [tile for tile in dict.fromkeys(hand) if tile in SHAPE]


def can_place(board: Board, tile: str) -> bool:
    fits, exits = FIT[SHAPE[tile]], board.open
    return any(exits + gain > 0 for around in board.frontier.values() for _, gain in fits[around])


def not_a_place(board: Board, tile: str, at: Slot, rot: int) -> Refusal | None:
    """Why a maze tile cannot lie there so."""
    if not in_reach(at):
        return because("out_of_reach", rule="NE-3.3", at=at)
    slot = number_of(at)
    if slot in board.laid:
        return because("slot_taken", rule="NE-3.3", at=at)
    if rot >= ROTATIONS[SHAPE[tile]]:
        return because("rotation_same", rule="NE-2.2", tile=tile, rot=rot)
    around = board.frontier.get(slot, 0)
    if not around & 15:
        return because("not_attached", rule="NE-3.3", at=at)
    for fitting, gain in FIT[SHAPE[tile]][around]:
        if fitting == rot:
            return None if board.open + gain > 0 else because("last_exit", rule="NE-3.3")
    return because("edges_differ", rule="NE-3.3", at=at, rot=rot)


def not_free(state: State, at: Slot | None) -> Refusal | None:
    """NE-2.5: why the tile there cannot be touched."""
    code = None if at is None or not in_reach(at) else state.board.laid.get(number_of(at))
    if at is None or code is None or code >= BOARD_CODE:
        return because("no_tile_there", rule="NE-2.5", at=at)
    return None if state.is_free(number_of(at)) else because("tile_occupied", rule="NE-2.5", at=at)


def free_tiles(state: State) -> Iterator[tuple[int, int]]:
    """Slot and code of every tile without a meeple, by slot."""
    laid, occupied = state.board.laid, state.occupied_slots()
    for slot in sorted(laid):
        if laid[slot] < BOARD_CODE and slot not in occupied:
            yield slot, laid[slot]


def replacements(board: Board, slot: int, shape: int) -> list[int]:
    """In which rotations this shape can lie instead of what lies there, so that the board is valid (NE-3.3)."""
    before = board.laid[slot]
    around = board.around(slot)
    exits = board.open - gain_of(before, around)
    rotations = [rot for rot, gain in MATCH[shape][around] if exits + gain > 0]
    if not rotations or END[before] != TELEPORT_WHITE or END[shape * 4] == TELEPORT_WHITE:
        # Nothing but a white teleporter joins other slots than its neighbours, and those joints stay.
        return rotations
    scratch = board.clone()
    scratch.change(slot, shape * 4 + rotations[0])
    return rotations if scratch.is_connected() else []


def no_replacement(board: Board, at: Slot, shape: int, rot: int) -> Refusal | None:
    """Why this shape cannot lie there so, instead of what lies there."""
    slot = number_of(at)
    if rot in replacements(board, slot, shape):
        return None
    if rot >= ROTATIONS[shape]:
        return because("rotation_same", rule="NE-2.2", at=at, rot=rot)
    if all(fitting != rot for fitting, _ in MATCH[shape][board.around(slot)]):
        return because("edges_differ", rule="NE-3.3", at=at, rot=rot)
    return because("board_broken", rule="NE-3.3")


def gain_of(code: int, around: int) -> int:
    """How many open exits it adds to what lies around."""
    return GAIN[EXITS[code]][around]


def path_sides(state: State) -> Iterator[tuple[Slot, int]]:
    """NE-2.3: every tile and side that can get a New Path strip."""
    if state.strips == 0:
        return
    laid = state.board.laid
    for slot, code in free_tiles(state):
        if not TAKES_STRIP[code]:
            continue
        for side in WAYS:
            if STRIPPED[code][side] >= 0 and slot + AHEAD[side] not in laid:
                yield XY[slot], side


def no_path_there(state: State, at: Slot | None, side: int | None) -> Refusal | None:
    """NE-2.3: why a strip cannot lead out of that side."""
    if state.strips == 0:
        return because("no_strips", rule="NE-2.3")
    refusal = not_free(state, at)
    if refusal is not None:
        return refusal
    assert at is not None
    slot = number_of(at)
    code = state.board.laid[slot]
    if not TAKES_STRIP[code]:
        return because("takes_no_strip", rule="NE-2.3", at=at)
    if side is None or STRIPPED[code][side] < 0:
        return because("no_wall_there", rule="NE-2.3", at=at)
    if slot + AHEAD[side] in state.board.laid:
        return because("wall_behind", rule="NE-2.3", at=at)
    return None
