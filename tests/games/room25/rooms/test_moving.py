"""Moving Chamber (R25-4.7)."""

from tests.games.room25.bringing import rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import Entered, Swapped, TurnedUp
from wayout.games.room25.parts import Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)
FAR = cell(4, 4)


def test_r25_4_7_moving_swaps_with_a_face_down_room_which_stays_so() -> None:
    state = studio({"max": BESIDE, "kevin": HERE}, {HERE: "moving", FAR: "mortal"}, down=[FAR, cell(0, 0)])

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=FAR))

    assert happened(events, Swapped) == [Swapped(HERE, FAR)]
    assert not happened(events, TurnedUp)
    assert state.cell(who("max")) == state.cell(who("kevin")) == FAR
    assert state.kind_at(HERE) == "mortal"
    assert len(happened(events, Entered)) == 1


def test_r25_4_7_moving_offers_only_face_down_rooms() -> None:
    state = studio({"max": BESIDE}, {HERE: "moving"}, down=[FAR, cell(0, 0)])

    acts(state, "max", "move", Target(cell=HERE))

    assert state.question is not None
    assert {target.cell for target in state.question.options} == {FAR, cell(0, 0)}


def test_r25_a16_moving_must_swap_when_it_can() -> None:
    state = studio({"max": BESIDE}, {HERE: "moving"}, down=[FAR])

    acts(state, "max", "move", Target(cell=HERE))

    assert state.cell(who("max")) == FAR


def test_r25_4_7_moving_does_nothing_if_no_room_is_face_down() -> None:
    state = studio({"max": BESIDE}, {HERE: "moving"})

    acts(state, "max", "move", Target(cell=HERE))

    assert state.cell(who("max")) == HERE


def test_r25_4_7_moving_does_nothing_for_a_robot_but_takes_it_along() -> None:
    state = studio({"max": BESIDE}, {HERE: "moving"}, down=[FAR], robots=[cell(0, 1)])

    rolls(state, 0, HERE)
    assert state.cell_of[state.robots[0]] == HERE

    acts(state, "max", "move", Target(cell=HERE))
    assert state.cell_of[state.robots[0]] == FAR
