"""Empty Chamber (R25-4.7)."""

from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.events import Answered, Asked, Entered, TokenRevealed, TurnedUp
from wayout.games.room25.parts import Target


def test_r25_4_7_empty_nothing_happens() -> None:
    state = studio({"max": cell(1, 2)}, down=[cell(1, 1)])

    events = acts(state, "max", "move", Target(cell=cell(1, 1)))

    assert [type(event) for event in events] == [TokenRevealed, Asked, Answered, Entered, TurnedUp]
    assert state.cell(who("max")) == cell(1, 1)
