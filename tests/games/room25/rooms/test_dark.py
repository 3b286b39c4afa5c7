"""Dark Chamber (R25-4.7)."""

from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import ActionLost, Entered
from wayout.games.room25.parts import NOTHING, Target

HERE = cell(1, 1)


def test_r25_4_7_dark_nothing_can_be_looked_at_from_here() -> None:
    state = studio({"max": HERE}, {HERE: "dark"}, down=[cell(0, 1), cell(1, 2)])

    events = acts(state, "max", "look", NOTHING)

    assert happened(events, ActionLost) == [ActionLost(who("max"), "look", "dark")]


def test_r25_4_7_dark_can_be_looked_into_and_left() -> None:
    state = studio({"max": HERE, "kevin": cell(1, 2)}, {HERE: "dark"}, down=[cell(0, 1)])

    events = acts(state, "max", "move", Target(cell=cell(0, 1)))

    assert happened(events, Entered)
