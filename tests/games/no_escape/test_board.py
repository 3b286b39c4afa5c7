"""What lies on the table, kept up to date tile by tile (NE-3.3)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, SOUTH_EXIT, WEST_EXIT, N, S, board, code
from wayout.games.no_escape.board import board_of
from wayout.games.no_escape.slots import XY, Slot, number_of


def test_3_3_open_exits_are_those_that_face_an_empty_slot() -> None:
    assert [(XY[slot], way) for slot, way in board({}).exits()] == [
        (NORTH_EXIT, N),
        (WEST_EXIT, 3),
        (EAST_EXIT, 1),
        (SOUTH_EXIT, S),
    ]
    assert board({NORTH_EXIT: "tee"}).open == 5
    assert board({NORTH_EXIT: "ctrl_y"}).open == 3


def test_two_exits_that_meet_are_open_no_more() -> None:
    ring = board({NORTH_EXIT: "tee", (2, -2): "corner/2", (2, -1): "triple"})

    assert ring.open == 4 + 1 + 0


@settings(deadline=None)
@given(st.permutations([NORTH_EXIT, EAST_EXIT, SOUTH_EXIT, WEST_EXIT, (1, -3), (2, -2)]), st.integers(0, 6))
def test_in_whatever_order_tiles_are_laid_and_lifted_the_board_is_the_same(order: list[Slot], up: int) -> None:
    codes = {slot: code("cross") for slot in order}
    state = board({})
    for slot in order:
        state.lay(number_of(slot), codes[slot])
    for slot in order[:up]:
        assert state.lift(number_of(slot)) == codes[slot]
    fresh = board(dict.fromkeys(order[up:], "cross"))

    assert state == fresh
    assert state.open == sum(1 for _ in state.exits())


def test_a_turned_tile_keeps_its_age_and_the_frontier_follows() -> None:
    state = board({NORTH_EXIT: "corner/1", EAST_EXIT: "triple/1"})
    state.change(number_of(NORTH_EXIT), code("corner/2"))

    assert [XY[slot] for slot, _ in state.tiles()] == [NORTH_EXIT, EAST_EXIT]
    assert state == board_of(state.laid)


def test_3_3_every_tile_must_reach_the_starting_board() -> None:
    assert board({NORTH_EXIT: "triple", (1, -3): "triple"}).is_connected()
    assert not board({(1, -3): "triple"}).is_connected()


def test_3_3_white_teleporters_are_connections() -> None:
    assert board({NORTH_EXIT: "tele_w", (5, 5): "tele_w"}).is_connected()
    assert not board({(4, 5): "tele_w", (5, 5): "tele_w"}).is_connected()


def test_a13_yellow_teleporters_are_none() -> None:
    assert not board({NORTH_EXIT: "tele_w", (5, 5): "tele_y"}).is_connected()
    assert not board({NORTH_EXIT: "tele_y", (5, 5): "tele_y"}).is_connected()
    assert not board({NORTH_EXIT: "tele_y", (5, 5): "tele_w"}).is_connected()


def test_3_3_a_board_without_an_open_exit_is_not_valid() -> None:
    closed = board({NORTH_EXIT: "ctrl_y", EAST_EXIT: "ctrl_y/1", SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3"})

    assert closed.open == 0
    assert closed.is_connected()
    assert not closed.is_valid()
