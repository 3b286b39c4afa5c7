"""Cut-Through."""

from tests.games.no_escape.tables import EAST, EAST_EXIT, NORTH_EXIT, A, B, N, S, W, aimed, do, laid, refusal, table
from wayout.games.no_escape.actions import PlayAction


def cut(side: int, at: tuple[int, int] = NORTH_EXIT) -> PlayAction:
    return PlayAction("newpath", aimed(at=at, side=side))


def test_2_5_a_strip_is_laid_and_opens_an_exit() -> None:
    state = table({NORTH_EXIT: "single"}, hands=["newpath tee tee"])
    before = state.board.open
    do(state, A, cut(W))

    assert laid(state) == {NORTH_EXIT: "single/2+"}
    assert (state.board.open, state.strips) == (before + 1, 11)


def test_2_3_only_a_bare_single_or_triple() -> None:
    state = table({NORTH_EXIT: "corner/1", EAST_EXIT: "triple/1+N"}, hands=["newpath tee tee"])

    assert refusal(state, A, cut(W)) == "takes_no_strip NE-2.3"
    assert refusal(state, A, cut(S, EAST_EXIT)) == "takes_no_strip NE-2.3"


def test_2_3_through_a_wall_into_an_empty_slot() -> None:
    state = table({NORTH_EXIT: "tee", (2, -2): "triple/1", (2, -3): "corner/1"}, hands=["newpath tee tee"])

    assert refusal(state, A, cut(EAST, (2, -2))) == "no_wall_there NE-2.3"
    assert refusal(state, A, cut(N, (2, -2))) == "wall_behind NE-2.3"
    assert cut(S, (2, -2)).check(state, A) is None


def test_2_3_not_against_the_starting_board() -> None:
    state = table({NORTH_EXIT: "corner/2", (0, -2): "triple/1"}, hands=["newpath tee tee"])

    assert refusal(state, A, cut(S, (0, -2))) == "wall_behind NE-2.3"


def test_2_3_not_without_supply_nor_on_an_occupied_tile() -> None:
    none_left = table({NORTH_EXIT: "triple"}, hands=["newpath tee tee"], strips=0)
    occupied = table({NORTH_EXIT: "triple"}, hands=["newpath tee tee"], meeples={B: ((1, -2, 0), "NS")})

    assert refusal(none_left, A, cut(W)) == "no_strips NE-2.3"
    assert refusal(occupied, A, cut(W)) == "tile_occupied NE-2.5"
