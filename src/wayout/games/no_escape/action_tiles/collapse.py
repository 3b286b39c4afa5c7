"""Hallway Collapse: a free tile is discarded, and a maze tile of the hand laid in its slot."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import Asked
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.placing import free_tiles, maze_kinds, not_free, replacements
from wayout.games.no_escape.slots import XY, number_of
from wayout.games.no_escape.state import LAY, State
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def something_fits(state: State, seat: Seat, slot: int) -> bool:
    return any(replacements(state.board, slot, SHAPE[tile]) for tile in maze_kinds(state.hands[seat]))


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    for slot, _ in free_tiles(state):
        if something_fits(state, seat, slot):
            yield Targets(at=XY[slot])


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    refusal = not_free(state, targets.at)
    if refusal is not None:
        return refusal
    assert targets.at is not None
    if something_fits(state, seat, number_of(targets.at)):
        return None
    return because("nothing_fits", rule="NE-2.5", at=targets.at)


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    turn.emit(Asked(seat, LAY, 0))


def thinkable(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(at=XY[slot]) for slot in sorted(state.board.laid))


ACTION_TILE = ActionTile("collapse", 0, 4, ("at",), listed, refuses, resolve, thinkable)
