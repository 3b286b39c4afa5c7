"""Pivoting Room (R25-4.7, R25-4.4)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.doors import robot_ways, ways
from wayout.games.room25.events import Pivoted
from wayout.games.room25.parts import Target
from wayout.games.room25.tokens import look, push

HERE = cell(1, 1)
BESIDE = cell(1, 2)
ABOVE = cell(0, 1)


def test_r25_4_7_pivoting_can_be_left_only_along_the_line_of_arrival() -> None:
    state = studio({"max": BESIDE}, {HERE: "pivoting"})

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, Pivoted) == [Pivoted(HERE, "h")]
    assert ways(state, who("max")) == [cell(1, 2), cell(1, 0)]


def test_r25_4_4_pivoting_can_be_entered_from_all_sides_and_turns_anew() -> None:
    state = studio({"max": ABOVE, "kevin": HERE}, {HERE: "pivoting"})
    state.axes[HERE] = "h"

    acts(state, "max", "move", Target(cell=HERE))

    assert state.axes[HERE] == "v"
    assert ways(state, who("kevin")) == [ABOVE, cell(2, 1)]


def test_r25_4_5_pivoting_binds_look_and_push() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "pivoting"}, down=[ABOVE, BESIDE])
    state.axes[HERE] = "v"

    assert look.options(state, who("max")) == [Target(cell=ABOVE)]
    assert {target.cell for target in push.options(state, who("max"))} == {ABOVE, cell(2, 1)}


def test_r25_4_5_control_is_not_bound_and_a_slide_does_not_turn_it() -> None:
    state = studio({"max": HERE}, {HERE: "pivoting"})
    state.axes[HERE] = "v"

    acts(state, "max", "control", Target(line=1, forward=True))

    assert state.axes[HERE] == "v"
    assert ways(state, who("max")) == [cell(0, 2), cell(2, 2)]


def test_r25_4_7_pivoting_is_turned_by_a_robot_and_binds_it() -> None:
    state = studio({"max": HERE}, {HERE: "pivoting"}, down=[HERE], robots=[ABOVE])

    rolls(state, 0, HERE)

    assert state.axes[HERE] == "v"
    assert robot_ways(state, 0) == [ABOVE, cell(2, 1)]


def test_r25_4_7_pivoting_turns_once_for_two_who_come_together() -> None:
    state = studio({"max": ABOVE, "alice": ABOVE}, {HERE: "pivoting"})

    events = carried(state, ["max", "alice"], HERE)

    assert happened(events, Pivoted) == [Pivoted(HERE, "v")]
