"""Bruce mimics those who are near (R25-4.9)."""

import pytest

from tests.games.room25.special import EAST, FAR, HERE, NORTH, SOUTH, WEST, asked, choices, group, panics
from tests.games.room25.studio import acts, answers, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import (
    AdrenalineRecovered,
    Barred,
    CallDeclined,
    Died,
    Entered,
    Hid,
    Jumped,
    RobotMoved,
    RoomEmptied,
    TurnedDown,
)
from wayout.games.room25.moments import ACCEPT, REFUSE
from wayout.games.room25.parts import CELL, NOTHING, SOMEBODY_TO, Target
from wayout.games.room25.state import State

BRUCE, JENNIFER, MAX, KEVIN, ALICE, FRANCK = map(who, ("bruce", "jennifer", "max", "kevin", "alice", "franck"))


def beside(name: str, at: int = NORTH, **others: int) -> State:
    """Bruce is in a dark room, and this one near him."""
    return studio({"bruce": HERE, name: at, **others}, {HERE: "dark"})


def call(name: str) -> Target:
    return Target(who=who(name), use="jennifer")


def test_r25_4_9_bruce_mimics_everybody_in_his_room_and_next_door() -> None:
    state = beside("alice", HERE, sarah=EAST, jennifer=FAR)

    assert choices(state, "bruce") == [Target(use="alice"), Target(use="sarah")]


def test_r25_4_9_bruce_mimics_those_who_hide_too() -> None:
    state = beside("alice")
    state.hidden[ALICE] = True

    assert choices(state, "bruce") == [Target(use="alice")]


def test_r25_4_9_bruce_alone_loses_his_action() -> None:
    assert choices(beside("alice", FAR), "bruce") == [NOTHING]


def test_r25_4_9_bruce_sees_through_the_walls_of_a_pivoting_room() -> None:
    state = beside("alice")
    state.kinds[HERE], state.axes[HERE] = "pivoting", "h"

    assert choices(state, "bruce") == [Target(use="alice")]


def test_r25_2_7_bruce_does_not_if_the_table_says_so() -> None:
    state = studio({"bruce": HERE, "alice": NORTH}, {HERE: "pivoting"}, pivot_binds_specials=True)
    state.axes[HERE] = "h"

    assert choices(state, "bruce") == [NOTHING]


def test_r25_4_9_bruce_hides_like_alice() -> None:
    state = beside("alice")

    assert happened(acts(state, "bruce", "special", Target(use="alice")), Hid) == [Hid(BRUCE)]


@pytest.mark.parametrize(("name", "pushes"), [("alice", True), ("max", False)])
def test_r25_4_9_bruce_hidden_is_seen_by_alice_and_by_nobody_else(name: str, pushes: bool) -> None:
    state = beside(name, HERE)
    state.hidden[BRUCE] = True

    acts(state, name, "push")

    assert (SOMEBODY_TO[BRUCE][NORTH] in asked(state).options) == pushes


def test_r25_4_9_bruce_does_not_refuse_robots() -> None:
    state = studio({"bruce": HERE, "kevin": WEST, "alice": HERE}, robots=[HERE])

    acts(state, "kevin", "special", Target(cell=EAST, who=BRUCE, robot=0, use="order"))

    assert state.cell(BRUCE) == EAST


def test_r25_4_9_bruce_calls_like_jennifer() -> None:
    state = beside("jennifer", HERE, max=EAST)

    events = acts(state, "bruce", "special", call("max"))

    assert happened(events, Entered) == [Entered((MAX,), HERE, "call", BRUCE)]


def test_r25_4_9_bruce_is_declined_by_jennifer_and_his_action_is_spent() -> None:
    state = beside("jennifer")

    acts(state, "bruce", "special", call("jennifer"))
    assert (asked(state).who, asked(state).options) == (JENNIFER, (ACCEPT, REFUSE))
    events = answers(state, REFUSE)

    assert happened(events, CallDeclined) == [CallDeclined(JENNIFER, BRUCE)]
    assert (state.cell(JENNIFER), state.question) == (NORTH, None)


def test_r25_4_9_bruce_may_be_heard_by_jennifer() -> None:
    events = acts(beside("jennifer"), "bruce", "special", call("jennifer"), ACCEPT)

    assert happened(events, Entered) == [Entered((JENNIFER,), HERE, "call", BRUCE)]


def test_r25_4_9_bruce_dies_in_his_acid_when_he_calls_somebody() -> None:
    state = beside("jennifer", WEST, max=EAST)
    state.kinds[HERE] = "acid"

    events = acts(state, "bruce", "special", call("max"))

    assert happened(events, Died) == [Died((BRUCE,), (HERE,), "acid")]


def test_r25_4_9_bruce_carries_like_max() -> None:
    state = beside("max", EAST, kevin=HERE)

    events = acts(state, "bruce", "special", Target(cell=NORTH, who=KEVIN, use="max"))

    assert happened(events, Entered) == [Entered((BRUCE, KEVIN), NORTH, "carry", BRUCE)]


def test_r25_4_9_bruce_never_carries_max() -> None:
    assert choices(beside("max", HERE), "bruce") == [NOTHING]


def test_r25_4_9_bruce_orders_robots_like_kevin_and_swaps_nothing() -> None:
    assert choices(beside("kevin"), "bruce") == [NOTHING]

    state = studio({"bruce": HERE, "kevin": NORTH}, robots=[0])
    state.aim[KEVIN] = "swap"
    events = acts(state, "bruce", "special", Target(cell=5, robot=0, use="kevin"))

    assert happened(events, RobotMoved) == [RobotMoved(0, 5)]


def test_r25_4_9_bruce_reactivates_like_emmett_and_locks_nothing() -> None:
    state = beside("emmett", WEST)
    assert choices(state, "bruce") == [NOTHING]

    state = beside("emmett", WEST)
    state.barred[NORTH] = True
    events = acts(state, "bruce", "special", Target(cell=NORTH, use="emmett"))

    assert happened(events, TurnedDown) == [TurnedDown(NORTH)]


def test_r25_4_9_bruce_has_no_pin_like_emmett() -> None:
    state = beside("emmett")
    state.locked[EAST] = True

    acts(state, "bruce", "move")

    assert CELL[EAST] not in asked(state).options


def test_r25_4_9_bruce_sabotages_like_sarah_once_with_his_own_room() -> None:
    state = beside("sarah")

    events = acts(state, "bruce", "special", Target(use="sarah"))

    assert happened(events, RoomEmptied) == [RoomEmptied(HERE, "dark", BRUCE)]
    assert (state.empties[BRUCE], state.empties[who("sarah")]) == (0, 2)
    state.kinds[HERE] = "dark"
    assert choices(state, "bruce") == [NOTHING]


def test_r25_4_9_bruce_breaks_no_robot_like_sarah() -> None:
    state = beside("sarah", HERE)
    state.robots[0] = HERE

    assert choices(state, "bruce") == [Target(use="sarah")]


def test_r25_4_9_bruce_does_not_waste_his_room_on_an_empty_one() -> None:
    state = beside("sarah")
    state.kinds[HERE] = "empty"
    assert choices(state, "bruce") == [NOTHING]

    state = beside("sarah")
    state.kinds[HERE], state.locked[HERE] = "empty", True
    assert choices(state, "bruce") == [Target(use="sarah")]


def test_r25_4_9_bruce_recovers_his_own_adrenaline_where_franck_is() -> None:
    state = beside("franck", HERE)
    state.adrenaline[BRUCE] = state.adrenaline[FRANCK] = "gone"

    events = acts(state, "bruce", "special", Target(use="franck"))

    assert happened(events, AdrenalineRecovered) == [AdrenalineRecovered(BRUCE)]
    assert (state.adrenaline[BRUCE], state.adrenaline[FRANCK]) == ("ready", "gone")


def test_r25_4_9_bruce_does_not_recover_with_franck_next_door() -> None:
    state = beside("franck")
    state.adrenaline[BRUCE] = "gone"

    assert choices(state, "bruce") == [NOTHING]


def test_r25_4_9_bruce_does_not_recover_what_is_not_gone() -> None:
    state = beside("franck", HERE)
    state.adrenaline[FRANCK] = "gone"

    assert choices(state, "bruce") == [NOTHING]


def test_r25_4_10_bruce_in_panic_pushes_everybody_else_into_a_yellow_room_of_his_choice() -> None:
    where = {"max": HERE, "bruce": HERE, "alice": HERE, "kevin": HERE}
    state = studio(where, {NORTH: "vortex", EAST: "cold", SOUTH: "mortal", WEST: "prison"}, down=[WEST])
    state.hidden[ALICE] = True

    panics(state, "bruce")
    assert (asked(state).who, asked(state).options) == (BRUCE, (CELL[NORTH], CELL[EAST]))
    events = answers(state, CELL[NORTH])

    assert [event for event in events if isinstance(event, (Entered, Jumped))] == [
        Entered((MAX, KEVIN), NORTH, "panic", BRUCE),
        Jumped((MAX,), CENTRE, "vortex"),
        Jumped((KEVIN,), CENTRE, "vortex"),
    ]
    assert state.on(HERE) == list(group("bruce", "alice"))


def test_r25_4_6_bruce_in_panic_dies_in_the_shredder_that_all_others_leave() -> None:
    state = studio({"bruce": HERE, "max": HERE, "kevin": HERE}, {HERE: "shredder", NORTH: "dark"})

    assert panics(state, "bruce") == [
        Entered((MAX, KEVIN), NORTH, "panic", BRUCE),
        Barred(HERE),
        Died((BRUCE,), (HERE,), "shredder"),
    ]


def test_r25_4_10_bruce_in_panic_pushes_only_through_doors() -> None:
    state = studio({"bruce": HERE, "max": HERE}, {HERE: "pivoting", NORTH: "dark", WEST: "cold"})
    state.axes[HERE] = "h"

    panics(state, "bruce")

    assert state.cell(MAX) == WEST


def test_r25_a1_bruce_in_panic_pushes_out_of_a_prison_cell_only_to_where_somebody_is() -> None:
    rooms = {HERE: "prison", NORTH: "dark"}
    assert panics(studio({"bruce": HERE, "max": HERE}, rooms), "bruce") == []

    state = studio({"bruce": HERE, "max": HERE}, rooms, prison_binds_push=False)
    panics(state, "bruce")
    assert state.cell(MAX) == NORTH


def test_r25_4_10_bruce_in_panic_pushes_into_a_lock_only_if_all_can_go_there() -> None:
    state = studio({"bruce": HERE, "emmett": HERE, "max": HERE}, {NORTH: "dark"})
    state.locked[NORTH] = True
    assert panics(state, "bruce") == []

    state.at[MAX] = FAR
    panics(state, "bruce")
    assert state.cell(who("emmett")) == NORTH


def test_r25_4_10_bruce_in_panic_does_nothing_alone_or_in_the_central_room() -> None:
    assert panics(studio({"bruce": HERE, "max": NORTH}, {EAST: "dark"}), "bruce") == []

    assert panics(studio({"bruce": CENTRE, "max": CENTRE}, {EAST: "dark"}), "bruce") == []
