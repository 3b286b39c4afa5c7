"""Pushing, chains, blocks and the Jetpack (NE-3.5)."""

from tests.games.no_escape.tables import (
    EAST,
    EAST_EXIT,
    NORTH_EXIT,
    A,
    B,
    C,
    N,
    S,
    at_cell,
    do,
    faces,
    kinds,
    move,
    table,
    where,
)
from wayout.games.no_escape.actions import ChooseWay, DeclinePath
from wayout.games.no_escape.events import Blocked, Escaped, Stepped
from wayout.games.no_escape.rules import asked, legal
from wayout.games.no_escape.state import SEATS

LINE = {NORTH_EXIT: "triple", (1, -3): "triple"}
BEHIND, MIDDLE, FRONT = (1, -2, 2), (1, -2, 1), (1, -2, 0)
GATE = at_cell("1A", 0, 7)


def test_3_5_a_meeple_in_the_way_is_pushed_and_steps_first() -> None:
    state = table(LINE, meeples={A: (BEHIND, "NS"), B: (MIDDLE, "NS")})
    events = move(state, 1)

    assert [event.seat for event in events if isinstance(event, Stepped)] == [B, A]
    assert (where(state, A), where(state, B)) == (MIDDLE, FRONT)


def test_3_5_a_whole_queue_is_pushed_front_first() -> None:
    state = table(LINE, seats=3, meeples={A: (BEHIND, "NS"), B: (MIDDLE, "NS"), C: (FRONT, "NS")})
    events = move(state, 2)

    assert [event.seat for event in events if isinstance(event, Stepped)] == [C, B, A, C, B, A]
    assert [where(state, seat) for seat in (A, B, C)] == [FRONT, (1, -3, 2), (1, -3, 1)]


def test_3_5_a_pushed_meeple_facing_the_pusher_is_turned() -> None:
    state = table(LINE, meeples={A: (BEHIND, "NS"), B: (MIDDLE, "SN")})
    events = move(state, 1)

    assert "Turned" in kinds(events)
    assert (where(state, B), faces(state, B)) == (FRONT, "NS")


def test_3_5_turned_on_a_branch_its_owner_chooses_out_of_turn() -> None:
    state = table({NORTH_EXIT: "tee", (2, -2): "triple/1"}, meeples={A: ((1, -2, 3), "NS"), B: ((1, -2, 1), "SN")})
    move(state, 1)

    assert list(asked(state)) == [B]
    assert legal(state, B) == [ChooseWay(N), ChooseWay(EAST)]
    do(state, B, ChooseWay(EAST))
    assert (where(state, B), faces(state, B)) == ((1, -2, 2), "EW")
    assert where(state, A) == (1, -2, 1)


def test_3_5_the_pusher_chooses_its_own_way_on_reaching_the_branch() -> None:
    state = table({NORTH_EXIT: "tee", (2, -2): "triple/1"}, meeples={A: ((1, -2, 3), "NS"), B: ((1, -2, 1), "EW")})
    move(state, 2)

    assert list(asked(state)) == [A]
    do(state, A, ChooseWay(N))
    assert (where(state, A), where(state, B)) == ((1, -2, 0), (1, -2, 2))


def test_a15_a_pushed_meeple_that_faces_a_side_arm_keeps_it() -> None:
    state = table({NORTH_EXIT: "tee", (2, -2): "triple/1"}, meeples={A: ((1, -2, 3), "NS"), B: ((1, -2, 1), "EW")})
    events = move(state, 1)

    assert "Turned" not in kinds(events)
    assert (where(state, B), faces(state, B)) == ((1, -2, 2), "EW")


def test_3_5_a_pushed_meeple_chooses_at_a_branch_that_it_is_pushed_onto() -> None:
    state = table({NORTH_EXIT: "tee"}, meeples={A: (GATE, "NS"), B: ((1, -2, 3), "NS")})
    move(state, 1)

    assert list(asked(state)) == [B]
    assert where(state, A) == GATE
    do(state, B, ChooseWay(N))
    assert where(state, A) == (1, -2, 3)


def test_a3_a_chain_that_ends_at_a_maze_end_is_blocked_and_the_rest_is_lost() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, meeples={A: (GATE, "NS"), B: ((1, -2, 1), "S-")})
    events = move(state, 5)

    assert Blocked(A, B) in events
    assert where(state, A) == (1, -2, 0)
    assert state.turn == B


def test_a21_option_the_space_before_a_yellow_indicator_is_where_a_queue_is_blocked() -> None:
    state = table(
        {NORTH_EXIT: "tele_y"},
        meeples={A: (GATE, "NS"), B: ((1, -2, 0), "S-")},
        options={"yellow_walkable": False},
    )

    assert Blocked(A, B) in move(state, 3)


def test_3_5_a_turned_meeple_stays_turned_even_if_blocked_further_ahead() -> None:
    state = table(
        {NORTH_EXIT: "triple", (1, -3): "ctrl_y"},
        seats=3,
        meeples={A: (FRONT, "NS"), B: ((1, -3, 0), "SN"), C: ((1, -3, 1), "S-")},
    )
    move(state, 2)

    assert (where(state, A), where(state, B), faces(state, B)) == (FRONT, (1, -3, 0), "NS")


def test_a10_a_meeple_pushed_onto_a_control_room_refills() -> None:
    state = table(
        {NORTH_EXIT: "ctrl_w", EAST_EXIT: "triple/1"},
        meeples={A: (GATE, "NS"), B: ((1, -2, 0), "NS")},
        green=[0, 0],
    )
    move(state, 1)

    assert (state.green, state.question, state.asked) == ([0, 3], "new_path", B)
    do(state, B, DeclinePath())
    assert where(state, A) == (1, -2, 0)


def test_3_5_guard_a_ring_full_of_meeples_blocks() -> None:
    """Eight spaces, four combined Single Space tiles; all taken, so they cannot push each other round."""
    ring = {
        NORTH_EXIT: "single+E",
        (2, -2): "single/1+N",
        (2, -3): "single+W",
        (1, -3): "single/1+S",
    }
    spots = [((1, -2, 0), "ES"), ((1, -2, 1), "EW"), ((2, -2, 0), "NW"), ((2, -2, 1), "NS")]
    spots += [((2, -3, 0), "WS"), ((2, -3, 1), "WE"), ((1, -3, 0), "SE"), ((1, -3, 1), "SN")]
    state = table(ring, seats=8, meeples=dict(zip(SEATS, spots, strict=True)))
    events = move(state, 3)

    assert events[-2] == Blocked(A, A)
    assert where(state, A) == (1, -2, 0)


def test_3_5_with_the_jetpack_occupied_spaces_count_and_nobody_is_pushed() -> None:
    state = table(LINE, meeples={A: (BEHIND, "NS"), B: (MIDDLE, "SN")}, jetpack=True)
    move(state, 2)

    assert (where(state, A), where(state, B), faces(state, B)) == (FRONT, MIDDLE, "SN")


def test_3_5_a_flight_that_would_land_on_a_meeple_goes_on_to_an_empty_space() -> None:
    state = table(
        LINE,
        seats=3,
        meeples={A: (BEHIND, "NS"), B: (MIDDLE, "SN"), C: (FRONT, "SN")},
        jetpack=True,
    )
    move(state, 1)

    assert where(state, A) == (1, -3, 2)


def test_3_5_the_extra_steps_of_a_landing_are_free() -> None:
    state = table(LINE, meeples={A: (MIDDLE, "NS")}, jetpack=True, steps=0)
    Stepped(A, FRONT, N, S).apply(state)

    assert state.steps == 0


def test_a16_a_landing_that_leads_through_an_exit_escapes() -> None:
    state = table({NORTH_EXIT: "triple"}, meeples={A: (MIDDLE, "NS"), B: (FRONT, "SN")}, jetpack=True)
    events = move(state, 1)

    assert Escaped(A, A) in events
    assert state.winners == [A]


def test_3_5_a_flight_onto_an_occupied_indicator_turns_refills_and_goes_on() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, meeples={A: (GATE, "NS"), B: ((1, -2, 1), "S-")}, jetpack=True, green=[0, 3])
    move(state, 2)

    assert state.green[A] == 3
    assert (where(state, A), faces(state, A)) == ((1, -2, 0), "SN")


def test_3_5_a_flight_may_end_on_the_hub_with_others() -> None:
    state = table(meeples={A: (at_cell("1A", 3, 4), "SE")}, jetpack=True)
    move(state, 1)

    assert where(state, A) == (0, 0, 0)
    assert state.question == "branch"


def test_a2_a_pushed_meeple_that_goes_out_wins() -> None:
    state = table({NORTH_EXIT: "triple"}, meeples={A: (MIDDLE, "NS"), B: (FRONT, "NS")})
    events = move(state, 1)

    assert Escaped(B, A) in events
    assert (state.outcome, state.winners) == ("escaped", [B])


def test_a2_option_the_pusher_wins() -> None:
    state = table({NORTH_EXIT: "triple"}, meeples={A: (MIDDLE, "NS"), B: (FRONT, "NS")}, options={"pusher_wins": True})
    move(state, 1)

    assert state.winners == [A]
