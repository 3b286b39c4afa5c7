"""Prison Cell (R25-4.7, R25-A1)."""

from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.doors import robot_ways, ways
from wayout.games.room25.events import ActionLost
from wayout.games.room25.ordering import orders, pushes_into_yellow
from wayout.games.room25.parts import NOTHING, Target
from wayout.games.room25.tokens import push

HERE = cell(1, 1)
BESIDE = cell(1, 2)
BY_CENTRE = cell(1, 2)


def test_r25_e22_a_move_from_prison_is_lost_if_nobody_is_next_door() -> None:
    state = studio({"max": HERE, "kevin": cell(4, 4)}, {HERE: "prison"})

    events = acts(state, "max", "move", NOTHING)

    assert happened(events, ActionLost)


def test_r25_e22_prison_can_be_left_to_where_somebody_is() -> None:
    state = studio({"max": HERE, "kevin": BESIDE}, {HERE: "prison"})

    assert ways(state, who("max")) == [BESIDE]


def test_r25_e22_a_robot_next_door_is_company() -> None:
    state = studio({"max": HERE}, {HERE: "prison"}, robots=[BESIDE])

    assert ways(state, who("max")) == [BESIDE]


def test_r25_e22_prison_can_be_left_to_the_central_room() -> None:
    state = studio({"max": BY_CENTRE}, {BY_CENTRE: "prison"})

    assert ways(state, who("max")) == [CENTRE]


def test_r25_4_4_somebody_hidden_is_company_too_and_the_dead_are_not() -> None:
    state = studio({"max": HERE, "alice": BESIDE, "kevin": cell(0, 1)}, {HERE: "prison"})
    state.hidden[who("alice")] = True
    state.alive[who("kevin")] = False
    state.at[who("kevin")] = -1

    assert ways(state, who("max")) == [BESIDE]


def test_r25_4_4_company_does_not_open_a_barred_room() -> None:
    state = studio({"max": HERE, "kevin": BESIDE}, {HERE: "prison", BESIDE: "flooded"})
    state.barred[BESIDE] = True

    assert ways(state, who("max")) == []


def test_r25_a1_nobody_is_pushed_out_of_prison_to_where_nobody_is() -> None:
    state = studio({"max": HERE, "kevin": HERE, "alice": BESIDE}, {HERE: "prison"})

    assert {target.cell for target in push.options(state, who("max"))} == {BESIDE}


def test_r25_7_prison_binds_push_can_be_turned_off() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "prison"}, prison_binds_push=False)

    assert len(push.options(state, who("max"))) == 4
    assert ways(state, who("max")) == []


def test_r25_a1_a_robot_pushes_nobody_out_of_prison_to_where_nobody_is_unless_that_is_off() -> None:
    rooms = {HERE: "prison", BESIDE: "cold"}
    bound = studio({"max": HERE}, rooms, robots=[HERE])
    unbound = studio({"max": HERE}, rooms, robots=[HERE], prison_binds_push=False)

    assert [order for order in orders(bound) if order.who is not None] == []
    assert pushes_into_yellow(bound, who("max")) == []
    assert len([order for order in orders(unbound) if order.who is not None]) == 4
    assert pushes_into_yellow(unbound, who("max")) == [Target(cell=BESIDE, who=who("max"), robot=0)]


def test_r25_4_7_robots_ignore_prison() -> None:
    state = studio({"max": HERE}, {HERE: "prison"}, robots=[HERE])

    assert len(robot_ways(state, 0)) == 4
