"""TMP-4.9: the turn of fate; giving up together."""

import pytest

from tests.games.temple.tables import ONE, THREE, TWO, do, hand, refused, temple, tick
from wayout.games.temple import GAME
from wayout.games.temple.actions import Absent, CallConcede, CallFate, Escape, Leave, VoteConcede, VoteFate
from wayout.games.temple.events import (
    ConcedeCalled,
    ConcedeDropped,
    ConcedeVoted,
    FateCalled,
    FateDropped,
    FateTurned,
    FateVoted,
    GameEnded,
    SeatLeft,
    WentAbsent,
)
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import OUT, State
from wayout.kernel.play import Action


def test_fate_turns_when_all_inside_say_yes() -> None:
    state = temple("BBA..", "BKT..", "B....")
    state.figures[THREE] = OUT

    assert do(state, ONE, CallFate()) == [FateCalled(ONE, (ONE, TWO), 11_000)]
    assert GAME.deadline(state) == 11_000
    happened = do(state, TWO, VoteFate(True), at=2_000)

    assert happened == [FateVoted(TWO, True, 2_000), FateTurned((0, 1, 10))]
    assert (hand(state, ONE), hand(state, TWO), hand(state, THREE)) == ("..A..", ".KT..", "B....")
    assert (state.spare, state.depot, state.fates, state.vote) == (1, 12, 1, None)


def test_golden_13_a_no_changes_nothing_but_that_the_caller_waits() -> None:
    state = temple("BB...", "B....", ".....")
    before = state.clone()
    do(state, ONE, CallFate())
    do(state, TWO, VoteFate(True), at=2_000)

    assert do(state, THREE, VoteFate(False), at=3_000) == [
        FateVoted(THREE, False, 3_000),
        FateDropped(THREE, ONE, 8_000),
    ]
    assert ready_at(state, ONE, CallFate()) == 8_000
    assert ready_at(state, TWO, CallFate()) == 2_120
    state.call_from, state.last_act = before.call_from, before.last_act
    assert state == before


def test_a_vote_that_nobody_ends_is_dropped_after_ten_seconds() -> None:
    state = temple("BB...", "B....")
    do(state, ONE, CallFate(), at=20_000)

    assert tick(state, 30_000) == [FateDropped(None, ONE, 35_000)]


def test_one_voter_alone_needs_no_vote() -> None:
    solo = temple("BB.....")
    assert do(solo, ONE, CallFate()) == [FateCalled(ONE, (ONE,), 11_000), FateTurned((0, 1))]

    last = temple("BB...", "B....")
    last.figures[TWO] = OUT
    assert do(last, ONE, CallFate())[-1] == FateTurned((0, 1))


def test_a14_who_is_out_neither_calls_nor_votes() -> None:
    state = temple("B....", ".....", ".....")
    state.figures[THREE] = OUT

    assert refused(state, THREE, CallFate()).code == "you_are_out"
    do(state, ONE, CallFate())
    assert refused(state, THREE, VoteFate(True)).code == "not_asked"


def test_a_voter_who_escapes_is_not_waited_for() -> None:
    state = temple("B....", "K....", ".....")
    state.depot = 0
    state.exit = 1
    state.figures[TWO] = 2
    do(state, ONE, CallFate())
    do(state, THREE, VoteFate(True))

    assert do(state, TWO, Escape())[-1] == FateTurned((0,))


def test_4_13_votes_do_not_wait_for_those_who_are_away() -> None:
    state = temple("B....", ".....", ".....")
    do(state, THREE, Absent(True))
    do(state, ONE, CallFate())
    assert state.vote_waiting == [TWO]

    assert do(state, TWO, Absent(True)) == [WentAbsent(TWO, True), FateTurned((0,))]


@pytest.mark.parametrize(("call", "answer"), [(CallFate(), VoteFate(False)), (CallConcede(), VoteConcede(False))])
def test_4_13_who_comes_back_during_a_vote_is_asked(call: Action[State], answer: Action[State]) -> None:
    state = temple("B....", ".....", ".....")
    do(state, THREE, Absent(True))
    do(state, ONE, call)
    assert state.vote_waiting == [TWO]

    do(state, THREE, Absent(False), at=2_000)

    assert state.vote_waiting == [TWO, THREE]
    assert answer in GAME.legal(state, THREE)
    do(state, THREE, answer, at=3_000)
    assert state.vote is None
    assert GAME.result(state) is None


def test_4_13_who_comes_back_is_asked_nothing_that_was_answered_or_is_not_theirs_to_answer() -> None:
    state = temple("B....", ".....", ".....")
    state.figures[THREE] = OUT
    do(state, THREE, Absent(True))
    do(state, ONE, CallFate())
    for gone in (True, False):
        do(state, ONE, Absent(gone))
    do(state, THREE, Absent(False))

    assert (state.vote_yes, state.vote_waiting) == ([ONE], [TWO])


def test_a_vote_does_not_wait_for_one_who_leaves() -> None:
    state = temple("B....", ".....", ".....")
    do(state, ONE, CallFate())
    do(state, TWO, VoteFate(True))

    assert do(state, THREE, Leave()) == [SeatLeft(THREE, behind=True), FateTurned((0,))]


def test_at_most_two_turns_of_fate() -> None:
    state = temple(".......")
    do(state, ONE, CallFate())
    do(state, ONE, CallFate())

    assert refused(state, ONE, CallFate()).code == "no_spare_gem"


def test_a11_professionals_have_no_turn_of_fate_but_experts_do() -> None:
    assert refused(temple(".....", ".....", difficulty="professional"), ONE, CallFate()).rule == "TMP-2.18"
    assert do(temple(".....", ".....", difficulty="expert"), ONE, CallFate())


def test_one_vote_at_a_time() -> None:
    state = temple(".....", ".....")
    do(state, ONE, CallFate())

    assert refused(state, TWO, CallConcede()).facts == {"vote": "fate"}
    assert refused(state, TWO, VoteConcede(True)).code == "not_asked"


def test_giving_up_needs_everybody_who_is_there_inside_or_out() -> None:
    state = temple(".....", ".....", ".....")
    state.figures[THREE] = OUT

    assert do(state, TWO, CallConcede()) == [ConcedeCalled(TWO, (ONE, TWO, THREE), 11_000)]
    do(state, THREE, VoteConcede(True))
    assert do(state, ONE, VoteConcede(True)) == [ConcedeVoted(ONE, True, 1_000), GameEnded("conceded", 1_000)]
    assert GAME.result(state) is not None


def test_giving_up_still_asks_one_who_escapes_meanwhile() -> None:
    state = temple(".....", "K....", ".....")
    state.depot = 0
    state.exit = 1
    state.figures[TWO] = 2
    do(state, ONE, CallConcede())
    do(state, TWO, Escape())
    do(state, THREE, VoteConcede(True))

    assert state.vote_waiting == [TWO]
    assert do(state, TWO, VoteConcede(False), at=1_200)[-1] == ConcedeDropped(TWO, ONE, 6_200)


def test_giving_up_does_not_ask_those_who_are_away_or_have_left() -> None:
    state = temple(".....", ".....", ".....")
    do(state, TWO, Absent(True))
    do(state, THREE, Leave())

    assert do(state, ONE, CallConcede()) == [ConcedeCalled(ONE, (ONE,), 11_000), GameEnded("conceded", 1_000)]


def test_who_called_in_vain_to_give_up_waits_before_asking_again() -> None:
    state = temple(".....", ".....")
    do(state, ONE, CallConcede())
    do(state, TWO, VoteConcede(False), at=2_000)

    assert ready_at(state, ONE, CallConcede()) == 7_000
    assert ready_at(state, TWO, CallConcede()) == 2_120


def test_votes_are_listed_for_those_who_may_call_them() -> None:
    state = temple(".....", ".....")
    assert {CallFate(), CallConcede()} <= set(GAME.legal(state, ONE))
    state.spare = 0
    assert CallFate() not in GAME.legal(state, ONE)
    state.spare, state.figures[ONE] = 2, OUT
    assert CallFate() not in GAME.legal(state, ONE)
    professional = temple(".....", ".....", difficulty="professional")
    assert CallFate() not in GAME.legal(professional, ONE)


def test_one_who_fights_on_keeps_the_game_going() -> None:
    state = temple(".....", ".....")
    do(state, TWO, CallConcede())

    assert do(state, ONE, VoteConcede(False)) == [ConcedeVoted(ONE, False, 1_000), ConcedeDropped(ONE, TWO, 6_000)]
    assert GAME.result(state) is None


def test_alone_one_gives_up_at_once() -> None:
    assert do(temple("BBBBBBB"), ONE, CallConcede())[-1] == GameEnded("conceded", 1_000)
