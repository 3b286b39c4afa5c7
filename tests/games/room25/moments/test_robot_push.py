"""A robot is about to push Alice (R25-4.9)."""

from tests.games.room25.studio import acts, answers, cell, happened, studio, who
from wayout.games.room25.events import Entered, PushRefused
from wayout.games.room25.moments import ACCEPT, EITHER, REFUSE
from wayout.games.room25.parts import Target
from wayout.games.room25.state import State

HERE = cell(1, 1)
ABOVE = cell(0, 1)


def pushing() -> State:
    state = studio({"max": cell(1, 2), "alice": HERE}, {HERE: "robot", ABOVE: "trapped"})
    acts(state, "max", "move", Target(cell=HERE), Target(cell=ABOVE, who=who("alice"), robot=0))
    return state


def test_r25_4_9_alice_is_asked_before_a_robot_pushes_her() -> None:
    state = pushing()

    assert state.question is not None
    assert state.question.who == who("alice")
    assert state.question.options == EITHER


def test_r25_4_9_refused_the_robot_does_nothing() -> None:
    state = pushing()

    events = answers(state, REFUSE)

    assert happened(events, PushRefused)
    assert not happened(events, Entered)
    assert state.cell(who("alice")) == HERE


def test_r25_4_9_accepted_she_enters_by_the_order_of_another() -> None:
    state = pushing()

    events = answers(state, ACCEPT)

    assert happened(events, Entered) == [Entered((who("alice"),), ABOVE, "robot", who("max"))]
    assert state.armed[who("alice")]
