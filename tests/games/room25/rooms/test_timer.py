"""Timer Room (R25-4.7)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import Died, RoomEmptied, TimeLost
from wayout.games.room25.parts import NOWHERE, Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_timer_takes_a_round_and_leaves_an_empty_room() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "timer"}, left=6)
    order = state.order[:]

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, TimeLost) == [TimeLost(5)]
    assert happened(events, RoomEmptied) == [RoomEmptied(HERE, "timer")]
    assert state.left == 5
    assert state.order == order
    assert state.kind_at(HERE) == "empty"


def test_r25_e7_timer_in_the_last_but_one_round_makes_it_the_last() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "timer"}, left=2)

    acts(state, "max", "move", Target(cell=HERE))

    assert state.left == 1
    assert state.alive[who("max")]


def test_r25_e7_timer_kills_in_the_last_round_and_leaves_an_empty_room() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "timer"}, left=1)

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, Died) == [Died((who("max"),), (HERE,), "timer")]
    assert state.kind_at(HERE) == "empty"
    assert state.left == 1


def test_r25_4_7_timer_takes_one_round_only_for_two_who_come_together() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {HERE: "timer"}, left=6)

    carried(state, ["max", "alice"], HERE)

    assert state.left == 5


def test_r25_4_7_timer_kills_both_who_come_together_in_the_last_round() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE, "kevin": 0}, {HERE: "timer"}, left=1)

    events = carried(state, ["max", "alice"], HERE)

    assert happened(events, Died) == [Died((who("max"), who("alice")), (HERE, HERE), "timer")]


def test_r25_4_7_timer_breaks_robots_and_stays() -> None:
    state = studio({"max": 0}, {HERE: "timer"}, left=6, robots=[BESIDE])

    rolls(state, 0, HERE)

    assert state.robots[0] == NOWHERE
    assert state.left == 6
    assert state.kind_at(HERE) == "timer"
