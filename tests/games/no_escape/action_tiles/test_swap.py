"""Crossed Corridors."""

from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, SOUTH_EXIT, WEST_EXIT, A, B, do, laid, refusal, table
from wayout.games.no_escape.actions import PlayAction
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.rules import legal
from wayout.games.no_escape.slots import Slot


def swap(at: Slot, to: Slot, rot: int, to_rot: int) -> PlayAction:
    return PlayAction("swap", Targets(at=at, to=to, rot=rot, to_rot=to_rot))


def test_2_5_two_free_tiles_exchange_slots_each_turned_as_wanted() -> None:
    state = table({NORTH_EXIT: "triple", EAST_EXIT: "corner/2"}, hands=["swap tee tee"])
    do(state, A, swap(NORTH_EXIT, EAST_EXIT, 1, 1))

    assert laid(state) == {EAST_EXIT: "triple/1", NORTH_EXIT: "corner/1"}


def test_2_5_swapped_tiles_count_as_laid_anew() -> None:
    state = table({NORTH_EXIT: "triple", EAST_EXIT: "corner/2", SOUTH_EXIT: "triple"}, hands=["swap tee tee"])
    do(state, A, swap(NORTH_EXIT, EAST_EXIT, 1, 1))

    assert next(iter(laid(state))) == SOUTH_EXIT


def test_2_5_strips_travel_with_their_tile() -> None:
    state = table({NORTH_EXIT: "triple+E", EAST_EXIT: "corner/2"}, hands=["swap tee tee"])
    do(state, A, swap(NORTH_EXIT, EAST_EXIT, 1, 1))

    assert laid(state)[EAST_EXIT] == "triple/1+"
    assert state.strips == 11


def test_2_5_edges_must_match_afterwards() -> None:
    state = table({NORTH_EXIT: "triple", EAST_EXIT: "corner/2"}, hands=["swap tee tee"])

    assert refusal(state, A, swap(NORTH_EXIT, EAST_EXIT, 0, 1)) == "edges_differ NE-3.3"


def test_3_3_neighbours_are_looked_at_together() -> None:
    state = table({NORTH_EXIT: "triple", (1, -3): "ctrl_y"}, hands=["swap tee tee"])

    assert refusal(state, A, swap(NORTH_EXIT, (1, -3), 0, 0)) == "edges_differ NE-3.3"
    assert refusal(state, A, swap(NORTH_EXIT, (1, -3), 1, 0)) == "board_broken NE-3.3"
    assert not [action for action in legal(state, A) if isinstance(action, PlayAction)]


def test_3_3_a_white_teleporter_may_not_leave_others_without_connection() -> None:
    """A corridor hangs on the second teleporter; with a tunnel end in its place nothing joins it any more."""
    tiles = {NORTH_EXIT: "tele_w", EAST_EXIT: "ctrl_y/1", (5, 5): "tele_w", (5, 6): "triple"}
    state = table(tiles, hands=["swap tee tee"])
    parting = swap(EAST_EXIT, (5, 5), 0, 1)

    assert swap(NORTH_EXIT, EAST_EXIT, 1, 0) in legal(state, A)
    assert refusal(state, A, parting) == "board_broken NE-3.3"
    assert parting not in legal(state, A)


def test_3_3_the_number_of_open_exits_stays_unless_neighbours_part() -> None:
    ends = {EAST_EXIT: "ctrl_w/1", SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3"}
    state = table({**ends, NORTH_EXIT: "triple"}, hands=["swap tee tee"])
    do(state, A, swap(NORTH_EXIT, EAST_EXIT, 1, 0))

    assert state.board.open == 1


def test_3_3_neighbours_may_not_close_the_last_open_exits_between_them() -> None:
    """The station, two corners side by side and a teleporter: only where the corners do not meet are exits open."""
    ends = {EAST_EXIT: "tele_w/1", SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3", (2, -3): "tele_w"}
    state = table({**ends, NORTH_EXIT: "corner/2", (2, -2): "corner"}, hands=["swap tee tee"])
    closing = swap(NORTH_EXIT, (2, -2), 3, 1)

    assert (state.board.is_valid(), state.board.open) == (True, 2)
    assert refusal(state, A, closing) == "board_broken NE-3.3"
    assert closing not in legal(state, A)
    assert swap(NORTH_EXIT, (2, -2), 0, 2) in legal(state, A)


def test_2_5_not_one_tile_with_itself_nor_an_occupied_one() -> None:
    state = table({NORTH_EXIT: "triple", EAST_EXIT: "corner/2"}, hands=["swap tee tee"], meeples={B: ((2, 1, 1), "SW")})

    assert refusal(state, A, swap(NORTH_EXIT, NORTH_EXIT, 0, 0)) == "same_tile NE-2.5"
    assert refusal(state, A, swap(NORTH_EXIT, EAST_EXIT, 1, 1)) == "tile_occupied NE-2.5"
    assert refusal(state, A, swap(NORTH_EXIT, (0, 0), 0, 0)) == "no_tile_there NE-2.5"
