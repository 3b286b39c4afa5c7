"""Vortex Room (R25-4.7)."""

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
