"""Robot (R25-4.10)."""

import pytest

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import acts, answers, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.course import do
from wayout.games.room25.dying import die
from wayout.games.room25.events import Asked, CardDrawn, CardGone, Entered, Pivoted, PushRefused, RobotPlaced, Slid
from wayout.games.room25.moments import ACCEPT, REFUSE
from wayout.games.room25.parts import NOWHERE, Target
from wayout.games.room25.tasks import CardStep
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

ROBOT = card("robot")
SLIDE = card("movement", line=4, forward=True, steps=1)
HERE, EAST, SOUTH = cell(1, 1), cell(1, 2), cell(2, 1)
FAR = cell(4, 4)


def test_r25_4_10_a_robot_comes_and_pushes_into_a_yellow_room() -> None:
    state = studio({"kevin": HERE, "max": HERE}, {EAST: "cold"}, robots=[FAR])

    events = draws(state, ROBOT)

    assert events == [
        CardDrawn(ROBOT, (who("kevin"),), False),
        RobotPlaced(0, HERE),
        Entered((who("kevin"),), EAST, "robot"),
        CardGone(ROBOT, False),
    ]


@pytest.mark.parametrize("room", ["mortal", "room25", "central"])
def test_r25_4_10_in_a_red_or_blue_room_only_the_plus_works(room: str) -> None:
    state = studio({"kevin": HERE}, {HERE: room, EAST: "cold"}, robots=[FAR])

    events = draws(state, [ROBOT, SLIDE])

    assert not happened(events, RobotPlaced)
    assert not happened(events, Entered)
    assert happened(events, Slid) == [Slid(4, True)]


def test_r25_4_10_after_the_robot_another_card_is_drawn_for_the_same() -> None:
    state = studio({"max": CENTRE, "kevin": HERE}, {HERE: "mac", EAST: "cold"}, robots=[FAR])

    events = draws(state, [ROBOT, card("rewind")], names=["kevin"])

    assert happened(events, CardDrawn)[1] == CardDrawn(card("rewind"), (who("kevin"),), True)
    assert state.cell(who("kevin")) == CENTRE


def test_r25_4_10_of_two_yellow_rooms_the_character_chooses_one() -> None:
    state = studio({"kevin": HERE}, {EAST: "cold", SOUTH: "dark"}, robots=[FAR])

    draws(state, ROBOT, Target(cell=SOUTH, who=who("kevin"), robot=0))

    assert state.cell(who("kevin")) == SOUTH


def test_r25_4_10_without_a_yellow_room_the_robot_comes_all_the_same() -> None:
    state = studio({"kevin": HERE}, {EAST: "mortal"}, robots=[FAR])

    events = draws(state, ROBOT)

    assert happened(events, RobotPlaced) == [RobotPlaced(0, HERE)]
    assert not happened(events, Entered)


def test_r25_4_10_of_two_robots_the_character_picks_one() -> None:
    state = studio({"kevin": HERE}, robots=[FAR, cell(4, 0)])

    events = draws(state, ROBOT, Target(robot=1))

    assert happened(events, RobotPlaced) == [RobotPlaced(1, HERE)]
    assert state.robots[0] == FAR


def test_r25_4_10_a_robot_that_is_there_already_is_not_placed_again() -> None:
    state = studio({"kevin": HERE}, {EAST: "cold"}, robots=[HERE])

    events = draws(state, ROBOT)

    assert not happened(events, RobotPlaced)
    assert state.cell(who("kevin")) == EAST


def test_r25_4_10_from_the_supply_comes_one_whose_robot_room_is_in_the_game() -> None:
    state = studio({"kevin": HERE}, {FAR: "robot"}, down=[FAR])
    state.homes = [NOWHERE, FAR]

    assert happened(draws(state, ROBOT), RobotPlaced) == [RobotPlaced(1, HERE)]


def test_r25_4_10_from_the_supply_comes_one_without_a_robot_room_if_there_is_none() -> None:
    assert happened(draws(studio({"kevin": HERE}), ROBOT), RobotPlaced) == [RobotPlaced(0, HERE)]


def test_r25_4_10_a_pivoting_room_does_not_turn_and_binds_the_push() -> None:
    state = studio({"kevin": HERE}, {HERE: "pivoting", EAST: "cold", SOUTH: "cold"}, robots=[FAR])
    state.axes[HERE] = "v"

    events = draws(state, ROBOT)

    assert not happened(events, Pivoted)
    assert state.cell(who("kevin")) == SOUTH


def test_r25_4_4_the_robot_is_no_company_next_door_once_it_has_come() -> None:
    state = studio({"kevin": HERE}, {HERE: "prison", EAST: "cold"}, robots=[EAST])

    assert not happened(draws(state, ROBOT), Entered)


def test_r25_4_9_alice_may_refuse_and_the_plus_still_works() -> None:
    state = studio({"alice": HERE}, {EAST: "cold"}, robots=[FAR])

    events = draws(state, [ROBOT, SLIDE], REFUSE)

    assert happened(events, PushRefused) == [PushRefused(0)]
    assert state.cell(who("alice")) == HERE
    assert happened(events, Slid) == [Slid(4, True)]


def test_r25_4_9_alice_may_let_herself_be_pushed() -> None:
    state = studio({"alice": HERE}, {EAST: "cold"}, robots=[FAR])

    draws(state, ROBOT, ACCEPT)

    assert state.cell(who("alice")) == EAST


def test_r25_4_9_without_abilities_alice_is_not_asked() -> None:
    state = studio({"alice": HERE}, {EAST: "cold"}, robots=[FAR], abilities=False)

    assert not happened(draws(state, ROBOT), Asked)
    assert state.cell(who("alice")) == EAST


def test_r25_4_10_whoever_is_hidden_is_not_pushed() -> None:
    state = studio({"bruce": HERE}, {EAST: "cold"}, robots=[FAR])
    state.hidden[who("bruce")] = True

    events = draws(state, ROBOT)

    assert happened(events, RobotPlaced)
    assert not happened(events, Entered)


def test_r25_a14_max_and_whom_he_carries_are_both_pushed() -> None:
    state = studio({"kevin": CENTRE, "max": HERE, "sarah": HERE}, {HERE: "mac", EAST: "cold"}, robots=[FAR])

    events = draws(state, ROBOT, names=["max", "sarah"])

    assert happened(events, Entered) == [
        Entered((who("max"),), EAST, "robot"),
        Entered((who("sarah"),), EAST, "robot"),
    ]
    assert state.cell(who("kevin")) == CENTRE


def test_r25_4_10_pushed_into_a_mac_room_the_card_from_there_comes_before_the_plus() -> None:
    state = studio({"kevin": HERE}, {EAST: "mac"}, robots=[FAR])
    blackout = card("blackout")

    events = draws(state, [ROBOT, blackout, SLIDE])

    kevin = (who("kevin"),)
    assert happened(events, CardDrawn) == [
        CardDrawn(ROBOT, kevin, False),
        CardDrawn(blackout, kevin, True),
        CardDrawn(SLIDE, kevin, False),
    ]


def test_r25_4_10_to_one_who_has_died_meanwhile_no_robot_comes() -> None:
    state = studio({"kevin": HERE, "max": HERE}, {cell(3, 4): "cold", cell(4, 3): "cold"}, robots=[FAR])
    die(Turn(state, NoLuck()), [who("max")], "bomb")
    turn = Turn(state, NoLuck())

    do(turn, [], CardStep(ROBOT, "come", (who("max"),)))
    do(turn, [], CardStep(ROBOT, "push", (who("max"),)))

    assert turn.events == []


def test_r25_4_9_alice_is_told_who_orders_her_push_unless_it_is_a_card() -> None:
    state = studio({"kevin": cell(0, 3), "alice": HERE}, {cell(0, 4): "robot"}, robots=[HERE])
    acts(state, "kevin", "move", Target(cell=cell(0, 4)), Target(cell=EAST, who=who("alice"), robot=0))
    assert state.question is not None
    assert state.question.group == (who("kevin"),)
    assert happened(answers(state, ACCEPT), Entered) == [Entered((who("alice"),), EAST, "robot", who("kevin"))]

    state = studio({"alice": HERE}, {EAST: "cold"}, robots=[FAR])
    draws(state, ROBOT)
    assert state.question is not None
    assert state.question.group == ()
