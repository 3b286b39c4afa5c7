"""Time bomb (R25-4.10)."""

from tests.games.room25.mac.dealing import card, cards, draws
from tests.games.room25.studio import cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import Died, RoundBegan

FIRST, SECOND = cards("time_bomb")
RED, OTHER_RED, YELLOW = cell(1, 1), cell(3, 3), cell(1, 2)
ROOMS = {RED: "trapped", OTHER_RED: "acid", YELLOW: "cold"}


def test_r25_4_10_the_first_bomb_lies_in_view_and_does_nothing() -> None:
    state = studio({"kevin": RED}, ROOMS)

    assert not happened(draws(state, FIRST), Died)
    assert state.in_view == [FIRST]


def test_r25_4_10_the_second_in_the_same_round_kills_everybody_in_red_rooms() -> None:
    state = studio({"kevin": CENTRE, "max": OTHER_RED, "sarah": YELLOW, "emmett": RED}, ROOMS)

    events = draws(state, [SECOND, FIRST], count=2)

    assert happened(events, Died) == [Died((who("max"), who("emmett")), (OTHER_RED, RED), "bomb")]
    assert state.outcome == "too_many_dead"


def test_r25_4_10_with_nobody_in_red_both_lie_in_view() -> None:
    state = studio({"kevin": YELLOW}, ROOMS)

    events = draws(state, [FIRST, SECOND], count=2)

    assert not happened(events, Died)
    assert state.in_view == [FIRST, SECOND]


def test_r25_d10_a_bomb_of_the_last_round_does_not_count() -> None:
    state = studio({"kevin": RED}, ROOMS)
    draws(state, FIRST)
    RoundBegan(2, 7, tuple(state.order)).apply(state)

    assert not happened(draws(state, SECOND), Died)
    assert state.discard == [FIRST]


def test_r25_4_10_drawn_in_a_mac_room_it_kills_everybody_in_red_all_the_same() -> None:
    state = studio({"kevin": cell(4, 4), "max": RED, "sarah": YELLOW}, {**ROOMS, cell(4, 4): "mac"})
    draws(state, FIRST)

    assert happened(draws(state, SECOND, names=["kevin"]), Died) == [Died((who("max"),), (RED,), "bomb")]


def test_r25_4_10_another_card_in_view_is_no_bomb() -> None:
    state = studio({"kevin": RED}, ROOMS)

    assert not happened(draws(state, [card("acceleration"), FIRST], count=2), Died)
