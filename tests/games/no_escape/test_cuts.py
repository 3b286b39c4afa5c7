"""Which tiles hold the maze together."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, Tiles, board
from wayout.games.no_escape import GAME
from wayout.games.no_escape.board import Board
from wayout.games.no_escape.cuts import cut_slots
from wayout.games.no_escape.slots import XY, Slot
from wayout.kernel.chance import Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Turn, play


def cuts(tiles: Tiles) -> set[Slot]:
    return {XY[slot] for slot in cut_slots(board(tiles))}


def test_a_tile_with_others_behind_it_is_one() -> None:
    assert cuts({NORTH_EXIT: "triple", (1, -3): "triple"}) == {NORTH_EXIT}


def test_a_lone_white_teleporter_is_none() -> None:
    assert cuts({NORTH_EXIT: "tele_w"}) == set()


def test_a_teleporter_that_others_hang_on_is_one() -> None:
    assert cuts({NORTH_EXIT: "tele_w", (5, 5): "tele_w"}) == {NORTH_EXIT}
    assert cuts({NORTH_EXIT: "tele_w", EAST_EXIT: "tele_w/1", (5, 5): "tele_w"}) == set()


def cut_by_trying(laid: Board) -> set[int]:
    found = set()
    for slot, _ in laid.tiles():
        without = laid.clone()
        without.lift(slot)
        if not without.is_connected():
            found.add(slot)
    return found


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10_000))
def test_they_are_those_without_which_the_board_falls_apart(seed: int) -> None:
    chance = Seeded(seed)
    state = GAME.first_state(4, complete(GAME.options, {}))
    GAME.open(Turn(state, chance))
    for _ in range(120):
        if state.outcome is not None:
            break
        seat = GAME.asked(state)[0]
        play(state, seat, chance.pick(GAME.legal(state, seat)), chance)

    assert cut_slots(state.board) == cut_by_trying(state.board)
