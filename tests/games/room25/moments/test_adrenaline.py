"""A third action (R25-4.3, R25-D9)."""

from tests.games.room25.shows import chooses, finish, idle, program, rest, show
from tests.games.room25.studio import cell, happened, who
from wayout.games.room25.events import PassBegan, ProgramsLaid, TokenRevealed
from wayout.games.room25.moments import FREE, SPARE
from wayout.games.room25.parts import WILD, Target
from wayout.games.room25.rules import legal
from wayout.games.room25.state import State
from wayout.kernel.seats import Seat


def to_the_third_pass(state: State) -> None:
    while state.going < WILD:
        idle(state)


def test_r25_4_3_adrenaline_is_one_more_action_after_both_passes_and_then_gone() -> None:
    state = show(4, adrenaline=True)
    program(state, wild=["jennifer"])
    to_the_third_pass(state)
    assert state.question is not None
    assert state.question.options == tuple(FREE[one] for one in ("look", "move", "push", "control"))

    events = chooses(state, "jennifer", FREE["move"], Target(cell=cell(1, 2)))

    assert happened(events, TokenRevealed)[0].source == "adrenaline"
    assert state.adrenaline[who("jennifer")] == "gone"
    assert state.cell(who("jennifer")) == cell(1, 2)


def test_r25_4_3_everybody_sees_a_committed_adrenaline_once_all_are_ready() -> None:
    state = show(4, adrenaline=True)

    events = program(state, wild=["jennifer", "max"])

    assert happened(events, ProgramsLaid)[0].committed == (who("jennifer"), who("max"))


def test_r25_4_3_adrenaline_may_repeat_an_action_of_this_round() -> None:
    state = show(4, adrenaline=True)
    program(state, wild=["alice"], alice=("move", "look"))
    to_the_third_pass(state)

    assert state.question is not None
    assert FREE["move"] in state.question.options


def test_r25_a11_adrenaline_may_be_an_action_that_was_punished_away() -> None:
    state = show(4, adrenaline=True)
    state.lost[who("alice")] = ("look", "control")
    program(state, wild=["alice"], alice=("push", "move"))
    to_the_third_pass(state)

    assert state.question is not None
    assert FREE["look"] in state.question.options
    assert FREE["control"] in state.question.options


def test_r25_4_3_adrenaline_is_never_the_special_action() -> None:
    state = show(4, adrenaline=True, abilities=True)
    program(state, wild=["alice"])
    to_the_third_pass(state)

    assert state.question is not None
    assert FREE["special"] not in state.question.options


def test_r25_4_3_adrenaline_comes_in_the_order_of_turns_and_there_is_no_third_pass_without() -> None:
    state = show(4, adrenaline=True)
    program(state, wild=["kevin", "jennifer"])
    events = finish(state)

    wild = [token.who for token in happened(events, TokenRevealed) if token.source == "adrenaline"]
    assert wild == [who("jennifer"), who("kevin")]
    assert [begun.going for begun in happened(rest(state), PassBegan)] == [1, 2]


def test_r25_4_3_adrenaline_that_is_gone_is_not_offered_again() -> None:
    state = show(4, adrenaline=True)
    program(state, wild=["alice"])
    finish(state)

    assert not any(getattr(wish, "adrenaline", False) for wish in legal(state, Seat(0)))
    assert any(getattr(wish, "adrenaline", False) for wish in legal(state, Seat(1)))


def test_r25_d9_alone_adrenaline_is_decided_when_its_pass_comes_and_may_be_kept() -> None:
    state = show(1, mode="solo", adrenaline=True)
    to_the_third_pass(state)
    assert state.question is not None
    assert SPARE in state.question.options

    chooses(state, "alice", SPARE)
    assert state.adrenaline[who("alice")] == "ready"

    chooses(state, "jennifer", FREE["move"], Target(cell=cell(1, 2)))
    assert state.adrenaline[who("jennifer")] == "gone"


def test_r25_d9_alone_there_is_no_adrenaline_in_the_cold() -> None:
    state = show(1, {cell(1, 1): "cold"}, at={"alice": cell(1, 1)}, mode="solo", adrenaline=True)
    to_the_third_pass(state)

    assert state.question is not None
    assert state.question.who == who("jennifer")


def test_r25_4_5_whoever_hid_comes_out_with_adrenaline_and_not_before() -> None:
    state = show(4, at={"alice": cell(1, 1)}, abilities=True, adrenaline=True)
    program(state, wild=["alice"], alice=("look", "special"))
    to_the_third_pass(state)
    assert state.hidden[who("alice")]

    chooses(state, "alice", FREE["control"])

    assert not state.hidden[who("alice")]
