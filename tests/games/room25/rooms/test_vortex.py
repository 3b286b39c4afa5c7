"""Vortex Room (R25-4.7)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import Entered, Jumped, TokenRevealed, TurnedUp
from wayout.games.room25.parts import Target


def test_r25_4_7_vortex_throws_whoever_enters_back_to_the_central_room() -> None:
    state = studio({"alice": CENTRE}, {cell(1, 2): "vortex"}, down=[cell(1, 2)])

    events = acts(state, "alice", "move", Target(cell=cell(1, 2)))

    alice = (who("alice"),)
    assert events[0] == TokenRevealed(alice[0], "move", "free", 0)
    assert [event for event in events if isinstance(event, (Entered, TurnedUp, Jumped))] == [
        Entered(alice, cell(1, 2), "move"),
        TurnedUp(cell(1, 2), "vortex"),
        Jumped(alice, CENTRE, "vortex"),
    ]
    assert state.cell(who("alice")) == CENTRE
    assert not happened(events[-1:], Entered)


def test_r25_4_7_vortex_throws_back_whoever_is_pushed_in() -> None:
    state = studio({"max": cell(1, 1), "kevin": cell(1, 1)}, {cell(0, 1): "vortex"})

    acts(state, "max", "push", Target(cell=cell(0, 1), who=who("kevin")))

    assert state.cell(who("kevin")) == CENTRE
    assert state.cell(who("max")) == cell(1, 1)


def test_r25_4_7_vortex_throws_back_both_who_come_together() -> None:
    state = studio({"max": cell(1, 1), "alice": cell(1, 1)}, {cell(0, 1): "vortex"})

    carried(state, ["max", "alice"], cell(0, 1))

    assert state.cell(who("max")) == state.cell(who("alice")) == CENTRE


def test_r25_4_7_vortex_does_nothing_to_a_robot() -> None:
    state = studio({"max": CENTRE}, {cell(1, 1): "vortex"}, robots=[cell(1, 2)])

    rolls(state, 0, cell(1, 1))

    assert state.robots[0] == cell(1, 1)
