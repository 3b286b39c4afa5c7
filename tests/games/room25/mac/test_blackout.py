"""Blackout (R25-4.10)."""

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.boxes import COPIES
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import RobotDestroyed, RobotPlaced, RoomEmptied
from wayout.games.room25.parts import NOWHERE, Target

BLACKOUT = card("blackout")
HERE, NEXT = cell(1, 1), cell(1, 2)


def test_r25_4_10_blackout_destroys_every_robot() -> None:
    state = studio({"kevin": CENTRE}, robots=[HERE, CENTRE])

    assert happened(draws(state, BLACKOUT), RobotDestroyed) == [RobotDestroyed(0), RobotDestroyed(1)]
    assert state.robots == [NOWHERE, NOWHERE]
    assert not happened(draws(state, BLACKOUT), RobotDestroyed)


def test_r25_4_10_blackout_makes_open_green_rooms_empty_occupied_or_not() -> None:
    state = studio({"kevin": HERE}, {HERE: "tunnel", NEXT: "vision", cell(3, 3): "mortal", cell(3, 4): "cold"})

    events = draws(state, BLACKOUT)

    assert happened(events, RoomEmptied) == [RoomEmptied(HERE, "tunnel"), RoomEmptied(NEXT, "vision")]
    assert [state.kind_at(place) for place in (HERE, NEXT, cell(3, 3), cell(3, 4))] == [
        "empty",
        "empty",
        "mortal",
        "cold",
    ]


def test_r25_d11_there_are_always_enough_empty_rooms() -> None:
    state = studio({"kevin": CENTRE}, {HERE: "tunnel", NEXT: "vision"})
    assert state.kinds.count("empty") > COPIES["empty"]

    assert len(happened(draws(state, BLACKOUT), RoomEmptied)) == 2


def test_r25_a10_blackout_leaves_rooms_that_lie_face_down() -> None:
    state = studio({"kevin": CENTRE}, {HERE: "vision"}, down=[HERE])

    assert not happened(draws(state, BLACKOUT), RoomEmptied)
    assert state.kind_at(HERE) == "vision"


def test_r25_a19_blackout_gives_the_lock_back() -> None:
    state = studio({"kevin": CENTRE}, {HERE: "vision"})
    state.locked[HERE], state.locked[NEXT], state.free_locks = True, True, 0

    draws(state, BLACKOUT)

    assert state.free_locks == 2
    assert not any(state.locked)


def test_r25_a19_blackout_leaves_do_not_cross_where_it_is() -> None:
    state = studio({"kevin": CENTRE}, {HERE: "vision"})
    state.barred[HERE] = True

    draws(state, BLACKOUT)

    assert state.barred[HERE]


def test_r25_4_7_after_a_blackout_no_robot_comes_back_through_its_robot_room() -> None:
    state = studio({"kevin": CENTRE}, {NEXT: "robot"}, robots=[HERE])
    draws(state, BLACKOUT)

    events = acts(state, "kevin", "move", Target(cell=NEXT))

    assert state.homes == [NOWHERE, NOWHERE]
    assert not happened(events, RobotPlaced)
    assert state.cell(who("kevin")) == NEXT
