"""EEO-3.5, EEO-3.6 and EEO-7: polls, the end of a round, the next one, the end of the game."""

from typing import Any

import pytest

from tests.games.emergency_exit.tables import A, B, C, D, do, kinds, shuffled_tiles, table, tile
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import Answer, DeclareLost, PlayTile, PressOn
from wayout.games.emergency_exit.catalogue import DANGER_CARDS, FLOOR_CARDS
from wayout.games.emergency_exit.events import Answered, GameEnded, LostDeclared, RoundBegan, TurnBegan
from wayout.games.emergency_exit.state import SEATS, State
from wayout.games.emergency_exit.tiles import START
from wayout.games.emergency_exit.view import Outcome
from wayout.kernel.chance import Scripted
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat


def answers(state: State, *joins: bool) -> list[Event[State]]:
    """Whoever is asked answers, one after the other; the last answer's events."""
    happened: list[Event[State]] = []
    for join in joins:
        happened = do(state, state.turn, Answer(join))
    return happened


def press_on(state: State, deal: str = "") -> RoundBegan:
    """All press on; how the next round begins."""
    here = [seat for seat in SEATS[: state.seats] if state.in_game[seat]]
    for seat in here[:-1]:
        do(state, seat, PressOn())
    began = do(state, here[-1], PressOn(), Scripted([shuffled_tiles(deal)]))[1]
    assert isinstance(began, RoundBegan)
    return began


# EEO-3.5: LOST


def test_3_5_the_worked_example_a_declares_b_joins_c_and_d_keep_c_plays_next() -> None:
    state = table("S L", seats=4)

    assert do(state, A, DeclareLost()) == [LostDeclared(A, asks=B)]
    assert do(state, B, Answer(True)) == [Answered(B, True, asks=C)]
    assert do(state, C, Answer(False)) == [Answered(C, False, asks=D)]
    assert do(state, D, Answer(False)) == [Answered(D, False, asks=None), TurnBegan(C, False)]

    assert state.holds == [False, False, True, True]
    assert (state.group_depths, state.lost_seats) == ([2], [A, B])


def test_3_5_1_the_depth_does_not_count_the_start() -> None:
    state = table("S L L")
    do(state, A, DeclareLost())

    assert state.group_depths == [3]


def test_3_5_2_the_poll_goes_clockwise_and_skips_those_without_lost() -> None:
    state = table("S [D]", seats=5, turn=C)

    assert do(state, C, DeclareLost()) == [LostDeclared(C, asks=Seat(4))]
    assert answers(state, False) == [Answered(Seat(4), False, asks=A)]
    assert answers(state, False) == [Answered(A, False, asks=B)]


def test_3_5_2_each_sees_the_earlier_answers() -> None:
    state = table("S", seats=4)
    do(state, A, DeclareLost())
    do(state, B, Answer(True))

    assert GAME.view(state, C).markers == (A, B)
    assert (GAME.view(state, C).turn, GAME.view(state, C).opener) == (C, A)


def test_3_5_3_between_two_players_there_is_no_poll() -> None:
    state = table("S", seats=2)

    assert kinds(do(state, A, DeclareLost())) == ["LostDeclared", "RouteRevealed", "PointsGiven"]


def test_3_5_3_the_last_holder_cannot_play_lost() -> None:
    state = table("S")
    do(state, A, DeclareLost())

    assert kinds(do(state, B, Answer(True))) == ["Answered", "RouteRevealed", "PointsGiven"]
    assert state.holds == [False, False, True]


def test_3_5_3_who_kept_becomes_the_last_holder_when_a_later_one_joins() -> None:
    state = table("S")
    do(state, A, DeclareLost())
    assert do(state, B, Answer(False)) == [Answered(B, False, asks=C)]

    assert kinds(do(state, C, Answer(True))) == ["Answered", "RouteRevealed", "PointsGiven"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_5_3_one_holder_remains_however_many_want_to_join(seats: int) -> None:
    state = table("S", seats=seats)
    do(state, A, DeclareLost())
    answers(state, *[True] * (seats - 2))

    assert state.phase == "reveal"
    assert state.holds == [False] * (seats - 1) + [True]


def test_3_5_4_lost_with_the_last_tile_still_in_hand_reveals() -> None:
    state = table("S L", hands=["S2", "", ""], deck="")
    do(state, A, DeclareLost())

    assert kinds(answers(state, False, False)) == ["Answered", "RouteRevealed", "PointsGiven"]


def test_3_5_4_the_next_turn_counts_from_the_opener_not_from_the_last_asked() -> None:
    state = table("S", seats=5, turn=B)
    do(state, B, DeclareLost())

    assert answers(state, True, False, False, False)[-1] == TurnBegan(D, False)


def test_3_5_4_the_next_turn_counts_from_the_opener_not_from_the_last_to_join() -> None:
    state = table("S", seats=5, turn=B)
    do(state, B, DeclareLost())

    assert answers(state, False, True, False, False)[-1] == TurnBegan(C, False)


def test_3_5_5_those_out_of_the_round_may_do_nothing() -> None:
    state = table("S [A]", seats=4, turn=B)

    assert GAME.legal(state, A) == []
    assert GAME.asked(state) == (B,)


def test_3_5_6_the_top_remains_visible_under_lost_markers_until_a_tile_covers_both() -> None:
    state = table("S1 [A]", seats=4, turn=B)
    view = GAME.view(state, C)
    assert (view.top and view.top.tile, view.markers) == (tile("S1"), (A,))

    do(state, B, PlayTile(state.hands[B][0], None))

    assert GAME.view(state, C).markers == ()


def test_3_5_a_second_group_may_open_on_the_same_tile() -> None:
    state = table("S L", seats=5)
    do(state, A, DeclareLost())
    answers(state, False, False, False, False)
    do(state, B, DeclareLost())

    assert state.group_depths == [2, 2]
    assert state.lost_groups == [0, 1]


# EEO-3.6: the end of a round


def test_3_6_the_last_tile_of_all_reveals() -> None:
    state = table("S L", hands=["S2", "", ""], deck="")

    assert kinds(do(state, A, PlayTile(tile("S2"), None))) == ["TilePlayed", "RouteRevealed", "PointsGiven"]


def test_3_6_tiles_of_players_who_are_out_do_not_keep_the_round_going() -> None:
    state = table("S [D]", seats=4, hands=["S2", "", "", "L1 L2"], deck="")

    do(state, A, PlayTile(tile("S2"), None))

    assert state.phase == "reveal"


def test_3_6_tiles_in_the_deck_keep_it_going() -> None:
    state = table("S1", hands=["S2", "", ""], deck="S3 S4 S5 S6")

    do(state, A, PlayTile(tile("S2"), None))

    assert (state.phase, state.turn) == ("turn", B)


def test_3_6_no_lost_after_the_last_tile() -> None:
    state = table("S L", hands=["S2", "", ""], deck="")
    do(state, A, PlayTile(tile("S2"), None))

    assert [GAME.legal(state, seat) for seat in (A, B, C)] == [[PressOn()]] * 3


def test_7_a_deck_out_round_with_a_safe_route_gives_every_holder_a_point() -> None:
    state = table("S X [C] S", hands=["S2", "", ""], deck="")

    do(state, A, PlayTile(tile("S2"), None))

    assert state.scores == [1, 1, 0]


# EEO-7: the next round


def test_7_all_must_press_on() -> None:
    state = table("S", seats=3, phase="reveal")

    assert GAME.asked(state) == [A, B, C]
    assert kinds(do(state, B, PressOn())) == ["PressedOn"]
    assert GAME.asked(state) == [A, C]
    assert GAME.view(state, A).ready == (False, True, False)
    do(state, A, PressOn())
    assert kinds(do(state, C, PressOn(), Scripted([shuffled_tiles()]))) == ["PressedOn", "RoundBegan", "TurnBegan"]


def test_7_the_new_round_starts_afresh_with_one_more_floor_card() -> None:
    state = table("S1 L1 [A]", seats=2, scores=[0, 1], phase="reveal")
    next_card = state.floor_deck[0]

    began = press_on(state, deal="R1 R2 R3 X1 X2 X3")

    assert (began.round, began.floor) == (2, ("starting", next_card))
    assert (state.pile, state.holds, state.lost_seats) == ([], [True, True], [])
    assert [GAME.view(state, A).hand, GAME.view(state, B).hand] == [
        (tile("R1"), tile("R2"), tile("R3")),
        (tile("X1"), tile("X2"), tile("X3")),
    ]
    assert state.scores == [0, 1]


def test_3_2_a_new_round_shows_the_start_upright_whatever_the_last_pile_showed() -> None:
    state = table("L1 L2", seats=2, phase="reveal")
    assert (state.rot, state.heading) == (3, 2)

    press_on(state)

    assert (state.top, state.rot, state.heading) == (START, 0, 0)
    assert GAME.view(state, A).next_rot == 0


def test_3_2_a_new_round_knows_no_lost_group_of_the_last_one() -> None:
    state = table("S L [A] L", seats=3, phase="reveal")
    press_on(state)
    do(state, A, DeclareLost())

    assert (state.group_depths, state.lost_groups, state.lost_seats) == ([0], [0], [A])
    assert GAME.view(state, B).markers == (A,)


def test_7_the_opener_of_the_first_lost_group_begins() -> None:
    state = table("S [B] L [CA]", seats=4, first=A, phase="reveal")

    assert press_on(state).first == B
    assert state.turn == B


def test_7_if_nobody_declared_the_seat_after_the_last_first_player_begins() -> None:
    assert press_on(table("S", first=B, phase="reveal")).first == C
    assert press_on(table("S", first=C, phase="reveal")).first == A


def test_8_a_departed_first_player_is_replaced_by_the_next_seat_clockwise() -> None:
    declared = table("S [B]", seats=4, in_game=[True, False, True, True], phase="reveal")
    ran_out = table("S", seats=4, first=C, in_game=[True, True, True, False], phase="reveal")

    assert press_on(declared).first == C
    assert press_on(ran_out).first == A


def test_7_in_danger_mode_one_more_danger_card_comes_up_too() -> None:
    state = table("S", danger="horn", phase="reveal")

    assert press_on(state).danger == ("horn", "arrow")


def test_6_3_what_danger_did_ends_with_the_round() -> None:
    state = table("S", danger="horn", phase="reveal", direction=-1, panic=True, dark=True, extra_turn=True)
    press_on(state)

    assert (state.direction, state.panic, state.dark, state.extra_turn) == (1, False, False, False)


def test_7_the_seventh_round_has_all_cards_and_the_eighth_adds_none() -> None:
    state = table("S", danger="arrow", phase="reveal")
    for round_number in range(2, 9):
        began = press_on(state)
        assert len(began.floor) == min(round_number, 7)
        assert len(began.danger) == min(round_number, 7)
        state.phase, state.turn = "reveal", Seat(-1)

    assert set(state.floor_up) == set(FLOOR_CARDS)
    assert set(state.danger_up) == set(DANGER_CARDS)


# EEO-7: the end of the game


def one_declares(seats: int = 2, **changes: Any) -> list[Event[State]]:
    """A is right about a lost group."""
    return do(table("L L L", seats=seats, **changes), A, DeclareLost())


def test_7_who_reaches_the_target_wins_at_once_with_the_reveal_still_to_be_seen() -> None:
    state = table("L L L", seats=2, scores=[2, 2])

    assert do(state, A, DeclareLost())[-1] == GameEnded("won", (A,))
    assert (state.phase, GAME.asked(state)) == ("over", ())
    assert GAME.view(state, B).reveal is not None


def test_7_below_the_target_the_game_goes_on() -> None:
    assert kinds(one_declares(scores=[1, 2]))[-1] == "PointsGiven"


def both_safe(**changes: Any) -> State:
    """Two players, a safe route, and the tiles run out: a point for each."""
    state = table("S", seats=2, hands=["S2", ""], deck="", **changes)
    do(state, A, PlayTile(tile("S2"), None))
    return state


def test_7_several_who_reach_the_target_at_once_share_the_win() -> None:
    result = GAME.result(both_safe(scores=[2, 2]))

    assert result is not None
    assert (result.outcome, result.winners, result.scores) == ("shared", (A, B), (3, 3))


def test_7_in_sudden_death_a_tie_at_the_target_plays_on() -> None:
    state = both_safe(scores=[2, 2], options={"ties": "sudden_death"})

    assert (state.phase, GAME.result(state)) == ("reveal", None)


def test_7_after_sudden_death_the_highest_score_wins() -> None:
    assert one_declares(scores=[3, 3], options={"ties": "sudden_death"})[-1] == GameEnded("won", (A,))


def test_7_in_sudden_death_one_alone_at_the_target_wins_at_once() -> None:
    assert one_declares(scores=[2, 0], options={"ties": "sudden_death"})[-1] == GameEnded("won", (A,))


def test_7_sudden_death_is_among_all_and_others_may_catch_up() -> None:
    state = table("L L L", seats=3, scores=[2, 3, 3], options={"ties": "sudden_death"})
    do(state, A, DeclareLost())
    answers(state, False, False)
    do(state, B, DeclareLost())

    assert state.scores == [3, 3, 3]
    assert state.phase == "reveal"


@pytest.mark.parametrize(("scores", "winners"), [([0, 0], (A,)), ([0, 1], (A, B))])
def test_7_after_fifteen_rounds_the_highest_score_wins_and_ties_are_shared(
    scores: list[int], winners: tuple[Seat, ...]
) -> None:
    assert one_declares(scores=scores, round=15)[-1] == GameEnded("capped", winners)
    assert kinds(one_declares(scores=scores, round=14))[-1] == "PointsGiven"


def test_7_a_tie_at_the_target_in_the_last_round_is_shared_even_in_sudden_death() -> None:
    state = both_safe(scores=[2, 2], round=15, options={"ties": "sudden_death"})

    assert (state.outcome, state.winners) == ("capped", [A, B])


def test_7_the_target_reached_in_the_last_round_is_a_plain_win() -> None:
    assert one_declares(scores=[2, 1], round=15)[-1] == GameEnded("won", (A,))


def test_7_who_has_left_cannot_win() -> None:
    happened = one_declares(seats=3, scores=[0, 0, 2], in_game=[True, True, False], holds=[True, True, False], round=15)

    assert happened[-1] == GameEnded("capped", (A,))


@pytest.mark.parametrize(
    ("scores", "outcome", "changes"),
    [([0, 0, 1], "capped", {"round": 15}), ([2, 0, 3], "won", {"options": {"ties": "sudden_death"}})],
)
def test_7_who_has_left_with_the_highest_score_does_not_share_the_win(
    scores: list[int], outcome: Outcome, changes: dict[str, Any]
) -> None:
    happened = one_declares(seats=3, scores=scores, in_game=[True, True, False], holds=[True, True, False], **changes)

    assert happened[-1] == GameEnded(outcome, (A,))
