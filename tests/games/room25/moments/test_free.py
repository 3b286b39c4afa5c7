"""A revealed guard, and whoever plays alone, choose as they come (R25-4.3, R25-A27)."""

from tests.games.room25.shows import Plain, chooses, does, finish, program, rest, show, until
from tests.games.room25.studio import cell, happened, who
from wayout.games.room25.actions import Choose, RevealRole
from wayout.games.room25.dying import die
from wayout.games.room25.events import Regenerated, TokenRevealed, TurnCame
from wayout.games.room25.moments import FREE, PASS
from wayout.games.room25.parts import Target
from wayout.games.room25.state import State
from wayout.kernel.play import Turn

ROOM_OF_GUARD = cell(1, 1)


def known_guard(room: str = "empty", adrenaline: bool = False) -> State:
    """Alice has shown herself in the first round; now it is the second programming."""
    state = show(
        4,
        {ROOM_OF_GUARD: room},
        at={"alice": ROOM_OF_GUARD},
        guards=["alice"],
        mode="suspicion",
        adrenaline=adrenaline,
    )
    program(state, alice=("look", "push") if room != "cold" else ("look",))
    until(state, "alice")
    does(state, 0, RevealRole())
    finish(state)
    assert state.round == 2
    return state


def test_r25_1_9_a_known_guard_does_not_program_any_more() -> None:
    state = known_guard()

    assert who("alice") not in state.deciding
    assert state.free[who("alice")]


def test_r25_1_9_a_known_guard_chooses_freely_but_nothing_twice() -> None:
    state = known_guard()
    program(state)
    until(state, "alice")
    assert state.question is not None
    assert state.question.options == tuple(FREE[one] for one in ("look", "move", "push", "control", "pass"))

    chooses(state, "alice", FREE["move"], Target(cell=cell(0, 1)))
    until(state, "alice")

    assert state.going == 2
    assert state.question.options == tuple(FREE[one] for one in ("look", "push", "control", "pass"))


def test_r25_a27_a_known_guard_lets_one_action_go_by_and_no_second() -> None:
    state = known_guard()
    program(state)

    chooses(state, "alice", PASS)
    until(state, "alice")

    assert state.going == 2
    assert state.question is not None
    assert PASS not in state.question.options
    finish(state)
    program(state)
    until(state, "alice")
    assert PASS in state.question.options


def test_r25_4_3_in_the_cold_a_known_guard_has_one_action() -> None:
    state = known_guard("cold")
    program(state)

    chooses(state, "alice", FREE["look"], Target(cell=cell(0, 1)))
    events = finish(state)

    assert [came for came in happened(events, TurnCame) if came.who == who("alice")] == []


def test_r25_4_3_in_the_cold_a_known_guard_who_waited_acts_in_the_second_pass() -> None:
    state = known_guard("cold")
    program(state)
    chooses(state, "alice", PASS)
    until(state, "alice")

    assert state.going == 2
    assert state.question is not None
    assert PASS not in state.question.options


def test_r25_4_3_a_known_guard_may_still_commit_adrenaline() -> None:
    state = known_guard(adrenaline=True)
    assert who("alice") in state.deciding

    program(state, wild=["alice"])
    finish(state)

    assert state.adrenaline[who("alice")] == "gone"


def test_r25_4_3_a_known_guard_in_the_cold_has_nothing_to_decide_beforehand() -> None:
    state = known_guard("cold", adrenaline=True)

    assert who("alice") not in state.deciding


def test_r25_1_9_what_was_programmed_before_the_guard_was_known_stands() -> None:
    state = show(4, at={"alice": ROOM_OF_GUARD}, guards=["alice"], mode="suspicion")
    program(state, alice=("look", "move"))
    until(state, "alice")
    does(state, 0, RevealRole())

    events = finish(state)

    assert [token.token for token in happened(events, TokenRevealed) if token.who == who("alice")] == ["move"]


def test_r25_4_7_a_known_guard_who_comes_back_to_life_chooses_nothing_more_this_round() -> None:
    state = known_guard()
    program(state)
    until(state, "alice")
    does(state, 0, Choose(PASS))
    die(Turn(state, Plain()), [who("alice")], "mortal")
    Regenerated((who("alice"),)).apply(state)

    events = finish(state)

    assert [came for came in happened(events, TurnCame) if came.who == who("alice")] == []
    assert state.round == 3


def test_r25_4_3_alone_nobody_programs_and_every_action_is_chosen() -> None:
    state = show(1, mode="solo")

    assert state.deciding == []
    assert state.question is not None
    assert PASS in state.question.options
    finish(state)
    assert state.outcome == "time_up"


def test_r25_4_3_alone_each_token_is_played_once_a_round_by_each_character() -> None:
    state = show(1, mode="solo")
    chooses(state, "alice", FREE["move"], Target(cell=cell(1, 2)))
    until(state, "alice")

    assert state.question is not None
    assert FREE["move"] not in state.question.options
    chooses(state, "alice", FREE["look"], Target(cell=cell(0, 2)))
    until(state, "alice")
    assert state.round == 2
    assert FREE["move"] in state.question.options


def test_r25_1_9_a_prisoner_whose_mask_fell_programs_on() -> None:
    state = show(4, guards=["alice"], mode="suspicion")
    state.shown[who("max")] = True
    rest(state)

    assert who("max") in state.deciding
