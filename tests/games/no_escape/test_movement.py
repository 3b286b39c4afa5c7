"""Movement, facing, branches and the hub (NE-3.5)."""

import pytest

from tests.games.no_escape.tables import (
    EAST,
    EAST_EXIT,
    HUB_SPOT,
    NORTH_EXIT,
    A,
    B,
    N,
    S,
    W,
    at_cell,
    do,
    faces,
    kinds,
    move,
    refusal,
    table,
    where,
)
from wayout.games.no_escape.actions import ChooseWay, DeclinePath, LayPath
from wayout.games.no_escape.events import Asked, Refilled, Stepped
from wayout.games.no_escape.rules import asked, legal
from wayout.games.no_escape.shapes import SHAPES

GATE = at_cell("1A", 0, 7)
"""The last catwalk of side 1A before its northern exit."""
AT_GATE = {A: (GATE, "NS")}


def test_3_5_each_catwalk_costs_one_step() -> None:
    state = table({NORTH_EXIT: "triple"}, meeples=AT_GATE)
    move(state, 2)

    assert where(state, A) == (1, -2, 1)
    assert faces(state, A) == "NS"


@pytest.mark.parametrize(("tile", "length"), [("single", 1), ("triple", 3), ("bypass", 5), ("switchback", 7)])
def test_2_2_crossing_a_straight_tile_takes_its_length(tile: str, length: int) -> None:
    state = table({NORTH_EXIT: tile, (1, -3): "triple"}, meeples=AT_GATE)
    move(state, length)
    assert where(state, A) == (1, -2, 0)
    state = table({NORTH_EXIT: tile, (1, -3): "triple"}, meeples=AT_GATE)
    move(state, length + 1)

    assert where(state, A) == (1, -3, 2)


@pytest.mark.parametrize(("tile", "length"), [("corner/1", 3), ("hook/1", 5)])
def test_2_2_a_corner_is_no_branch_and_the_heading_follows_the_path(tile: str, length: int) -> None:
    state = table({NORTH_EXIT: tile, (2, -2): "triple/1"}, meeples=AT_GATE)
    move(state, length + 1)

    assert where(state, A) == (2, -2, 2)
    assert faces(state, A) == "EW"


def test_3_5_crossing_an_exit_costs_one_and_needs_no_exact_count() -> None:
    state = table({NORTH_EXIT: "triple"}, meeples={A: ((1, -2, 1), "NS")})
    move(state, 1)
    assert (where(state, A), state.outcome) == ((1, -2, 0), None)

    state = table({NORTH_EXIT: "triple"}, meeples={A: ((1, -2, 1), "NS")})
    assert kinds(move(state, 6))[-2:] == ["Escaped", "GameEnded"]
    assert (state.outcome, state.winners) == ("escaped", [A])


def test_3_5_a_branch_is_chosen_at_once_and_locked() -> None:
    state = table({NORTH_EXIT: "tee"}, meeples=AT_GATE)
    move(state, 3)

    assert where(state, A) == (1, -2, 1)
    assert (state.question, list(asked(state))) == ("branch", [A])
    assert legal(state, A) == [ChooseWay(N), ChooseWay(EAST)]
    assert refusal(state, A, ChooseWay(S)) == "no_such_way NE-3.5"
    do(state, A, ChooseWay(EAST))
    assert where(state, A) == (1, -2, 2)
    assert faces(state, A) == "EW"


def test_3_5_a_branch_is_asked_even_when_the_movement_is_over() -> None:
    state = table({NORTH_EXIT: "tee"}, meeples=AT_GATE)
    move(state, 2)
    assert state.steps == 0
    do(state, A, ChooseWay(N))

    assert faces(state, A) == "NS"
    assert state.turn == B


def test_3_5_nobody_but_the_one_who_is_asked_answers() -> None:
    state = table({NORTH_EXIT: "tee"}, meeples=AT_GATE)
    move(state, 2)

    assert legal(state, B) == []
    assert refusal(state, B, ChooseWay(N)) == "not_asked NE-3.5"


def test_3_5_a_meeple_turns_only_at_a_maze_end() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, meeples=AT_GATE)
    move(state, 3)

    assert where(state, A) == (1, -2, 0)
    assert faces(state, A) == "SN"


def test_3_5_at_a_maze_end_the_way_back_is_forgotten() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, meeples=AT_GATE)
    move(state, 2)

    assert where(state, A) == (1, -2, 1)
    assert faces(state, A) == "S-"


def test_3_5_a_control_room_refills_all_tokens() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, meeples=AT_GATE, green=[0, 1])
    events = move(state, 2)

    assert Refilled(A) in events
    assert state.green == [3, 1]


def test_a11_a_full_set_of_tokens_is_not_refilled() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, meeples=AT_GATE)

    assert "Refilled" not in kinds(move(state, 2))


def test_a10_passing_a_control_room_in_mid_move_is_enough() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, meeples=AT_GATE, green=[0, 0])
    move(state, 4)

    assert where(state, A) == GATE
    assert state.green == [3, 0]


def test_3_5_a_white_control_room_offers_a_new_path() -> None:
    state = table({NORTH_EXIT: "ctrl_w", EAST_EXIT: "triple/1"}, meeples=AT_GATE)
    move(state, 2)

    assert (state.question, state.asked) == ("new_path", A)
    assert legal(state, A) == [DeclinePath(), LayPath(EAST_EXIT, N), LayPath(EAST_EXIT, S)]
    assert refusal(state, A, LayPath(EAST_EXIT, W)) == "no_wall_there NE-2.3"
    assert refusal(state, A, LayPath(NORTH_EXIT, W)) == "tile_occupied NE-2.5"
    do(state, A, LayPath(EAST_EXIT, S))
    assert (state.strips, state.turn) == (11, B)


def test_3_5_a_yellow_control_room_offers_none() -> None:
    state = table({NORTH_EXIT: "ctrl_y", EAST_EXIT: "triple/1"}, meeples=AT_GATE)
    move(state, 2)

    assert (state.question, state.turn) == (None, B)


def test_3_5_the_offer_may_be_declined_and_the_movement_goes_on() -> None:
    state = table({NORTH_EXIT: "ctrl_w", EAST_EXIT: "triple/1"}, meeples=AT_GATE)
    move(state, 3)
    assert "PathDeclined" in kinds(do(state, A, DeclinePath()))

    assert where(state, A) == (1, -2, 0)
    assert state.strips == 12


def test_a4_the_first_arm_is_chosen_at_the_first_step() -> None:
    state = table()
    events = move(state, 2)

    assert events[-1] == Asked(A, "branch", 15)
    do(state, A, ChooseWay(EAST))
    assert where(state, A) == at_cell("1A", 5, 5)
    assert faces(state, A) == "SN"


def test_2_4_side_2b_has_two_arms() -> None:
    state = table(side="2B")
    move(state, 2)

    assert legal(state, A) == [ChooseWay(N), ChooseWay(S)]


def test_3_5_the_hub_costs_one_and_is_left_by_another_arm() -> None:
    state = table(meeples={A: (at_cell("1A", 3, 4), "SE")})
    move(state, 2)

    assert where(state, A) == HUB_SPOT
    assert legal(state, A) == [ChooseWay(EAST), ChooseWay(S), ChooseWay(W)]
    do(state, A, ChooseWay(S))
    assert where(state, A) == at_cell("1A", 5, 4)


def test_3_5_on_side_2b_the_hub_leaves_no_choice() -> None:
    state = table(side="2B", meeples={A: (at_cell("2B", 3, 4), "SE")})
    move(state, 1)

    assert (where(state, A), faces(state, A), state.question) == (HUB_SPOT, "SN", None)


def test_a1_any_number_stands_on_the_hub_and_nobody_is_pushed_there() -> None:
    state = table(seats=3, meeples={A: (at_cell("1A", 3, 4), "SE")})
    move(state, 1)

    assert [where(state, seat) for seat in (A, B)] == [HUB_SPOT, HUB_SPOT]
    assert state.headings[B] == -1


def test_3_5_the_way_leads_back_onto_the_starting_board() -> None:
    state = table({NORTH_EXIT: "triple"}, meeples={A: ((1, -2, 2), "SN")})
    move(state, 1)

    assert where(state, A) == GATE
    assert faces(state, A) == "SN"


def test_each_step_is_told() -> None:
    state = table({NORTH_EXIT: "triple"}, meeples=AT_GATE)

    assert move(state, 1)[1] == Stepped(A, (1, -2, 2), N, S)


def test_a21_a_yellow_teleporter_is_walked_onto_as_a_plain_end() -> None:
    state = table({NORTH_EXIT: "tele_y", EAST_EXIT: "tele_w/1"}, meeples=AT_GATE)
    move(state, 2)

    assert (where(state, A), faces(state, A)) == ((1, -2, 1), "S-")


def test_a21_option_the_space_before_it_is_the_turning_point() -> None:
    state = table({NORTH_EXIT: "tele_y"}, meeples=AT_GATE, options={"yellow_walkable": False})
    move(state, 1)
    assert (where(state, A), faces(state, A)) == ((1, -2, 0), "S-")

    out = table({NORTH_EXIT: "tele_y"}, meeples={A: ((1, -2, 1), "S-")}, options={"yellow_walkable": False})
    move(out, 1)
    assert (where(out, A), faces(out, A)) == ((1, -2, 0), "S-")


def test_every_shape_is_small_enough_for_a_place() -> None:
    assert max(len(tile.spaces) for tile in SHAPES) < 16
