"""Alice hides, and is no prey for robots (R25-4.9)."""

import pytest

from tests.games.room25.special import EAST, HERE, NORTH, SOUTH, WEST, asked, choices, group, panics
from tests.games.room25.studio import acts, answers, happened, studio, who
from wayout.games.room25.events import Died, Entered, Hid, PushRefused
from wayout.games.room25.moments import ACCEPT, REFUSE
from wayout.games.room25.parts import NOTHING, Target, Token
from wayout.games.room25.state import State

ALICE = who("alice")
HIDE = Target(use="hide")
PUSHED_EAST = Target(cell=EAST, who=ALICE, robot=0, use="order")


def hiding_with(other: str, at: int = HERE) -> State:
    state = studio({"alice": HERE, other: at})
    state.hidden[ALICE] = True
    return state


def test_r25_4_9_alice_hides() -> None:
    state = studio({"alice": HERE})

    events = acts(state, "alice", "special", HIDE)

    assert happened(events, Hid) == [Hid(ALICE)]
    assert state.hidden[ALICE]


@pytest.mark.parametrize("token", ["look", "move", "special"])
def test_r25_4_9_alice_is_hidden_until_her_next_action_even_one_that_is_lost(token: Token) -> None:
    state = studio({"alice": HERE})
    state.hidden[ALICE] = True

    acts(state, "alice", token)

    assert not state.hidden[ALICE]


@pytest.mark.parametrize(("name", "token"), [("kevin", "push"), ("max", "special")])
def test_r25_4_9_alice_hidden_is_neither_pushed_nor_carried(name: str, token: Token) -> None:
    state = hiding_with(name)

    acts(state, name, token)

    assert asked(state).options == (NOTHING,)


def test_r25_4_9_alice_hidden_is_not_called() -> None:
    assert choices(hiding_with("jennifer", at=NORTH), "jennifer") == [NOTHING]


def test_r25_4_9_alice_hidden_is_not_pushed_by_a_robot() -> None:
    state = studio({"alice": HERE, "kevin": WEST}, robots=[HERE])
    state.aim[who("kevin")] = "order"
    state.hidden[ALICE] = True

    assert {order.who for order in choices(state, "kevin")} == {None}


def test_r25_6_17_alice_hidden_still_dies_in_acid_when_somebody_comes() -> None:
    state = studio({"alice": HERE, "kevin": NORTH}, {HERE: "acid"})
    state.hidden[ALICE] = True

    events = acts(state, "kevin", "move", Target(cell=HERE))

    assert happened(events, Died) == [Died((ALICE,), (HERE,), "acid")]


def test_r25_4_9_alice_hidden_still_keeps_a_prisoner_company() -> None:
    state = studio({"alice": NORTH, "kevin": HERE}, {HERE: "prison"})
    state.hidden[ALICE] = True

    assert happened(acts(state, "kevin", "move", Target(cell=NORTH)), Entered)


def test_r25_4_9_alice_may_refuse_a_robot_and_the_order_is_spent() -> None:
    state = studio({"alice": HERE, "kevin": WEST}, robots=[HERE])

    acts(state, "kevin", "special", PUSHED_EAST)
    assert (asked(state).who, asked(state).options) == (ALICE, (ACCEPT, REFUSE))
    events = answers(state, REFUSE)

    assert happened(events, PushRefused) == [PushRefused(0)]
    assert (state.cell(ALICE), state.question) == (HERE, None)


def test_r25_4_9_alice_may_let_a_robot_push_her() -> None:
    state = studio({"alice": HERE, "kevin": WEST}, robots=[HERE])

    events = acts(state, "kevin", "special", PUSHED_EAST, ACCEPT)

    assert happened(events, Entered) == [Entered((ALICE,), EAST, "robot", who("kevin"))]


def test_r25_4_9_nobody_else_refuses_a_robot() -> None:
    state = studio({"max": HERE, "kevin": WEST}, robots=[HERE])

    acts(state, "kevin", "special", Target(cell=EAST, who=who("max"), robot=0, use="order"))

    assert (state.cell(who("max")), state.question) == (EAST, None)


def test_r25_4_10_alice_does_not_panic() -> None:
    state = studio({"alice": HERE, "max": HERE}, {NORTH: "prison", SOUTH: "dark"})

    assert panics(state, "alice") == []
    assert (state.question, state.on(HERE)) == (None, list(group("alice", "max")))
