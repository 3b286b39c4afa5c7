"""Trapped Chamber (R25-4.7, R25-A5)."""

from tests.games.room25.bringing import rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import Died, RoomEmptied, TrapArmed, TrapSet
from wayout.games.room25.parts import NOTHING, NOWHERE, Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_trap_is_armed_when_the_action_that_led_here_ends() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "trapped"}, down=[HERE])

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, TrapSet) == [TrapSet((who("max"),), ())]
    assert happened(events, TrapArmed) == [TrapArmed(who("max"))]
    assert state.alive[who("max")]


def test_r25_4_7_trap_is_armed_at_once_for_whoever_is_pushed() -> None:
    state = studio({"max": BESIDE, "kevin": BESIDE}, {HERE: "trapped"})

    events = acts(state, "max", "push", Target(cell=HERE, who=who("kevin")))

    assert happened(events, TrapSet) == [TrapSet((who("kevin"),), (who("kevin"),))]


def test_r25_4_7_trap_kills_who_does_not_leave_with_the_next_action() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "trapped"})
    acts(state, "max", "move", Target(cell=HERE))

    events = acts(state, "max", "control", Target(line=1, forward=True))

    assert happened(events, Died) == [Died((who("max"),), (BESIDE,), "trapped")]


def test_r25_4_7_trap_is_behind_who_leaves() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "trapped"})
    acts(state, "max", "move", Target(cell=HERE))

    acts(state, "max", "move", Target(cell=BESIDE))

    assert state.alive[who("max")]
    assert state.trap[who("max")] == NOWHERE


def test_r25_a5_an_action_that_cannot_be_played_counts() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "trapped"})
    acts(state, "max", "move", Target(cell=HERE))

    events = acts(state, "max", "push", NOTHING)

    assert happened(events, Died)


def test_r25_4_7_trap_does_not_count_the_action_of_another() -> None:
    state = studio({"max": BESIDE, "kevin": BESIDE}, {HERE: "trapped"})
    acts(state, "max", "push", Target(cell=HERE, who=who("kevin")))

    acts(state, "max", "move", Target(cell=cell(0, 2)))

    assert state.alive[who("kevin")]


def test_r25_4_7_trap_into_another_trap_counts_from_anew() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "trapped", cell(1, 0): "trapped"})
    acts(state, "max", "move", Target(cell=HERE))

    acts(state, "max", "move", Target(cell=cell(1, 0)))

    assert state.alive[who("max")]
    assert state.trap[who("max")] == cell(1, 0)


def test_r25_4_7_trap_is_gone_when_the_tile_is_replaced() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "trapped"})
    acts(state, "max", "move", Target(cell=HERE))
    RoomEmptied(HERE, "trapped").apply(state)

    acts(state, "max", "push", NOTHING)

    assert state.alive[who("max")]


def test_r25_4_7_trap_breaks_robots() -> None:
    state = studio({"max": 0}, {HERE: "trapped"}, robots=[BESIDE])

    rolls(state, 0, HERE)

    assert state.robots[0] == NOWHERE
