"""One token between the two slots: now, or later (R25-1.5, R25-4.3)."""

from tests.games.room25.shows import chooses, finish, program, show, until
from tests.games.room25.studio import cell, happened, who
from wayout.games.room25.events import TokenRevealed, TurnCame, Waited
from wayout.games.room25.moments import NOW, WAIT
from wayout.games.room25.parts import Target


def test_r25_4_3_a_floating_token_can_be_played_in_the_first_pass() -> None:
    state = show(4)
    program(state, alice=("move",))

    events = chooses(state, "alice", NOW, Target(cell=cell(1, 2)))

    assert happened(events, TokenRevealed)[0] == TokenRevealed(who("alice"), "move", "floating", 0)
    assert who("alice") not in [token.who for token in happened(finish(state), TokenRevealed)]


def test_r25_4_3_a_floating_token_that_waited_must_be_played_in_the_second_pass() -> None:
    state = show(4)
    program(state, alice=("move",))

    events = chooses(state, "alice", WAIT)
    assert happened(events, Waited) == [Waited(who("alice"), 0)]
    events = until(state, "alice")

    assert state.going == 2
    assert happened(events, TokenRevealed)[-1] == TokenRevealed(who("alice"), "move", "floating", 0)
    assert state.question is not None
    assert WAIT not in state.question.options


def test_r25_4_3_nobody_learns_which_token_waits() -> None:
    state = show(4)

    events = program(state, alice=("move",))

    assert happened(events, TurnCame) == [TurnCame(who("alice"), 0)]
    assert not happened(events, TokenRevealed)
