"""Central Room (R25-4.7, R25-1.6)."""

import pytest

from tests.games.room25.bringing import rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE, LINES, MOVABLE
from wayout.games.room25.events import ActionLost, Entered
from wayout.games.room25.ordering import orders
from wayout.games.room25.parts import NOTHING, Target, Token


@pytest.mark.parametrize("token", ["push", "control", "special"])
def test_r25_4_7_central_only_look_and_move_can_be_done_here(token: Token) -> None:
    state = studio({"max": CENTRE, "alice": CENTRE})

    events = acts(state, "max", token, NOTHING)

    assert happened(events, ActionLost) == [ActionLost(who("max"), token, "centre")]


def test_r25_4_7_central_can_be_looked_and_moved_from() -> None:
    state = studio({"max": CENTRE}, down=[cell(1, 2)])

    acts(state, "max", "look", Target(cell=cell(1, 2)))
    acts(state, "max", "move", Target(cell=cell(1, 2)))

    assert state.cell(who("max")) == cell(1, 2)


def test_r25_1_6_central_may_be_pushed_into() -> None:
    state = studio({"max": cell(1, 2), "alice": cell(1, 2)})

    events = acts(state, "max", "push", Target(cell=CENTRE, who=who("alice")))

    assert happened(events, Entered)[0].cell == CENTRE


def test_r25_1_6_central_is_on_no_line_that_moves() -> None:
    assert MOVABLE == (0, 1, 3, 4, 5, 6, 8, 9)
    assert not any(CENTRE in LINES[line] for line in MOVABLE)


def test_r25_4_7_central_a_robot_may_come_but_pushes_nobody_from_here() -> None:
    state = studio({"max": CENTRE}, robots=[cell(1, 2)])

    rolls(state, 0, CENTRE)

    assert state.robots[0] == CENTRE
    assert all(order.who is None for order in orders(state))
