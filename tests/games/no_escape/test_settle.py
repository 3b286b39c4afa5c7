"""Of several aborts, which one counts (NE-3.7)."""

from tests.games.no_escape.tables import A, B, C, D, do, ready_to_roll, table
from wayout.games.no_escape.actions import LetPass, PlayAbort, Roll
from wayout.games.no_escape.events import AbortPlayed


def test_3_7_priority_goes_round_from_the_current_player_whoever_that_is() -> None:
    hands = ["corner", "ab_roll", "tee tee tee", "ab_roll"]
    state = ready_to_roll(table(seats=4, hands=hands, discard="", turn=C))
    do(state, C, Roll(), [1, 1])
    do(state, B, PlayAbort("ab_roll"))
    do(state, A, LetPass())
    events = do(state, D, PlayAbort("ab_roll"))

    assert AbortPlayed(D, "ab_roll", C) in events
    assert state.hands[B] == ["ab_roll"]


def test_a5_option_the_current_player_is_the_last_to_count() -> None:
    hands = ["ab_maze tee", "ab_roll", "ab_tele corner"]
    state = ready_to_roll(table(seats=3, hands=hands, discard="", options={"active_may_counter": True}))
    do(state, A, Roll(), [1, 1])
    do(state, B, PlayAbort("ab_roll"))
    do(state, C, LetPass())
    do(state, A, PlayAbort("ab_maze"))
    events = do(state, C, PlayAbort("ab_tele"))

    assert AbortPlayed(C, "ab_tele", B) in events
    assert "ab_maze" in state.hands[A]
