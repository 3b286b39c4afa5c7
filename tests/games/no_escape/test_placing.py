"""Where tiles can lie (NE-3.3), and where strips can (NE-2.3)."""

from tests.games.no_escape.tables import (
    EAST_EXIT,
    NORTH_EXIT,
    SOUTH_EXIT,
    WEST_EXIT,
    A,
    B,
    S,
    W,
    do,
    kinds,
    laid,
    refusal,
    table,
)
from wayout.games.no_escape.actions import PlaceTile
from wayout.games.no_escape.placing import path_sides
from wayout.games.no_escape.rules import legal
from wayout.games.no_escape.slots import REACH
from wayout.games.no_escape.state import State

ENDS = {EAST_EXIT: "ctrl_y/1", SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3"}


def holding(hand: str, tiles: dict[tuple[int, int], str] | None = None) -> State:
    return table(tiles, hands=[hand])


def test_3_3_a_tile_is_laid_at_an_open_exit() -> None:
    state = holding("triple tee tee")

    assert kinds(do(state, A, PlaceTile("triple", NORTH_EXIT, 0))) == ["TilePlaced"]
    assert laid(state) == {NORTH_EXIT: "triple/0"}


def test_3_3_a_the_slot_must_be_empty() -> None:
    state = holding("triple tee tee", {NORTH_EXIT: "triple"})

    assert refusal(state, A, PlaceTile("triple", NORTH_EXIT, 0)) == "slot_taken NE-3.3"
    assert refusal(state, A, PlaceTile("triple", (0, 0), 0)) == "slot_taken NE-3.3"


def test_3_3_b_an_exit_must_not_meet_a_wall() -> None:
    state = holding("triple cross tee")

    assert refusal(state, A, PlaceTile("triple", NORTH_EXIT, 1)) == "edges_differ NE-3.3"


def test_3_3_b_a_wall_must_not_meet_an_exit_of_another_tile() -> None:
    state = holding("triple cross corner", {NORTH_EXIT: "tee", (1, -3): "corner/1"})

    assert refusal(state, A, PlaceTile("triple", (2, -3), 0)) == "edges_differ NE-3.3"
    assert PlaceTile("triple", (2, -3), 1).check(state, A) is None


def test_3_3_b_it_counts_on_all_four_sides() -> None:
    state = holding("triple cross corner", {NORTH_EXIT: "tee", (1, -3): "corner/1", (2, -3): "corner/2"})

    assert refusal(state, A, PlaceTile("triple", (2, -2), 0)) == "edges_differ NE-3.3"
    assert refusal(state, A, PlaceTile("corner", (2, -2), 0)) == "edges_differ NE-3.3"
    assert PlaceTile("corner", (2, -2), 3).check(state, A) is None


def test_3_3_c_a_tile_attaches_at_an_exit() -> None:
    state = holding("triple tee tee")

    assert refusal(state, A, PlaceTile("triple", (0, -2), 1)) == "not_attached NE-3.3"
    assert refusal(state, A, PlaceTile("triple", (5, 5), 1)) == "not_attached NE-3.3"


def test_3_3_d_the_last_exit_is_never_closed() -> None:
    state = holding("ctrl_w triple triple", ENDS)

    assert refusal(state, A, PlaceTile("ctrl_w", NORTH_EXIT, 0)) == "last_exit NE-3.3"
    assert PlaceTile("ctrl_w", NORTH_EXIT, 0) not in legal(state, A)
    assert PlaceTile("triple", NORTH_EXIT, 0).check(state, A) is None


def test_3_3_two_exits_may_meet_at_a_corridor() -> None:
    state = holding("corner triple triple", {NORTH_EXIT: "tee", (1, -3): "corner/1", (2, -3): "corner/2"})
    before = state.board.open
    do(state, A, PlaceTile("corner", (2, -2), 3))

    assert state.board.open == before - 2


def test_a_slot_out_of_reach_is_refused() -> None:
    assert refusal(holding("triple tee tee"), A, PlaceTile("triple", (1, -REACH - 1), 0)) == "out_of_reach NE-3.3"


def test_2_2_a_rotation_that_does_not_differ_is_refused() -> None:
    assert refusal(holding("triple tee tee"), A, PlaceTile("triple", NORTH_EXIT, 2)) == "rotation_same NE-2.2"


def test_only_maze_tiles_of_the_hand_are_laid() -> None:
    state = holding("triple swap tee")

    assert refusal(state, A, PlaceTile("corner", NORTH_EXIT, 1)) == "not_in_hand NE-3.4"
    assert refusal(state, A, PlaceTile("swap", NORTH_EXIT, 0)) == "not_a_maze_tile NE-3.4"


def test_every_listed_placement_differs() -> None:
    state = holding("triple triple tee")
    placed = [action for action in legal(state, A) if isinstance(action, PlaceTile)]

    assert len(placed) == 4 * 1 + 4 * 3


def test_2_3_a_strip_leads_through_a_wall_into_an_empty_slot() -> None:
    state = table({NORTH_EXIT: "triple", EAST_EXIT: "single/1", (2, 0): "corner"})

    assert list(path_sides(state)) == [(NORTH_EXIT, 1), (NORTH_EXIT, W), (EAST_EXIT, S)]


def test_2_3_no_strip_on_an_occupied_or_combined_tile_or_without_supply() -> None:
    occupied = table({NORTH_EXIT: "triple"}, meeples={B: ((1, -2, 1), "NS")})
    combined = table({NORTH_EXIT: "triple+E"})
    bare = table({NORTH_EXIT: "triple"}, strips=0)

    assert [list(path_sides(state)) for state in (occupied, combined, bare)] == [[], [], []]
