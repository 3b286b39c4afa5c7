"""Where a game says what must always hold."""

from wayout.games.no_escape.invariants import flaw
from wayout.lab.flaws import flaw_of


def test_a_game_may_bring_its_invariants() -> None:
    assert flaw_of("no_escape") is flaw


def test_and_need_not() -> None:
    assert flaw_of("emergency_exit") is None
