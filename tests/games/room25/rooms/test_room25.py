"""Room 25 (R25-4.7, R25-1.8)."""

import pytest

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import AlarmRaised, RolesShown, TurnedUp
from wayout.games.room25.ordering import orders
from wayout.games.room25.parts import ModeName, Target
from wayout.games.room25.tokens import control

HERE = cell(0, 1)
BESIDE = cell(0, 2)


@pytest.mark.parametrize("mode", ["suspicion", "competition", "team"])
def test_r25_a6_the_alarm_leaves_five_rounds_with_this_one(mode: ModeName) -> None:
    state = studio({"max": BESIDE, "kevin": 20}, {HERE: "room25"}, down=[HERE], left=8, mode=mode)

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, AlarmRaised) == [AlarmRaised(5)]
    assert state.left == 5


@pytest.mark.parametrize("mode", ["cooperation", "solo"])
def test_r25_1_8_there_is_no_alarm_where_all_play_together(mode: ModeName) -> None:
    state = studio({"max": BESIDE, "kevin": 20}, {HERE: "room25"}, left=8, mode=mode)

    events = acts(state, "max", "move", Target(cell=HERE))

    assert not happened(events, AlarmRaised)
    assert state.left == 8


@pytest.mark.parametrize("left", [5, 3, 1])
def test_r25_1_8_the_alarm_only_shortens(left: int) -> None:
    state = studio({"max": BESIDE, "kevin": 20}, {HERE: "room25"}, left=left, mode="team")

    acts(state, "max", "move", Target(cell=HERE))

    assert state.left == left


def test_r25_4_7_a_robot_reveals_it_without_alarm_and_pushes_nobody_from_it() -> None:
    state = studio({"max": 24, "kevin": 20}, {HERE: "room25"}, down=[HERE], robots=[BESIDE], left=9, mode="team")

    rolls(state, 0, HERE)

    assert state.face_up[HERE]
    assert state.left == 9
    assert all(order.who is None for order in orders(state))


def test_r25_4_7_push_control_and_look_work_from_it() -> None:
    state = studio({"max": HERE}, {HERE: "room25"})

    assert len(control.options(state, who("max"))) == 4


def test_r25_a20_room_25_is_revealed_then_the_alarm_sounds_then_masks_fall() -> None:
    state = studio(
        {"max": BESIDE, "alice": BESIDE, "kevin": 20},
        {HERE: "room25"},
        down=[HERE],
        left=9,
        mode="suspicion",
        roles={"max": "prisoner", "alice": "prisoner", "kevin": "guard"},
    )

    events = carried(state, ["max", "alice"], HERE)

    kinds = (TurnedUp, AlarmRaised, RolesShown)
    assert [type(event) for event in events if isinstance(event, kinds)] == [TurnedUp, AlarmRaised, RolesShown]
    assert happened(events, RolesShown) == [RolesShown((who("kevin"),), ("guard",))]
