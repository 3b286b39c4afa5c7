"""EEO-8: a seat leaves for good, whatever is going on."""

import pytest

from tests.games.emergency_exit.tables import A, B, C, D, do, kinds, shuffled_tiles, table, tile
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import Answer, DeclareLost, LeaveGame, PlayTile, PressOn
from wayout.games.emergency_exit.events import Answered, GameEnded, SeatLeft, TurnBegan
from wayout.kernel.chance import Scripted
from wayout.kernel.seats import Seat

LEAVE = LeaveGame()


def test_8_the_one_who_remains_wins() -> None:
    state = table("S", seats=2, scores=[2, 0])

    assert do(state, A, LEAVE) == [SeatLeft(A), GameEnded("last_one", (B,))]
    assert state.phase == "over"


def test_8_an_own_turn_moves_on() -> None:
    state = table("S", seats=4)

    assert do(state, A, LEAVE) == [SeatLeft(A), TurnBegan(B, False)]


def test_8_an_own_turn_moves_on_in_playing_direction() -> None:
    assert do(table("S", seats=4, direction=-1), A, LEAVE) == [SeatLeft(A), TurnBegan(D, False)]


def test_8_leaving_in_an_extra_turn_ends_it_and_panic_passes_on() -> None:
    state = table("S", seats=4, extra_turn=True, panic=True)
    do(state, A, LEAVE)

    assert (state.turn, state.extra_turn, state.panic) == (B, False, True)


def test_8_others_turns_are_not_disturbed() -> None:
    state = table("S", seats=4, turn=C)

    assert do(state, A, LEAVE) == [SeatLeft(A)]
    assert state.turn == C


def test_8_the_leaver_is_no_holder_and_not_in_the_pile() -> None:
    state = table("S", seats=4)
    do(state, A, LEAVE)

    assert (state.holds, state.lost_seats) == ([False, True, True, True], [])
    assert GAME.legal(state, A) == []


def test_8_one_holder_left_reveals() -> None:
    state = table("L L L [A]")

    assert kinds(do(state, B, LEAVE)) == ["SeatLeft", "RouteRevealed", "PointsGiven"]
    assert state.scores == [1, 0, 0]


def test_8_leaving_with_the_last_tiles_reveals() -> None:
    state = table("S1", seats=4, hands=["S2 S3", "", "", ""], deck="")

    assert kinds(do(state, A, LEAVE)) == ["SeatLeft", "RouteRevealed", "PointsGiven"]
    assert state.scores == [0, 1, 1, 1]


def test_8_an_open_answer_counts_as_keep() -> None:
    state = table("S", seats=5)
    do(state, A, DeclareLost())

    assert do(state, B, LEAVE) == [SeatLeft(B), Answered(B, False, asks=C)]
    assert (state.turn, state.lost_seats) == (C, [A])


def test_8_the_last_open_answer_closes_the_poll() -> None:
    state = table("S", seats=4)
    do(state, A, DeclareLost())
    do(state, B, Answer(False))
    do(state, C, Answer(False))

    assert do(state, D, LEAVE) == [SeatLeft(D), Answered(D, False, asks=None), TurnBegan(B, False)]


def test_8_leaving_in_a_poll_may_leave_the_last_holder() -> None:
    state = table("S")
    do(state, A, DeclareLost())

    assert kinds(do(state, C, LEAVE)) == ["SeatLeft", "RouteRevealed", "PointsGiven"]
    assert state.scores == [0, 1, 0]


def test_8_who_is_still_to_be_asked_is_skipped_once_gone() -> None:
    state = table("S", seats=5)
    do(state, A, DeclareLost())
    do(state, C, LEAVE)

    assert do(state, B, Answer(False)) == [Answered(B, False, asks=D)]


def test_8_the_opener_may_leave_and_the_poll_goes_on() -> None:
    state = table("L L L", seats=4)
    do(state, A, DeclareLost())
    assert do(state, A, LEAVE) == [SeatLeft(A)]
    do(state, B, Answer(True))
    do(state, C, Answer(False))

    assert do(state, D, Answer(False))[-1] == TurnBegan(C, False)
    do(state, C, DeclareLost())
    assert state.scores == [0, 1, 0, 0]


def test_8_a_departure_in_a_poll_lets_the_others_answer_before_the_tiles_are_counted() -> None:
    state = table("L L L", seats=4, hands=["", "S1 S2", "", ""], deck="")
    do(state, A, DeclareLost())
    assert do(state, B, LEAVE)[-1] == Answered(B, False, asks=C)

    do(state, C, Answer(True))

    assert state.phase == "reveal"
    assert state.scores == [1, 0, 1, 0]


def test_8_those_who_have_left_need_not_press_on() -> None:
    state = table("S", seats=3, phase="reveal", ready=[True, True, False])

    assert kinds(do(state, C, LEAVE, Scripted([shuffled_tiles()]))) == ["SeatLeft", "RoundBegan", "TurnBegan"]
    assert (state.hands[C], state.holds) == ([], [True, True, False])


def test_8_leaving_while_others_still_look_waits_for_them() -> None:
    state = table("S", seats=3, phase="reveal")

    assert do(state, C, LEAVE) == [SeatLeft(C)]
    assert GAME.asked(state) == [A, B]


def test_8_leaving_in_a_reveal_may_end_the_game() -> None:
    state = table("S", seats=2, phase="reveal")

    assert do(state, A, LEAVE)[-1] == GameEnded("last_one", (B,))


def test_8_the_target_stays() -> None:
    state = table("S", seats=4)
    do(state, D, LEAVE)

    assert state.target == 2


def test_8_a_blackout_to_come_ends_with_the_game() -> None:
    state = table(seats=2, hands=["S1 S2", "R1"], danger="bolt")
    do(state, A, PlayTile(tile("S1"), None))
    do(state, B, LEAVE)

    assert GAME.deadline(state) is None


@pytest.mark.parametrize("gone", [A, B, C])
def test_8_the_others_play_on_to_the_end(gone: Seat) -> None:
    state = table("L L L", seats=3, scores=[2, 2, 2])
    do(state, gone, LEAVE)
    do(state, state.turn, DeclareLost())

    assert state.phase == "over"
    assert gone not in state.winners


def test_11_together_the_others_go_on_until_nobody_is_left() -> None:
    state = table("S", seats=2, options={"mode": "together"})

    assert do(state, A, LEAVE) == [SeatLeft(A), TurnBegan(B, False)]
    assert do(state, B, LEAVE) == [SeatLeft(B), GameEnded("lost", ())]


def test_11_together_the_last_one_may_press_on_alone() -> None:
    state = table("S", seats=2, options={"mode": "together"}, phase="reveal")
    do(state, A, LEAVE)

    assert GAME.legal(state, B) == [PressOn()]
