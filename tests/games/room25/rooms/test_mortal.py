"""Mortal Chamber (R25-4.7)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import Died
from wayout.games.room25.parts import NOWHERE, Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_mortal_kills_whoever_enters() -> None:
    state = studio({"max": BESIDE, "kevin": 0}, {HERE: "mortal"}, down=[HERE])

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, Died) == [Died((who("max"),), (HERE,), "mortal")]
    assert state.face_up[HERE]


def test_r25_4_7_mortal_kills_two_who_come_together_at_once() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE, "kevin": 0}, {HERE: "mortal"})

    events = carried(state, ["max", "alice"], HERE)

    assert happened(events, Died)[0].group == (who("max"), who("alice"))
    assert state.outcome == "too_many_dead"


def test_r25_4_7_mortal_breaks_robots() -> None:
    state = studio({"max": 0}, {HERE: "mortal"}, down=[HERE], robots=[BESIDE])

    rolls(state, 0, HERE)

    assert state.robots[0] == NOWHERE
    assert state.face_up[HERE]
