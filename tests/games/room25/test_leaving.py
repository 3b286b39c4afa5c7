"""A seat leaves for good: its characters stay and pass, and nobody wins by leaving (R25-4.14)."""

import pytest

from tests.games.room25.shows import chooses, does, finish, opened, program, rest, show, until
from tests.games.room25.studio import cell, happened, who
from wayout.games.room25 import rules
from wayout.games.room25.actions import Choose, LeaveGame, Program, TakeClue
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import (
    ActionLost,
    Cast,
    GameEnded,
    PassBegan,
    ProgramsLaid,
    RoundBegan,
    ShowBegan,
    TokenRevealed,
    Waited,
)
from wayout.games.room25.moments import WAIT
from wayout.games.room25.parts import Target
from wayout.games.room25.whom import asked, awaited
from wayout.kernel.play import IllegalAction
from wayout.kernel.seats import Seat


def test_r25_4_14_whoever_leaves_while_characters_are_picked_is_dealt_one() -> None:
    state = opened(4, characters="picked")
    assert asked(state) == (0,)

    events = does(state, 0, LeaveGame())

    assert [cast.seat for cast in happened(events, Cast)] == [0]
    assert asked(state) == (1,)


def test_r25_4_14_clues_are_not_waited_for_from_whoever_has_left() -> None:
    state = opened(4)
    for seat in (0, 1, 2):
        does(state, seat, TakeClue(None))

    events = does(state, 3, LeaveGame())

    assert happened(events, RoundBegan)
    assert state.phase == "program"


def test_r25_4_14_programs_are_laid_when_the_last_who_was_waited_for_leaves() -> None:
    state = show(4)
    for seat, name in enumerate(("alice", "jennifer", "max")):
        does(state, seat, Program(who(name), ("push", "control")))

    events = does(state, 3, LeaveGame())

    assert happened(events, ProgramsLaid)
    assert state.question is not None
    assert state.question.who == who("alice")


def test_r25_4_14_whoever_has_left_programs_nothing_any_more() -> None:
    state = show(4)

    does(state, 1, LeaveGame())

    assert rules.legal(state, Seat(1)) == []
    assert 1 not in awaited(state)
    with pytest.raises(IllegalAction, match="nothing_to_program"):
        does(state, 1, Program(who("jennifer"), ("push", "control")))


def test_r25_4_14_the_character_stays_where_it_is_and_its_program_is_not_played() -> None:
    state = show(4, at={"jennifer": cell(1, 1)})
    program(state, jennifer=("move", "look"))

    does(state, 1, LeaveGame())
    events = finish(state)

    assert who("jennifer") not in [token.who for token in happened(events, TokenRevealed)]
    assert state.alive[who("jennifer")]
    assert state.cell(who("jennifer")) == cell(1, 1)
    rest(state)
    assert state.round == 3


def test_r25_4_14_an_action_that_is_asked_for_is_passed() -> None:
    state = show(4)
    program(state, alice=("move", "push"))
    here = state.cell(who("alice"))

    events = does(state, 0, LeaveGame())

    assert [lost.who for lost in happened(events, ActionLost)] == [who("alice")]
    assert state.cell(who("alice")) == here
    until(state, "jennifer")


def test_r25_4_14_a_single_action_waits_and_is_not_played() -> None:
    state = show(4)
    program(state, alice=("move",))

    events = does(state, 0, LeaveGame()) + finish(state)

    assert happened(events, Waited)[0].who == who("alice")
    assert who("alice") not in [token.who for token in happened(events, TokenRevealed)]


def test_r25_4_14_a_known_guard_who_leaves_lets_the_action_go_by() -> None:
    state = show(4, at={"alice": cell(1, 1)}, guards=["alice"], mode="suspicion")
    state.shown[who("alice")] = state.free[who("alice")] = True
    state.waiting.remove(who("alice"))
    state.deciding.remove(who("alice"))
    program(state)
    assert state.question is not None
    assert (state.question.id, state.question.who) == ("free", who("alice"))

    events = does(state, 0, LeaveGame())

    assert happened(events, Waited)[0].who == who("alice")
    assert who("alice") not in [token.who for token in happened(events, TokenRevealed)]


def test_r25_4_14_a_question_of_somebody_else_stays_open_with_all_that_follows() -> None:
    state = show(4)
    program(state, alice=("move", "push"))
    question, todo = state.question, state.todo[:]

    does(state, 2, LeaveGame())

    assert state.question == question
    assert state.todo == todo
    chooses(state, "alice", Target(cell=cell(1, 2)))


def test_r25_4_14_adrenaline_of_whoever_has_left_brings_no_third_pass() -> None:
    state = show(4, adrenaline=True)
    program(state, wild=["jennifer"])

    does(state, 1, LeaveGame())
    assert state.adrenaline[who("jennifer")] == "gone"
    events = finish(state) + rest(state)

    assert [begun.going for begun in happened(events, PassBegan)] == [2, 1, 2]
    assert happened(events, ProgramsLaid)[0].committed == ()


def test_r25_4_14_a_robot_may_push_whoever_has_left() -> None:
    state = show(4, {cell(1, 1): "robot"}, at={"alice": cell(1, 1), "jennifer": cell(1, 2)}, abilities=True, left=8)
    does(state, 0, LeaveGame())
    program(state, jennifer=("move", "push"))

    chooses(state, "jennifer", Target(cell=cell(1, 1)), Target(cell=cell(0, 1), who=who("alice"), robot=0))

    assert state.cell(who("alice")) == cell(0, 1)


def test_r25_4_14_nobody_wins_by_leaving() -> None:
    state = show(4, {cell(0, 1): "room25"}, at=dict.fromkeys(("alice", "jennifer", "max", "kevin"), cell(0, 1)))
    does(state, 3, LeaveGame())
    program(state, alice=("control", "look"))

    events = chooses(state, "alice", Target(line=6, forward=False))

    assert happened(events, GameEnded)[0].winners == (0, 1, 2)


def test_r25_4_14_nobody_is_left() -> None:
    state = show(2)
    does(state, 0, LeaveGame())

    events = does(state, 1, LeaveGame())

    assert happened(events, GameEnded)[0].outcome == "abandoned"
    assert state.winners == []
    assert rules.legal(state, Seat(1)) == []
    with pytest.raises(IllegalAction):
        does(state, 1, Program(who("alice"), ("push", "control")))


def test_r25_4_14_nobody_leaves_twice_or_after_the_end() -> None:
    state = show(4)
    does(state, 0, LeaveGame())

    with pytest.raises(IllegalAction, match="not_in_game"):
        does(state, 0, LeaveGame())


def test_r25_4_14_the_show_goes_on_to_the_end_without_the_dead_and_the_gone() -> None:
    state = show(2)
    does(state, 0, LeaveGame())
    while state.outcome is None:
        rest(state)

    assert state.outcome == "time_up"
    assert state.left == 1
    assert state.cell(who("alice")) == CENTRE


def test_r25_4_14_who_left_before_the_show_began_takes_no_clue() -> None:
    state = opened(4, characters="picked")
    events = does(state, 3, LeaveGame())
    for seat in (0, 1, 2):
        events += does(state, seat, rules.legal(state, Seat(seat))[0])

    assert happened(events, ShowBegan)
    assert state.undecided == [0, 1, 2]
    assert len(state.order) == 4


def test_r25_4_3_waiting_is_no_choice_of_somebody_else() -> None:
    state = show(4)
    program(state, alice=("look",))

    with pytest.raises(IllegalAction, match="not_your_choice"):
        does(state, 1, Choose(WAIT))
