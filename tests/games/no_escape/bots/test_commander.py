"""The commander in situations where a person would know what to do."""

import pytest

from tests.games.no_escape.bots.letters import answered
from tests.games.no_escape.tables import NORTH_EXIT, SOUTH_EXIT, A, B, C, H, N, aimed, at_cell, do, ready_to_roll, table
from wayout.games.no_escape.actions import (
    ChooseWay,
    LetPass,
    PlaceTile,
    PlayAbort,
    PlayAction,
    Roll,
    SpendEnergy,
)
from wayout.games.no_escape.state import ACTION, MAZE_STEP

GATE = at_cell("1A", 0, 7)
BEFORE_GATE = at_cell("1A", 1, 7)
SOUTH_GATE = at_cell("1A", 8, 1)


def test_it_builds_over_the_way_out_of_whoever_is_about_to_leave() -> None:
    state = table(meeples={B: (GATE, "NS")}, hands=("switchback triple single", "corner tee hook"), phase=MAZE_STEP)

    assert answered("commander", state, A) == PlaceTile("switchback", NORTH_EXIT, 0)


def test_it_leaves_its_own_way_out_open() -> None:
    state = table(meeples={A: (GATE, "NS")}, hands=("triple triple triple", "corner tee hook"), phase=MAZE_STEP)
    choice = answered("commander", state, A)

    assert isinstance(choice, PlaceTile)
    assert choice.at != NORTH_EXIT


def test_it_spends_energy_where_only_that_can_win() -> None:
    state = ready_to_roll(table({NORTH_EXIT: "bypass"}, meeples={A: (BEFORE_GATE, "NE"), B: (SOUTH_GATE, "SN")}))
    state.green[A] = 1

    assert answered("commander", state, A) == SpendEnergy()


def test_it_keeps_energy_where_any_roll_wins() -> None:
    state = ready_to_roll(table(meeples={A: (GATE, "NS"), B: (SOUTH_GATE, "SN")}))

    assert answered("commander", state, A) == Roll()


def test_it_flies_over_a_meeple_that_it_would_push_out() -> None:
    state = ready_to_roll(table(meeples={A: (BEFORE_GATE, "NW"), B: (GATE, "NS")}))

    assert answered("commander", state, A) == SpendEnergy()


def test_it_pushes_where_the_pusher_wins() -> None:
    state = ready_to_roll(table(meeples={A: (BEFORE_GATE, "NW"), B: (GATE, "NS")}, options={"pusher_wins": True}))

    assert answered("commander", state, A) == Roll()


def test_it_aborts_a_roll_that_wins_and_no_other() -> None:
    near = table(meeples={A: (at_cell("1A", 1, 5), "EW")}, hands=("corner tee hook", "ab_roll tee tee"), phase="energy")
    far = near.clone()
    do(near, A, Roll(), luck=(3, 2))
    do(far, A, Roll(), luck=(1, 2))

    assert answered("commander", near, B) == PlayAbort("ab_roll")
    assert answered("commander", far, B) == LetPass()


def test_it_aborts_an_abort_that_would_save_the_leader() -> None:
    state = table(
        meeples={A: (at_cell("1A", 1, 5), "EW"), B: (GATE, "NS")},
        seats=3,
        hands=("corner switchback hook", "ab_maze tee tee", "ab_tele tee tee"),
        phase=MAZE_STEP,
    )
    do(state, A, PlaceTile("switchback", NORTH_EXIT, 0))
    do(state, B, PlayAbort("ab_maze"))
    do(state, C, LetPass())

    assert answered("commander", state, C) == PlayAbort("ab_tele")


@pytest.mark.parametrize(("closed", "way"), [("N", 1), ("E", 0)])
def test_at_a_branch_it_takes_the_way_that_is_open(closed: str, way: int) -> None:
    ends = {"N": ((1, -3), "ctrl_y"), "E": ((2, -2), "ctrl_y/1")}
    at, tile = ends[closed]
    state = table({NORTH_EXIT: "tee", at: tile}, meeples={A: (GATE, "NS"), B: (SOUTH_GATE, "SN")}, phase="energy")
    do(state, A, Roll(), luck=(1, 1))

    assert answered("commander", state, A) == ChooseWay(way)


def test_it_locks_down_whoever_is_about_to_leave() -> None:
    state = table(
        {SOUTH_EXIT: "single"},
        seats=3,
        meeples={B: (GATE, "NS")},
        hands=("lockdown tee tee", "corner corner corner", "triple triple triple"),
        phase=ACTION,
    )

    assert answered("commander", state, A) == PlayAction("lockdown", aimed(seat=B))


def test_it_drives_over_the_line() -> None:
    state = table(
        {NORTH_EXIT: "bypass"},
        meeples={A: (BEFORE_GATE, "NW"), B: (SOUTH_GATE, "SN")},
        hands=("overdrive tee tee", "corner corner corner"),
        phase=ACTION,
    )

    assert answered("commander", state, A) == PlayAction("overdrive", aimed())


def test_on_the_hub_it_starts_towards_a_way_out_that_nobody_has_built_over() -> None:
    state = table({NORTH_EXIT: "switchback"}, phase="energy")
    do(state, A, Roll(), luck=(2, 2))
    choice = answered("commander", state, A)

    assert isinstance(choice, ChooseWay)
    assert choice != ChooseWay(N)


def test_at_a_full_table_it_keeps_energy_until_a_way_out_is_in_reach() -> None:
    """Just off the hub, with nobody to push; and three steps from out."""
    far = ready_to_roll(table(seats=8, side="2B", meeples={A: (at_cell("2B", 3, 4), "ES")}))
    near = ready_to_roll(table(seats=8, side="2B", meeples={A: (at_cell("2B", 1, 2), "WE")}))

    assert answered("commander", far, A) == Roll()
    assert answered("commander", near, A) == SpendEnergy()


def test_it_hinders_who_plays_next_rather_than_who_plays_last() -> None:
    """Both are one step from out; five others can still build before the last one plays."""
    meeples = {B: (at_cell("2B", 0, 1), "NS"), H: (at_cell("2B", 8, 7), "SN")}
    hands = ("switchback switchback switchback",)
    state = table(seats=8, side="2B", meeples=meeples, hands=hands, phase=MAZE_STEP)
    choice = answered("commander", state, A)

    assert isinstance(choice, PlaceTile)
    assert choice.at == (-1, -2)
