"""Hull Breach."""

from tests.games.no_escape.tables import (
    EAST_EXIT,
    NORTH_EXIT,
    SOUTH_EXIT,
    WEST_EXIT,
    A,
    B,
    aimed,
    do,
    laid,
    refusal,
    table,
)
from wayout.games.no_escape.actions import PlayAction
from wayout.games.no_escape.rules import legal


def test_2_5_a_free_tile_is_discarded_which_opens_exits() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, hands=["breach tee tee"])
    before = state.board.open
    do(state, A, PlayAction("breach", aimed(at=NORTH_EXIT)))

    assert laid(state) == {}
    assert state.board.open == before + 1
    assert state.discard[-2:] == ["ctrl_y", "breach"]


def test_2_5_the_board_must_stay_valid() -> None:
    state = table({NORTH_EXIT: "triple", (1, -3): "triple"}, hands=["breach tee tee"])

    assert refusal(state, A, PlayAction("breach", aimed(at=NORTH_EXIT))) == "board_broken NE-3.3"
    assert [action for action in legal(state, A) if isinstance(action, PlayAction)] == [
        PlayAction("breach", aimed(at=(1, -3)))
    ]


def test_3_3_a_tile_may_hang_on_white_teleporters_alone() -> None:
    tiles = {NORTH_EXIT: "tele_w", EAST_EXIT: "triple/1", (3, 1): "tele_w/1"}
    state = table(tiles, hands=["breach tee tee"])
    do(state, A, PlayAction("breach", aimed(at=EAST_EXIT)))

    assert laid(state) == {NORTH_EXIT: "tele_w/0", (3, 1): "tele_w/1"}


def test_3_3_the_last_exit_must_not_go_with_its_tile() -> None:
    """Nothing leads to the far teleporter but the near one, so its exit would be gone and no other opened."""
    ends = {NORTH_EXIT: "tele_w", EAST_EXIT: "ctrl_y/1", SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3"}
    state = table({**ends, (5, 5): "tele_w"}, hands=["breach tee tee"])
    assert state.board.open == 1

    assert refusal(state, A, PlayAction("breach", aimed(at=(5, 5)))) == "board_broken NE-3.3"
    assert PlayAction("breach", aimed(at=(5, 5))) not in legal(state, A)


def test_a13_but_not_on_a_yellow_one() -> None:
    tiles = {NORTH_EXIT: "tele_w", EAST_EXIT: "triple/1", (3, 1): "tele_y/1"}
    state = table(tiles, hands=["breach tee tee"])

    assert refusal(state, A, PlayAction("breach", aimed(at=EAST_EXIT))) == "board_broken NE-3.3"


def test_2_5_an_occupied_tile_stays() -> None:
    state = table({SOUTH_EXIT: "triple"}, hands=["breach tee tee"], meeples={B: ((-1, 2, 0), "NS")})

    assert refusal(state, A, PlayAction("breach", aimed(at=SOUTH_EXIT))) == "tile_occupied NE-2.5"
    assert refusal(state, A, PlayAction("breach", aimed(at=WEST_EXIT))) == "no_tile_there NE-2.5"
