"""Robot Room (R25-4.7, R25-A7, R25-A28) and orders to robots (R25-4.9)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, answers, cell, happened, studio, who
from wayout.games.room25.events import Died, Entered, OrderGiven, PushRefused, RobotMoved, RobotPlaced
from wayout.games.room25.moments import ACCEPT, REFUSE
from wayout.games.room25.ordering import orders
from wayout.games.room25.parts import NOWHERE, Target
from wayout.games.room25.view import view
from wayout.kernel.seats import SPECTATOR, Seat

HERE = cell(1, 1)
BESIDE = cell(1, 2)
OTHER = cell(3, 3)


def test_r25_4_7_robot_room_places_its_robot_and_orders_it() -> None:
    state = studio({"max": BESIDE}, {HERE: "robot"})

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(0, 1), robot=0))

    assert happened(events, RobotPlaced) == [RobotPlaced(0, HERE)]
    assert happened(events, RobotMoved) == [RobotMoved(0, cell(0, 1))]
    assert state.robots == [cell(0, 1), NOWHERE]


def test_r25_a7_each_robot_room_owns_one_robot_and_may_order_any() -> None:
    state = studio({"max": BESIDE}, {HERE: "robot", OTHER: "robot"}, robots=[NOWHERE, OTHER])
    state.robots = [NOWHERE, OTHER]

    acts(state, "max", "move", Target(cell=HERE))

    assert state.robots == [HERE, OTHER]
    assert state.question is not None
    assert {target.robot for target in state.question.options} == {0, 1}


def test_r25_4_13_nobody_sees_where_a_robot_comes_from_before_its_room_is_found() -> None:
    state = studio({"max": BESIDE}, {HERE: "robot"}, down=[HERE])
    assert view(state, Seat(0)).homes == view(state, SPECTATOR).homes == ("hidden", None)

    acts(state, "max", "move", Target(cell=HERE))

    assert view(state, SPECTATOR).homes == (HERE, None)


def test_r25_a7_no_second_robot_comes_from_the_same_room() -> None:
    state = studio({"max": BESIDE}, {HERE: "robot"}, robots=[OTHER])

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(3, 2), robot=0))

    assert not happened(events, RobotPlaced)


def test_r25_4_9_a_robot_pushes_somebody_who_is_with_it_even_whoever_orders() -> None:
    state = studio({"max": BESIDE, "kevin": cell(4, 4)}, {HERE: "robot", cell(0, 1): "mortal"})

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(0, 1), who=who("max"), robot=0))

    assert happened(events, Entered)[-1] == Entered((who("max"),), cell(0, 1), "robot", who("max"))
    assert happened(events, Died)


def test_r25_4_9_a_robot_pushes_nobody_who_hides_and_nobody_from_a_blue_room() -> None:
    state = studio({"max": cell(0, 0), "alice": HERE}, {cell(0, 0): "room25"}, robots=[cell(0, 0), HERE])
    state.hidden[who("alice")] = True

    assert all(order.who is None for order in orders(state))


def test_r25_4_4_a_robot_enters_locked_rooms_and_no_barred_ones() -> None:
    state = studio({"max": 0}, robots=[HERE])
    state.locked[BESIDE] = True
    state.barred[cell(0, 1)] = True

    cells = [order.cell for order in orders(state)]

    assert BESIDE in cells
    assert cell(0, 1) not in cells


def test_r25_4_9_a_push_obeys_the_access_of_whoever_is_pushed() -> None:
    state = studio({"max": HERE, "emmett": HERE}, robots=[HERE])
    state.locked[BESIDE] = True

    pushes = [order.who for order in orders(state) if order.who is not None and order.cell == BESIDE]

    assert pushes == [who("emmett")]


def test_r25_4_9_alice_may_refuse_and_the_order_is_spent() -> None:
    state = studio({"max": BESIDE, "alice": HERE}, {HERE: "robot"})
    acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(0, 1), who=who("alice"), robot=0))
    assert state.question is not None
    assert state.question.who == who("alice")

    events = answers(state, REFUSE)

    assert happened(events, PushRefused) == [PushRefused(0)]
    assert state.cell(who("alice")) == HERE
    assert state.question is None


def test_r25_4_9_alice_may_accept() -> None:
    state = studio({"max": BESIDE, "alice": HERE}, {HERE: "robot"})
    acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(0, 1), who=who("alice"), robot=0))

    answers(state, ACCEPT)

    assert state.cell(who("alice")) == cell(0, 1)


def test_r25_4_9_without_abilities_alice_is_pushed_like_anybody() -> None:
    state = studio({"max": BESIDE, "alice": HERE}, {HERE: "robot"}, abilities=False)

    acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(0, 1), who=who("alice"), robot=0))

    assert state.cell(who("alice")) == cell(0, 1)


def test_r25_e24_two_robot_rooms_side_by_side_end_after_one_order_each() -> None:
    state = studio({"max": cell(0, 1), "kevin": 24}, {HERE: "robot", BESIDE: "robot"})

    events = acts(
        state,
        "max",
        "move",
        Target(cell=HERE),
        Target(cell=BESIDE, who=who("max"), robot=0),
        Target(cell=HERE, who=who("max"), robot=1),
    )

    assert happened(events, OrderGiven) == [OrderGiven(HERE), OrderGiven(BESIDE)]
    assert state.question is None
    assert state.cell(who("max")) == HERE


def test_r25_a28_the_next_action_may_order_again() -> None:
    state = studio({"max": BESIDE}, {HERE: "robot"})
    acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(0, 1), robot=0))
    acts(state, "max", "move", Target(cell=BESIDE))

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(0, 0), robot=0))

    assert happened(events, OrderGiven)


def test_r25_4_5_whoever_carries_gives_the_only_order() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {HERE: "robot"})

    carried(state, ["max", "alice"], HERE)

    assert state.question is not None
    assert state.question.who == who("max")
    events = answers(state, Target(cell=cell(0, 1), robot=0))
    assert not happened(events, OrderGiven)
    assert state.question is None


def test_r25_4_7_robot_room_does_nothing_for_a_robot() -> None:
    state = studio({"max": 0}, {HERE: "robot", OTHER: "robot"}, robots=[NOWHERE, BESIDE])
    state.robots = [NOWHERE, BESIDE]

    events = rolls(state, 1, HERE)

    assert not happened(events, RobotPlaced)
    assert state.robots == [NOWHERE, HERE]


def test_r25_e16_a_robot_lost_in_a_flooded_chamber_comes_back_through_its_room() -> None:
    state = studio({"max": BESIDE}, {HERE: "robot", cell(0, 1): "flooded"}, down=[cell(0, 1)])
    acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(0, 1), robot=0))
    assert state.robots[0] == NOWHERE
    assert state.barred[cell(0, 1)]
    acts(state, "max", "move", Target(cell=BESIDE))

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=cell(1, 0), robot=0))

    assert happened(events, RobotPlaced) == [RobotPlaced(0, HERE)]
