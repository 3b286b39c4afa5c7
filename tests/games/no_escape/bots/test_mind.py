"""Playing on in mind follows the game's own rules, and leaves the state alone."""

from tests.games.no_escape.tables import EAST, NORTH_EXIT, A, B, at_cell, do, table, where
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import Roll
from wayout.games.no_escape.bots.field import Field
from wayout.games.no_escape.bots.mind import moved, thought, without_windows
from wayout.kernel.chance import Seeded

GATE = at_cell("1A", 0, 7)


def test_a_thought_is_a_truth_that_looks_like_the_letter() -> None:
    state = table(meeples={A: (GATE, "NS")}, hands=("tee tee tee", "corner corner corner"))
    guess = thought(GAME.view(state, A), A, Seeded(1))

    assert GAME.view(guess, A) == GAME.view(state, A)
    assert sorted(guess.hands[A]) == ["tee", "tee", "tee"]


def test_a_move_in_mind_ends_as_it_would_on_the_table() -> None:
    state = table({NORTH_EXIT: "tee", (1, -3): "switchback"}, meeples={A: (GATE, "NS")}, phase="energy")
    after = moved(state, 2, Field(state))

    assert where(after, A) == (1, -2, 1)
    assert after.headings[A] == EAST, "the shorter arm"
    assert (where(state, A), state.phase) == (GATE, "energy")


def test_it_is_the_owner_that_wins_when_pushed_out() -> None:
    state = table(meeples={A: (at_cell("1A", 1, 7), "NW"), B: (GATE, "NS")}, phase="energy")

    assert moved(state, 2, Field(state)).winners == [B]


def test_windows_are_closed_in_mind_only() -> None:
    state = table(meeples={A: (GATE, "NS")}, hands=("tee tee tee", "ab_roll corner corner"), phase="energy")
    do(state, A, Roll(), luck=(1, 1))

    assert without_windows(state).window is None
    assert state.window == "roll"
