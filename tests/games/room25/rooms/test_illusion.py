"""Illusion Chamber (R25-4.7)."""

import pytest

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import Axis
from wayout.games.room25.events import AlarmRaised, Died, Entered, Jumped, Pivoted, Swapped, TurnedUp
from wayout.games.room25.parts import NOWHERE, Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)
ABOVE = cell(0, 1)
FAR = cell(4, 4)


def test_r25_4_7_illusion_swaps_with_a_face_down_room_which_opens_and_works() -> None:
    state = studio({"max": BESIDE}, {HERE: "illusion", FAR: "vortex"}, down=[HERE, FAR, cell(0, 0)])

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=FAR))

    kinds = (Entered, TurnedUp, Swapped, Jumped)
    assert [event for event in events if isinstance(event, kinds)] == [
        Entered((who("max"),), HERE, "move"),
        TurnedUp(HERE, "illusion"),
        Swapped(HERE, FAR),
        Entered((who("max"),), HERE, "illusion"),
        TurnedUp(HERE, "vortex"),
        Jumped((who("max"),), cell(2, 2), "vortex"),
    ]
    assert state.kind_at(FAR) == "illusion"
    assert state.face_up[state.grid[FAR]]


def test_r25_4_7_illusion_takes_others_who_were_in_it_along() -> None:
    state = studio({"max": BESIDE, "kevin": HERE}, {HERE: "illusion"}, down=[FAR, cell(0, 0)])

    acts(state, "max", "move", Target(cell=HERE), Target(cell=FAR))

    assert state.cell(who("kevin")) == FAR
    assert state.cell(who("max")) == HERE


def test_r25_4_7_illusion_does_nothing_if_no_room_is_face_down() -> None:
    state = studio({"max": BESIDE}, {HERE: "illusion"})

    acts(state, "max", "move", Target(cell=HERE))

    assert state.question is None
    assert state.kind_at(HERE) == "illusion"
    assert state.cell(who("max")) == HERE


def test_r25_4_7_illusion_two_who_come_together_both_stand_on_the_new_room() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {HERE: "illusion"}, down=[FAR, cell(0, 0)])

    carried(state, ["max", "alice"], HERE, Target(cell=FAR))

    assert state.cell(who("max")) == state.cell(who("alice")) == HERE
    assert state.kind_at(HERE) == "empty"


def test_r25_4_7_illusion_can_show_a_mortal_chamber() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "illusion", FAR: "mortal"}, down=[FAR, cell(3, 3)])

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=FAR))

    assert happened(events, Died)[0].group == (who("max"),)


@pytest.mark.parametrize(("came_from", "axis"), [(BESIDE, "h"), (ABOVE, "v")])
def test_r25_a18_a_pivoting_room_turns_to_where_the_character_came_from(came_from: int, axis: Axis) -> None:
    state = studio({"max": came_from}, {HERE: "illusion", FAR: "pivoting"}, down=[FAR, cell(3, 3)])

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=FAR))

    assert happened(events, Pivoted) == [Pivoted(HERE, axis)]


def test_r25_e13_illusion_picks_the_hidden_room_25_early_and_raises_the_alarm() -> None:
    state = studio(
        {"max": BESIDE, "kevin": 0}, {HERE: "illusion", FAR: "room25"}, down=[FAR, cell(3, 3)], left=9, mode="team"
    )

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=FAR))

    assert happened(events, AlarmRaised) == [AlarmRaised(5)]
    assert state.left == 5


def test_r25_e14_illusion_becomes_a_moving_chamber_which_swaps_with_a_room_still_hidden() -> None:
    state = studio({"max": BESIDE}, {HERE: "illusion", FAR: "moving"}, down=[FAR, cell(3, 3), cell(0, 4)])

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=FAR), Target(cell=cell(3, 3)))

    assert happened(events, Swapped) == [Swapped(HERE, FAR), Swapped(HERE, cell(3, 3))]
    assert state.cell(who("max")) == cell(3, 3)
    assert not state.face_up[state.grid[HERE]]


def test_r25_4_7_illusion_breaks_robots() -> None:
    state = studio({"max": 0}, {HERE: "illusion"}, down=[FAR], robots=[BESIDE])

    rolls(state, 0, HERE)

    assert state.robots[0] == NOWHERE
    assert state.kind_at(HERE) == "illusion"
