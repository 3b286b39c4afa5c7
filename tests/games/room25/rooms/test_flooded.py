"""Flooded Chamber (R25-4.7, R25-A4)."""

from tests.games.room25.bringing import rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.doors import lets_in
from wayout.games.room25.events import Barred, FloodRose
from wayout.games.room25.ordering import orders
from wayout.games.room25.parts import NOWHERE, Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_flooded_lets_nobody_else_in_and_drowns_in_the_next_round() -> None:
    state = studio({"max": BESIDE, "emmett": BESIDE}, {HERE: "flooded"}, down=[HERE])

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, Barred) == [Barred(HERE)]
    assert happened(events, FloodRose) == [FloodRose((who("max"),), 2)]
    assert not lets_in(state, who("emmett"), HERE)


def test_r25_4_7_flooded_who_leaves_is_safe_and_the_room_stays_closed() -> None:
    state = studio({"max": BESIDE}, {HERE: "flooded"})
    acts(state, "max", "move", Target(cell=HERE))

    acts(state, "max", "move", Target(cell=BESIDE))

    assert state.flood[who("max")] == NOWHERE
    assert state.barred[HERE]


def test_r25_4_7_flooded_threatens_who_is_in_it_wherever_it_slides() -> None:
    state = studio({"max": BESIDE}, {HERE: "flooded"})
    acts(state, "max", "move", Target(cell=HERE))

    acts(state, "max", "control", Target(line=1, forward=True))

    assert state.flood[who("max")] == state.at[who("max")] == HERE
    assert state.cell(who("max")) == cell(1, 2)


def test_r25_4_7_flooded_breaks_a_robot_and_is_closed_by_it() -> None:
    state = studio({"max": BESIDE}, {HERE: "flooded"}, down=[HERE], robots=[BESIDE])

    rolls(state, 0, HERE)

    assert state.face_up[HERE]
    assert state.barred[HERE]
    assert state.robots[0] == NOWHERE
    assert state.flood[who("max")] == NOWHERE


def test_r25_4_4_no_robot_enters_it_any_more() -> None:
    state = studio({"max": BESIDE}, {HERE: "flooded"}, robots=[cell(0, 1)])
    state.barred[HERE] = True

    assert HERE not in [order.cell for order in orders(state)]
