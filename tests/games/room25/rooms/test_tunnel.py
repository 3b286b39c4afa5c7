"""Tunnel Chamber (R25-4.7)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, answers, cell, happened, studio, who
from wayout.games.room25.events import Asked, Jumped
from wayout.games.room25.parts import Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)
FAR = cell(4, 4)
THIRD = cell(0, 4)


def test_r25_4_7_tunnel_leads_to_the_other_open_tunnel_without_working_again() -> None:
    state = studio({"max": BESIDE}, {HERE: "tunnel", FAR: "tunnel"}, down=[HERE])

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, Jumped) == [Jumped((who("max"),), FAR, "tunnel")]
    assert state.cell(who("max")) == FAR


def test_r25_4_7_tunnel_does_nothing_if_the_other_is_face_down() -> None:
    state = studio({"max": BESIDE}, {HERE: "tunnel", FAR: "tunnel"}, down=[FAR])

    acts(state, "max", "move", Target(cell=HERE))

    assert state.cell(who("max")) == HERE
    assert not state.face_up[FAR]


def test_r25_4_7_tunnel_asks_who_enters_which_of_two() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {HERE: "tunnel", FAR: "tunnel", THIRD: "tunnel"})

    acts(state, "max", "push", Target(cell=HERE, who=who("alice")))

    assert state.question is not None
    assert state.question.who == who("alice")
    assert {target.cell for target in state.question.options} == {FAR, THIRD}
    answers(state, Target(cell=THIRD))
    assert state.cell(who("alice")) == THIRD


def test_r25_4_7_tunnel_leads_to_none_that_is_barred_or_locked() -> None:
    state = studio({"max": BESIDE}, {HERE: "tunnel", FAR: "tunnel", THIRD: "tunnel"})
    state.locked[FAR] = True
    state.barred[THIRD] = True

    acts(state, "max", "move", Target(cell=HERE))

    assert state.cell(who("max")) == HERE


def test_r25_4_9_emmett_passes_a_lock_but_not_with_somebody_else() -> None:
    state = studio({"emmett": BESIDE, "alice": BESIDE}, {HERE: "tunnel", FAR: "tunnel"})
    state.locked[FAR] = True
    carried(state, ["emmett", "alice"], HERE)
    assert state.cell(who("emmett")) == HERE
    acts(state, "emmett", "move", Target(cell=BESIDE))

    acts(state, "emmett", "move", Target(cell=HERE))

    assert state.cell(who("emmett")) == FAR


def test_r25_a16_tunnel_is_mandatory_and_takes_both_who_come_together() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {HERE: "tunnel", FAR: "tunnel"})

    events = carried(state, ["max", "alice"], HERE)

    assert not happened(events, Asked)
    assert state.cell(who("max")) == state.cell(who("alice")) == FAR


def test_r25_4_7_tunnel_leads_robots_nowhere() -> None:
    state = studio({"max": 0}, {HERE: "tunnel", FAR: "tunnel"}, robots=[BESIDE])

    rolls(state, 0, HERE)

    assert state.robots[0] == HERE
