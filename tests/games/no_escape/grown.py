"""Large random boards, grown tile by tile."""

from tests.games.no_escape.tables import A, table
from wayout.games.no_escape.actions import PlaceTile
from wayout.games.no_escape.events import PathLaid
from wayout.games.no_escape.placing import path_sides
from wayout.games.no_escape.rules import placements
from wayout.games.no_escape.shapes import SHAPES
from wayout.games.no_escape.slots import number_of
from wayout.games.no_escape.state import State
from wayout.games.no_escape.tiles import MAZE, SHAPE
from wayout.kernel.chance import Chance, Seeded


def grown(seed: int, tiles: int) -> State:
    """A valid board with so many tiles, some strips, and meeples all over it."""
    chance = Seeded(seed)
    state = table(seats=4, side="1B", hands=["", "corner", "", "tee"], green=[1, 2, 0, 3])
    grow(state, chance, tiles)
    laid = list(state.board.tiles())
    for seat in range(2):
        slot, code = chance.pick(laid)
        state.places[seat] = slot << 4 | chance.below(len(SHAPES[code >> 2].spaces))
        state.came_from[seat] = chance.below(4)
    state.hands[A] = ["trade", "salvage", "tee", "single", "ctrl_w"]
    return state


def grow(state: State, chance: Chance, tiles: int) -> None:
    kinds = [tile.id for tile in MAZE for _ in range(tile.count)]
    for _ in range(tiles):
        found = placements(state, [chance.pick(kinds)])
        if found:
            action = chance.pick(found)
            assert isinstance(action, PlaceTile)
            state.board.lay(number_of(action.at), SHAPE[action.tile] * 4 + action.rot)
    for at, side in chance.shuffled(list(path_sides(state)))[:3]:
        if (at, side) in set(path_sides(state)):
            PathLaid(A, at, side).apply(state)
