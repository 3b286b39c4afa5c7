"""Lock on (R25-4.10)."""

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import answers, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.doors import lets_in
from wayout.games.room25.events import LockLaid
from wayout.games.room25.parts import Target

LOCK_ON = card("lock_on")
HERE, NORTH, EAST, SOUTH, WEST = cell(1, 1), cell(0, 1), cell(1, 2), cell(2, 1), cell(1, 0)
FAR, FARTHER = cell(4, 4), cell(4, 0)


def test_r25_4_10_the_first_player_locks_an_open_room_next_door() -> None:
    state = studio({"kevin": HERE, "emmett": CENTRE})

    events = draws(state, LOCK_ON, Target(cell=EAST))

    assert happened(events, LockLaid) == [LockLaid(who("kevin"), EAST, None)]
    assert state.free_locks == 1
    assert not lets_in(state, who("kevin"), EAST)
    assert lets_in(state, who("emmett"), EAST)


def test_r25_4_10_blue_locked_and_face_down_rooms_are_no_choice() -> None:
    state = studio({"kevin": HERE}, {NORTH: "room25"}, down=[EAST])
    state.locked[SOUTH], state.free_locks = True, 1

    assert happened(draws(state, LOCK_ON), LockLaid) == [LockLaid(who("kevin"), WEST, None)]


def test_r25_4_10_without_such_a_room_nothing_happens() -> None:
    state = studio({"kevin": HERE}, down=[NORTH, EAST, SOUTH, WEST])

    assert not happened(draws(state, LOCK_ON), LockLaid)


def test_r25_4_10_a_pivoting_wall_does_not_matter() -> None:
    state = studio({"kevin": HERE}, {HERE: "pivoting"})
    state.axes[HERE] = "h"

    draws(state, LOCK_ON, Target(cell=NORTH))

    assert state.locked[NORTH]


def test_r25_4_10_in_a_mac_room_the_victim_names_the_room() -> None:
    state = studio({"max": FAR, "kevin": HERE})

    draws(state, LOCK_ON, names=["kevin"])

    assert state.question is not None
    assert state.question.who == who("kevin")
    assert Target(cell=EAST) in state.question.options


def test_r25_4_10_without_a_free_lock_emmetts_player_says_which_one_moves() -> None:
    state = studio({"kevin": HERE, "emmett": CENTRE})
    state.locked[FAR] = state.locked[FARTHER] = True
    state.free_locks = 0

    draws(state, LOCK_ON, Target(cell=EAST))

    assert state.question is not None
    assert state.question.who == who("emmett")
    assert state.question.options == (Target(cell=FARTHER), Target(cell=FAR))
    events = answers(state, Target(cell=FAR))
    assert happened(events, LockLaid) == [LockLaid(who("emmett"), EAST, FAR)]
    assert [place for place in range(25) if state.locked[place]] == [EAST, FARTHER]
    assert state.free_locks == 0


def test_r25_4_10_without_emmett_the_first_player_says_which_one_moves() -> None:
    state = studio({"kevin": HERE, "max": CENTRE})
    state.locked[FAR] = state.locked[FARTHER] = True
    state.free_locks = 0

    events = draws(state, LOCK_ON, Target(cell=EAST), Target(cell=FARTHER))

    assert happened(events, LockLaid) == [LockLaid(who("kevin"), EAST, FARTHER)]
