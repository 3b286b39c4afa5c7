"""Emmett reactivates rooms and locks them (R25-4.9)."""

from tests.games.room25.bringing import rolls
from tests.games.room25.special import EAST, FAR, HERE, NORTH, SOUTH, WEST, asked, choices, group, panics
from tests.games.room25.studio import acts, answers, cell, happened, studio, who
from wayout.games.room25.events import Barred, Died, Entered, FloodRose, LockLaid, TurnedDown, TurnedUp
from wayout.games.room25.parts import CELL, NOTHING, SOMEBODY_TO, Target
from wayout.games.room25.state import State

EMMETT, KEVIN = who("emmett"), who("kevin")


def lock(at: int, taken_from: int | None = None) -> Target:
    return Target(cell=at, use="lock") if taken_from is None else Target(cell=taken_from, to=at, use="lock")


def reactivate(at: int) -> Target:
    return Target(cell=at, use="reactivate")


def barred(at: int, kind: str = "flooded", **where: int) -> State:
    state = studio({"emmett": HERE, **where}, {at: kind})
    state.barred[at] = True
    return state


def with_locks(*cells: int) -> State:
    """Emmett is here, and the locks are there."""
    state = studio({"emmett": HERE, "kevin": NORTH})
    for at in cells:
        state.locked[at] = True
    state.free_locks = 2 - len(cells)
    return state


def test_r25_4_9_emmett_takes_do_not_cross_off_and_turns_the_room_face_down() -> None:
    state = barred(NORTH)
    state.locked[NORTH], state.free_locks = True, 1

    events = acts(state, "emmett", "special", reactivate(NORTH))

    assert happened(events, TurnedDown) == [TurnedDown(NORTH)]
    assert (state.barred[NORTH], state.face_up[NORTH], state.locked[NORTH]) == (False, False, False)
    assert state.free_locks == 2


def test_r25_6_15_emmett_reactivates_a_flooded_room_and_it_floods_again() -> None:
    state = barred(NORTH, kevin=cell(0, 0))
    acts(state, "emmett", "special", reactivate(NORTH))

    events = acts(state, "kevin", "move", CELL[NORTH])

    assert happened(events, TurnedUp) == [TurnedUp(NORTH, "flooded")]
    assert happened(events, Barred) == [Barred(NORTH)]
    assert happened(events, FloodRose) == [FloodRose((KEVIN,), 2)]


def test_r25_4_9_emmett_reactivates_a_shredder() -> None:
    assert reactivate(NORTH) in choices(barred(NORTH, "shredder"), "emmett")


def test_r25_4_9_emmett_does_not_reactivate_where_somebody_is() -> None:
    assert reactivate(NORTH) not in choices(barred(NORTH, kevin=NORTH), "emmett")


def test_r25_4_9_emmett_does_not_reactivate_where_a_robot_is() -> None:
    state = barred(NORTH)
    state.robots[0] = NORTH

    assert reactivate(NORTH) not in choices(state, "emmett")


def test_r25_4_9_emmett_reactivates_only_next_door() -> None:
    assert not [target for target in choices(barred(FAR), "emmett") if target.use == "reactivate"]


def test_r25_4_9_emmett_locks_an_open_room_next_door_that_is_not_blue() -> None:
    state = studio({"emmett": HERE}, {EAST: "room25", SOUTH: "mortal"}, down=[WEST])

    assert choices(state, "emmett") == [lock(NORTH), lock(SOUTH)]


def test_r25_4_9_emmett_lays_a_lock_from_the_supply() -> None:
    state = with_locks()

    events = acts(state, "emmett", "special", lock(NORTH))

    assert happened(events, LockLaid) == [LockLaid(EMMETT, NORTH, None)]
    assert (state.locked[NORTH], state.free_locks) == (True, 1)


def test_r25_4_9_emmett_locks_no_room_twice() -> None:
    assert lock(NORTH) not in choices(with_locks(NORTH), "emmett")


def test_r25_4_9_emmett_without_a_free_lock_moves_one_of_his_choice() -> None:
    state = with_locks(NORTH, FAR)

    assert choices(state, "emmett") == [
        lock(at, taken_from) for at in (EAST, SOUTH, WEST) for taken_from in (NORTH, FAR)
    ]
    events = answers(state, lock(EAST, taken_from=FAR))

    assert happened(events, LockLaid) == [LockLaid(EMMETT, EAST, FAR)]
    assert [tile for tile, locked in enumerate(state.locked) if locked] == [NORTH, EAST]
    assert state.free_locks == 0


def test_r25_4_9_emmett_with_nothing_to_lock_or_reactivate_loses_his_action() -> None:
    state = studio({"emmett": HERE}, down=[NORTH, EAST, SOUTH, WEST])

    assert choices(state, "emmett") == [NOTHING]


def test_r25_4_9_emmett_works_through_the_walls_of_a_pivoting_room() -> None:
    state = studio({"emmett": HERE}, {HERE: "pivoting"})
    state.axes[HERE] = "h"

    assert lock(NORTH) in choices(state, "emmett")


def test_r25_2_7_emmett_is_bound_by_those_walls_if_the_table_says_so() -> None:
    state = studio({"emmett": HERE}, {HERE: "pivoting"}, pivot_binds_specials=True)
    state.axes[HERE] = "h"
    state.barred[NORTH] = True

    assert choices(state, "emmett") == [lock(EAST), lock(WEST)]


def test_r25_4_9_emmett_alone_goes_into_a_locked_room() -> None:
    state = with_locks(cell(0, 0))
    state.at[EMMETT] = NORTH

    acts(state, "kevin", "move")
    assert CELL[cell(0, 0)] not in asked(state).options
    events = acts(state, "emmett", "move", CELL[cell(0, 0)])

    assert happened(events, Entered) == [Entered((EMMETT,), cell(0, 0), "move")]


def test_r25_4_9_emmett_can_be_pushed_into_a_locked_room() -> None:
    state = with_locks(EAST)
    state.at[KEVIN] = HERE

    events = acts(state, "kevin", "push", SOMEBODY_TO[EMMETT][EAST])

    assert happened(events, Entered) == [Entered((EMMETT,), EAST, "push", KEVIN)]


def test_r25_4_9_emmett_dies_and_all_locks_are_off() -> None:
    state = with_locks(FAR, WEST)
    state.kinds[HERE] = "acid"

    events = acts(state, "kevin", "move", CELL[HERE])

    assert happened(events, Died) == [Died((EMMETT,), (HERE,), "acid")]
    assert (any(state.locked), state.free_locks) == (False, 2)


def test_r25_4_9_emmett_dies_as_the_second_of_two_and_all_locks_are_off() -> None:
    state = studio({"max": NORTH, "kevin": HERE, "emmett": HERE}, {HERE: "shredder"}, robots=[EAST])
    state.locked[WEST], state.free_locks = True, 1

    events = rolls(state, 0, HERE)

    assert happened(events, Died) == [Died((KEVIN, EMMETT), (HERE, HERE), "shredder")]
    assert (any(state.locked), state.free_locks) == (False, 2)


def test_r25_4_10_emmett_in_panic_locks_himself_in() -> None:
    state = with_locks()

    assert panics(state, "emmett") == [LockLaid(EMMETT, HERE, None)]


def test_r25_4_10_emmett_in_panic_moves_a_lock_of_his_choice_if_none_is_free() -> None:
    state = with_locks(NORTH, FAR)

    panics(state, "emmett")
    assert asked(state).options == (lock(HERE, taken_from=NORTH), lock(HERE, taken_from=FAR))
    events = answers(state, lock(HERE, taken_from=NORTH))

    assert happened(events, LockLaid) == [LockLaid(EMMETT, HERE, NORTH)]


def test_r25_4_10_emmett_in_panic_locks_nothing_twice_and_nothing_blue() -> None:
    assert panics(with_locks(HERE), "emmett") == []

    state = studio({"emmett": HERE}, {HERE: "room25"})
    assert panics(state, "emmett") == []
    assert state.on(HERE) == list(group("emmett"))
