"""Realign."""

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


def test_2_5_a_free_tile_is_turned_with_its_strip() -> None:
    state = table({NORTH_EXIT: "triple+E"}, hands=["realign tee tee"])
    do(state, A, PlayAction("realign", aimed(at=NORTH_EXIT, rot=2)))

    assert laid(state) == {NORTH_EXIT: "triple/2+"}


def test_3_9_a_turned_tile_goes_on_lying_as_long_as_before() -> None:
    state = table({NORTH_EXIT: "corner/1", EAST_EXIT: "cross"}, hands=["realign tee tee"])
    do(state, A, PlayAction("realign", aimed(at=NORTH_EXIT, rot=2)))

    assert list(laid(state)) == [NORTH_EXIT, EAST_EXIT]


def test_2_5_the_rotation_must_differ() -> None:
    state = table({NORTH_EXIT: "corner/1", EAST_EXIT: "cross"}, hands=["realign tee tee"])

    assert refusal(state, A, PlayAction("realign", aimed(at=NORTH_EXIT, rot=1))) == "rotation_same NE-2.5"
    assert refusal(state, A, PlayAction("realign", aimed(at=EAST_EXIT, rot=1))) == "rotation_same NE-2.2"


def test_3_3_edges_must_still_match() -> None:
    state = table({NORTH_EXIT: "corner/1"}, hands=["realign tee tee"])

    assert refusal(state, A, PlayAction("realign", aimed(at=NORTH_EXIT, rot=0))) == "edges_differ NE-3.3"
    assert [action for action in legal(state, A) if isinstance(action, PlayAction)] == [
        PlayAction("realign", aimed(at=NORTH_EXIT, rot=2))
    ]


def test_3_3_the_last_exit_must_not_be_turned_away() -> None:
    """A corner that leads out could only be turned so that it leads out the other way."""
    ends = {EAST_EXIT: "ctrl_y/1", SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3", NORTH_EXIT: "corner/1"}
    state = table(ends, hands=["realign tee tee"])
    do(state, A, PlayAction("realign", aimed(at=NORTH_EXIT, rot=2)))

    assert state.board.open == 1


def test_2_5_an_occupied_tile_stays() -> None:
    state = table({NORTH_EXIT: "corner/1"}, hands=["realign tee tee"], meeples={B: ((1, -2, 1), "ES")})

    assert refusal(state, A, PlayAction("realign", aimed(at=NORTH_EXIT, rot=2))) == "tile_occupied NE-2.5"
