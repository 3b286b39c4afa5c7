"""Sarah sabotages her room, or breaks the robot in it (R25-4.9)."""

import pytest

from tests.games.room25.special import HERE, NORTH, choices, panics
from tests.games.room25.studio import acts, answers, happened, studio, who
from wayout.games.room25.events import Died, RobotDestroyed, RobotPlaced, RoomEmptied
from wayout.games.room25.parts import CELL, NOTHING, NOWHERE, Target
from wayout.games.room25.state import State

SARAH, KEVIN = who("sarah"), who("kevin")
SABOTAGE = Target(use="sabotage")
DESTROY = Target(robot=0, use="destroy")


def sarah_in(kind: str, *robots: int) -> State:
    return studio({"sarah": HERE, "kevin": HERE}, {HERE: kind}, robots=robots)


def test_r25_4_9_sarah_makes_her_room_an_empty_chamber() -> None:
    state = sarah_in("pivoting")
    state.axes[HERE] = "h"

    events = acts(state, "sarah", "special", SABOTAGE)

    assert happened(events, RoomEmptied) == [RoomEmptied(HERE, "pivoting", SARAH)]
    assert (state.kinds[HERE], state.face_up[HERE], state.axes[HERE]) == ("empty", True, "")


def test_r25_4_9_sarah_does_so_twice_in_a_game() -> None:
    state = sarah_in("dark")

    acts(state, "sarah", "special", SABOTAGE)
    assert state.empties[SARAH] == 1
    state.kinds[HERE] = "dark"
    acts(state, "sarah", "special", SABOTAGE)
    state.kinds[HERE] = "dark"

    assert choices(state, "sarah") == [NOTHING]


@pytest.mark.parametrize("kind", ["room25", "key"])
def test_r25_4_9_sarah_does_not_sabotage_a_blue_room(kind: str) -> None:
    assert choices(sarah_in(kind), "sarah") == [NOTHING]


def test_r25_4_9_sarah_must_lay_a_spare_room_even_onto_an_empty_one() -> None:
    state = sarah_in("empty")
    assert choices(state, "sarah") == [SABOTAGE]

    answers(state, SABOTAGE)

    assert state.empties[SARAH] == 1


def test_r25_4_9_sarah_in_an_empty_room_chooses_between_room_and_robot() -> None:
    assert choices(sarah_in("empty", HERE), "sarah") == [SABOTAGE, DESTROY]


def test_r25_6_8_sarah_saves_herself_and_others_from_a_trap() -> None:
    state = sarah_in("trapped")
    for one in (SARAH, KEVIN):
        state.trap[one], state.armed[one] = HERE, True

    events = acts(state, "sarah", "special", SABOTAGE)

    assert not happened(events, Died)
    assert not happened(acts(state, "kevin", "look"), Died)


def test_r25_a19_sarah_sends_the_lock_home_and_ends_the_flood() -> None:
    state = sarah_in("flooded")
    state.locked[HERE], state.free_locks = True, 1
    state.flood[KEVIN] = HERE

    acts(state, "sarah", "special", SABOTAGE)

    assert (state.locked[HERE], state.free_locks, state.flood[KEVIN]) == (False, 2, NOWHERE)


def test_r25_a19_sarah_does_not_take_do_not_cross_away() -> None:
    state = sarah_in("flooded")
    state.barred[HERE] = True

    acts(state, "sarah", "special", SABOTAGE)

    assert state.barred[HERE]


def test_r25_4_9_sarah_leaves_the_robot_of_a_robot_room_alive_but_homeless() -> None:
    state = sarah_in("robot", HERE)

    acts(state, "sarah", "special", SABOTAGE)
    assert (state.robots[0], state.homes[0]) == (HERE, NOWHERE)
    acts(state, "sarah", "special", DESTROY)
    state.at[KEVIN] = NORTH
    events = acts(state, "kevin", "move", CELL[HERE])

    assert not happened(events, RobotPlaced)


def test_r25_4_9_sarah_chooses_between_room_and_robot() -> None:
    assert choices(sarah_in("dark", HERE), "sarah") == [SABOTAGE, DESTROY]


def test_r25_4_9_sarah_breaks_a_robot_in_her_room() -> None:
    state = sarah_in("dark", HERE)

    events = acts(state, "sarah", "special", DESTROY)

    assert happened(events, RobotDestroyed) == [RobotDestroyed(0)]
    assert (state.robots[0], state.kinds[HERE], state.empties[SARAH]) == (NOWHERE, "dark", 2)


def test_r25_4_9_sarah_breaks_a_robot_in_a_blue_room_too() -> None:
    assert choices(sarah_in("room25", HERE), "sarah") == [DESTROY]


def test_r25_4_9_sarah_has_to_break_the_robot_if_her_rooms_are_used_up() -> None:
    state = sarah_in("dark", HERE)
    state.empties[SARAH] = 0

    assert choices(state, "sarah") == [DESTROY]


def test_r25_4_9_sarah_breaks_no_robot_next_door() -> None:
    assert choices(sarah_in("dark", NORTH), "sarah") == [SABOTAGE]


def test_r25_4_10_sarah_in_panic_sabotages_her_room() -> None:
    state = sarah_in("tunnel", HERE)

    assert panics(state, "sarah") == [RoomEmptied(HERE, "tunnel", SARAH)]
    assert (state.empties[SARAH], state.robots[0]) == (1, HERE)


def test_r25_4_10_sarah_in_panic_wastes_a_room_on_an_empty_one() -> None:
    state = sarah_in("empty")

    panics(state, "sarah")

    assert state.empties[SARAH] == 1


def test_r25_4_10_sarah_in_panic_does_nothing_in_a_blue_room_or_without_rooms() -> None:
    assert panics(sarah_in("room25"), "sarah") == []

    state = sarah_in("dark")
    state.empties[SARAH] = 0
    assert panics(state, "sarah") == []
