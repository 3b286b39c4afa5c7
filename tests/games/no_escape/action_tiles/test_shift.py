"""Section Shift."""

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
from wayout.games.no_escape.slots import Slot


def shift(at: Slot, to: Slot, rot: int) -> PlayAction:
    return PlayAction("shift", aimed(at=at, to=to, rot=rot))


def test_2_5_a_free_tile_goes_to_another_slot_with_its_strip() -> None:
    state = table({NORTH_EXIT: "triple+E"}, hands=["shift tee tee"])
    do(state, A, shift(NORTH_EXIT, EAST_EXIT, 1))

    assert laid(state) == {EAST_EXIT: "triple/1+"}
    assert state.strips == 11


def test_2_5_a_shifted_tile_counts_as_laid_anew() -> None:
    state = table({NORTH_EXIT: "triple", WEST_EXIT: "triple/1"}, hands=["shift tee tee"])
    do(state, A, shift(NORTH_EXIT, EAST_EXIT, 1))

    assert list(laid(state)) == [WEST_EXIT, EAST_EXIT]


def test_2_5_the_new_place_must_be_legal() -> None:
    state = table({NORTH_EXIT: "triple", WEST_EXIT: "triple/1"}, hands=["shift tee tee"])

    assert refusal(state, A, shift(NORTH_EXIT, EAST_EXIT, 0)) == "edges_differ NE-3.3"
    assert refusal(state, A, shift(NORTH_EXIT, (5, 5), 0)) == "not_attached NE-3.3"
    assert refusal(state, A, shift(NORTH_EXIT, WEST_EXIT, 0)) == "slot_taken NE-3.3"
    assert refusal(state, A, shift(NORTH_EXIT, NORTH_EXIT, 0)) == "same_tile NE-2.5"
    assert refusal(state, A, shift(NORTH_EXIT, (99, 0), 0)) == "out_of_reach NE-3.3"


def test_2_5_not_to_a_slot_that_only_the_tile_itself_opened() -> None:
    state = table({NORTH_EXIT: "triple"}, hands=["shift tee tee"])

    assert refusal(state, A, shift(NORTH_EXIT, (1, -3), 0)) == "not_attached NE-3.3"


def test_3_3_what_others_hang_on_stays() -> None:
    state = table({NORTH_EXIT: "triple", (1, -3): "triple"}, hands=["shift tee tee"])

    assert refusal(state, A, shift(NORTH_EXIT, EAST_EXIT, 1)) == "board_broken NE-3.3"
    assert {action.targets.at for action in legal(state, A) if isinstance(action, PlayAction)} == {(1, -3)}


def test_3_3_unless_it_holds_them_together_from_its_new_slot_too() -> None:
    """A ring with a gap: what hangs on the corner behind (1, -3) can be held from the gap as well."""
    ring = {NORTH_EXIT: "tee", (1, -3): "triple", (1, -4): "corner/1", (2, -4): "corner/2", (2, -3): "triple"}
    state = table(ring, hands=["shift tee tee"])
    into_gap = shift((1, -4), (2, -2), 3)
    assert into_gap in legal(state, A)
    do(state, A, into_gap)

    assert state.board.is_valid()
    assert refusal(table(ring, hands=["shift tee tee"]), A, shift((1, -4), EAST_EXIT, 2)) == "board_broken NE-3.3"


def test_3_3_the_last_open_exit_is_not_closed() -> None:
    """A teleporter that hangs on nothing but another one goes to the only exit that is open besides its own."""
    tiles = {EAST_EXIT: "tele_w/1", SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3", (5, 5): "tele_w"}
    state = table(tiles, hands=["shift tee tee"])
    closing = shift((5, 5), NORTH_EXIT, 0)

    assert state.board.is_valid()
    assert refusal(state, A, closing) == "board_broken NE-3.3"
    assert closing not in legal(state, A)


def test_2_5_an_occupied_tile_stays() -> None:
    state = table({NORTH_EXIT: "triple"}, hands=["shift tee tee"], meeples={B: ((1, -2, 0), "NS")})

    assert refusal(state, A, shift(NORTH_EXIT, SOUTH_EXIT, 0)) == "tile_occupied NE-2.5"
