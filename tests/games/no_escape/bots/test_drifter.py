"""The drifter overlooks a good deal, but it knows where it wants to go."""

import pytest

from tests.games.no_escape.bots.letters import answered
from tests.games.no_escape.tables import NORTH_EXIT, A, B, at_cell, do, ready_to_roll, table
from wayout.games.no_escape.actions import ChooseWay, LetPass, PlaceTile, PlayAbort, PlayAction, Roll, SpendEnergy
from wayout.games.no_escape.state import ACTION, MAZE_STEP

GATE = at_cell("1A", 0, 7)
BEFORE_GATE = at_cell("1A", 1, 7)
SEEDS = range(30)


def test_it_takes_a_way_out_that_is_in_reach() -> None:
    state = table({NORTH_EXIT: "tee", (2, -2): "switchback/1"}, meeples={A: (GATE, "NS")}, phase="energy")
    do(state, A, Roll(), luck=(3, 3))

    assert {answered("drifter", state, A, seed) for seed in SEEDS} == {ChooseWay(0)}


def test_it_takes_the_shorter_way_at_a_branch() -> None:
    state = table({NORTH_EXIT: "tee", (1, -3): "switchback"}, meeples={A: (GATE, "NS")}, phase="energy")
    do(state, A, Roll(), luck=(1, 1))

    assert {answered("drifter", state, A, seed) for seed in SEEDS} == {ChooseWay(1)}


def test_it_does_not_build_over_its_own_way_out() -> None:
    state = table(meeples={A: (GATE, "NS")}, hands=("triple corner hook", "corner tee hook"), phase=MAZE_STEP)
    for seed in SEEDS:
        place = answered("drifter", state, A, seed)
        assert isinstance(place, PlaceTile)
        assert place.at != NORTH_EXIT


def test_it_sees_now_and_then_that_somebody_else_gets_out_and_builds_there() -> None:
    state = table(meeples={B: (GATE, "NS")}, hands=("switchback triple single", "corner tee hook"), phase=MAZE_STEP)
    places = [answered("drifter", state, A, seed) for seed in SEEDS]
    over = [one for one in places if isinstance(one, PlaceTile) and one.at == NORTH_EXIT]

    assert 0 < len(over) < len(SEEDS)


def test_it_spends_energy_close_to_a_way_out_only() -> None:
    near = ready_to_roll(table({NORTH_EXIT: "triple"}, meeples={A: (GATE, "NS")}))
    far = ready_to_roll(table())

    assert {answered("drifter", near, A, seed) for seed in SEEDS} == {SpendEnergy()}
    assert {answered("drifter", far, A, seed) for seed in SEEDS} == {Roll()}


@pytest.mark.parametrize(("one", "other", "answers"), [(1, 1, {LetPass()}), (3, 2, {LetPass(), PlayAbort("ab_roll")})])
def test_it_aborts_what_takes_somebody_out_if_it_notices_and_nothing_else(
    one: int, other: int, answers: set[object]
) -> None:
    hands = ("corner tee hook", "ab_roll tee tee")
    state = table(meeples={A: (at_cell("1A", 1, 5), "EW")}, hands=hands, phase="energy")
    do(state, A, Roll(), luck=(one, other))

    assert {answered("drifter", state, B, seed) for seed in SEEDS} == answers


def test_it_does_not_abort_a_roll_that_pushes_it_out() -> None:
    hands = ("corner tee hook", "ab_roll tee tee")
    state = table(meeples={A: (BEFORE_GATE, "NW"), B: (GATE, "NS")}, hands=hands, phase="energy")
    do(state, A, Roll(), luck=(3, 3))

    assert {answered("drifter", state, B, seed) for seed in SEEDS} == {LetPass()}


def test_it_never_turns_itself_back_on_the_way_out() -> None:
    hands = ("aboutface tee tee", "corner corner corner")
    state = table(meeples={A: (GATE, "NS"), B: (BEFORE_GATE, "NW")}, hands=hands, phase=ACTION)
    for seed in SEEDS:
        action = answered("drifter", state, A, seed)
        assert not isinstance(action, PlayAction) or action.targets.seat == B
