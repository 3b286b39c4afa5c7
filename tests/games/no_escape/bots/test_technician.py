"""The technician minds its own way and the leader's."""

import pytest

from tests.games.no_escape.bots.letters import answered
from tests.games.no_escape.tables import NORTH_EXIT, A, B, C, N, aimed, at_cell, do, ready_to_roll, table
from wayout.games.no_escape.actions import ChooseWay, LetPass, PlaceTile, PlayAbort, PlayAction, Roll, SpendEnergy
from wayout.games.no_escape.bots import BOTS
from wayout.games.no_escape.rules import legal
from wayout.games.no_escape.state import MAZE_STEP, State

GATE = at_cell("1A", 0, 7)
BEFORE_GATE = at_cell("1A", 1, 7)


def test_it_never_fails_to_build_over_the_way_of_somebody_who_is_about_to_leave() -> None:
    state = table(meeples={B: (GATE, "NS")}, hands=("switchback triple single", "corner tee hook"), phase=MAZE_STEP)

    assert {answered("technician", state, A, seed) for seed in range(20)} == {PlaceTile("switchback", NORTH_EXIT, 0)}


def test_it_spends_energy_close_to_a_way_out_only() -> None:
    near = ready_to_roll(table({NORTH_EXIT: "triple"}, meeples={A: (GATE, "NS")}))
    far = ready_to_roll(table())

    assert answered("technician", near, A) == SpendEnergy()
    assert answered("technician", far, A) == Roll()


def test_it_spends_none_where_any_roll_is_enough_unless_somebody_stands_in_the_way() -> None:
    free = ready_to_roll(table(meeples={A: (BEFORE_GATE, "NW")}))
    crowded = ready_to_roll(table(meeples={A: (BEFORE_GATE, "NW"), B: (GATE, "NS")}))

    assert answered("technician", free, A) == Roll()
    assert answered("technician", crowded, A) == SpendEnergy()


def test_it_takes_the_shorter_way_at_a_branch() -> None:
    state = table({NORTH_EXIT: "tee", (1, -3): "switchback"}, meeples={A: (GATE, "NS")}, phase="energy")
    do(state, A, Roll(), luck=(1, 1))

    assert answered("technician", state, A) == ChooseWay(1)


def rolled(state: State, one: int, other: int) -> State:
    after = state.clone()
    do(after, A, Roll(), luck=(one, other))
    return after


def test_it_aborts_a_roll_that_takes_somebody_out_if_another_might_not() -> None:
    hands = ("corner tee hook", "ab_roll tee tee")
    near = table(meeples={A: (at_cell("1A", 1, 5), "EW")}, hands=hands, phase="energy")
    any_roll_is_enough = table(meeples={A: (GATE, "NS")}, hands=hands, phase="energy")

    assert answered("technician", rolled(near, 3, 2), B) == PlayAbort("ab_roll")
    assert answered("technician", rolled(any_roll_is_enough, 3, 2), B) == LetPass()


@pytest.mark.parametrize(("one", "other"), [(1, 1), (1, 2)])
def test_it_lets_a_low_roll_pass_since_another_would_be_better_for_the_roller(one: int, other: int) -> None:
    hands = ("corner tee hook", "ab_roll tee tee")
    near = table(meeples={A: (at_cell("1A", 1, 5), "EW")}, hands=hands, phase="energy")

    assert answered("technician", rolled(near, one, other), B) == LetPass()


def test_it_does_not_abort_a_roll_that_pushes_it_out() -> None:
    hands = ("corner tee hook", "ab_roll tee tee")
    state = table(meeples={A: (BEFORE_GATE, "NW"), B: (GATE, "NS")}, hands=hands, phase="energy")

    assert answered("technician", rolled(state, 3, 3), B) == LetPass()


def test_it_flies_over_a_queue_that_it_would_push_ahead() -> None:
    queue = {A: (at_cell("1A", 2, 6), "WE"), B: (at_cell("1A", 2, 5), "WE"), C: (at_cell("1A", 2, 4), "NE")}
    state = ready_to_roll(table(seats=3, meeples=queue))

    assert answered("technician", state, A) == SpendEnergy()


def test_from_the_hub_it_takes_an_arm_where_it_pushes_nobody() -> None:
    """The arm to the north is as short as the others, and its first space is taken."""
    state = table(meeples={B: (at_cell("1A", 3, 4), "ES")}, phase="energy")
    do(state, A, Roll(), luck=(3, 3))
    choice = answered("technician", state, A)

    assert isinstance(choice, ChooseWay)
    assert choice != ChooseWay(N)


def test_a_crossing_joined_on_all_sides_may_collapse_before_its_eyes() -> None:
    """The announcer holds the last crossing: there is just one truth to think of."""
    crossing = {NORTH_EXIT: "cross", (1, -3): "single", (0, -2): "single/1", (2, -2): "single/1"}
    hands = ["ab_action tee tee", "corner corner corner", "collapse cross hook"]
    state = table(crossing, seats=3, turn=C, hands=hands, discard="cross cross cross")
    do(state, C, PlayAction("collapse", aimed(at=NORTH_EXIT)))

    for bot in BOTS:
        for seed in range(60):
            assert answered(bot, state, A, seed) in legal(state, A)
