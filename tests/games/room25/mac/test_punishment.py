"""Punishment (R25-4.10)."""

from typing import get_args

import pytest

from tests.games.room25.mac.dealing import card, cards, draws, stack
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import TokenLost
from wayout.games.room25.mac_deck import Losable
from wayout.games.room25.parts import TOKENS, Target, Token
from wayout.games.room25.programming import tokens_of

HERE = cell(1, 1)
LOOK = card("punishment", token="look", pair=("emmett", "kevin"))
NO_LOOK_FOR_ALICE = card("punishment", token="look", pair=("max", "alice"))


def test_r25_4_10_both_on_the_picture_lose_the_token_whoever_is_first() -> None:
    state = studio({"max": HERE, "kevin": HERE, "emmett": HERE})

    events = draws(state, LOOK)

    assert happened(events, TokenLost) == [TokenLost(who("kevin"), "look"), TokenLost(who("emmett"), "look")]
    assert tokens_of(state, who("kevin")) == ["move", "push", "control", "special"]
    assert "look" in tokens_of(state, who("max"))


@pytest.mark.parametrize("token", get_args(Losable))
def test_r25_4_10_each_of_the_three_tokens_can_be_lost(token: Token) -> None:
    state = studio({"max": HERE, "emmett": HERE})

    for number in cards("punishment", token=token):
        draws(state, number)

    assert tokens_of(state, who("emmett")) == [one for one in TOKENS if one != token]


def test_r25_4_10_whoever_is_not_in_play_or_dead_is_skipped() -> None:
    state = studio({"max": HERE, "kevin": HERE})

    assert happened(draws(state, LOOK), TokenLost) == [TokenLost(who("kevin"), "look")]

    state = studio({"max": HERE, "kevin": HERE, "emmett": HERE})
    state.alive[who("kevin")] = False
    assert happened(draws(state, LOOK), TokenLost) == [TokenLost(who("emmett"), "look")]


def test_r25_4_10_what_is_lost_already_is_not_lost_again() -> None:
    state = studio({"kevin": HERE})
    state.lost[who("kevin")] = ("look",)

    assert not happened(draws(state, LOOK), TokenLost)


def test_r25_4_9_alice_is_never_punished_not_even_in_a_mac_room() -> None:
    state = studio({"alice": HERE, "max": HERE})

    assert happened(draws(state, NO_LOOK_FOR_ALICE), TokenLost) == [TokenLost(who("max"), "look")]
    assert not happened(draws(state, LOOK, names=["alice"]), TokenLost)


def test_r25_4_10_in_a_mac_room_the_victim_suffers_alone_though_not_pictured() -> None:
    state = studio({"kevin": HERE, "sarah": HERE})

    assert happened(draws(state, LOOK, names=["sarah"]), TokenLost) == [TokenLost(who("sarah"), "look")]
    assert "look" in tokens_of(state, who("kevin"))


def test_r25_a14_max_and_whom_he_carries_are_both_punished() -> None:
    state = studio({"max": HERE, "sarah": HERE, "kevin": HERE})

    events = draws(state, LOOK, names=["max", "sarah"])

    assert happened(events, TokenLost) == [TokenLost(who("max"), "look"), TokenLost(who("sarah"), "look")]


def test_r25_4_10_a_token_that_is_still_programmed_is_gone_from_the_program() -> None:
    state = studio({"kevin": HERE, "emmett": HERE})
    state.first[who("kevin")], state.second[who("kevin")] = "move", "look"
    state.floating[who("emmett")] = "look"

    draws(state, LOOK)

    assert (state.first[who("kevin")], state.second[who("kevin")]) == ("move", None)
    assert state.floating[who("emmett")] is None


def test_r25_4_10_a_token_in_a_pile_of_paranoia_is_gone_from_it() -> None:
    state = studio({"kevin": HERE})
    state.pile[who("kevin")] = ["move", "look", "push"]

    draws(state, LOOK)

    assert state.pile[who("kevin")] == ["move", "push"]


def test_r25_4_10_a_character_can_lose_several_tokens() -> None:
    state = studio({"kevin": HERE})

    draws(state, [LOOK, card("punishment", token="control", pair=("kevin", "max"))], count=2)

    assert tokens_of(state, who("kevin")) == ["move", "push", "special"]


def test_r25_4_10_a_punishment_drawn_in_a_mac_room_takes_what_the_mover_has_yet_to_do() -> None:
    state = studio({"emmett": HERE, "sarah": HERE}, {cell(1, 2): "mac"}, down=[cell(1, 2)])
    state.second[who("sarah")] = "look"
    stack(state, LOOK)

    events = acts(state, "sarah", "move", Target(cell=cell(1, 2)))

    assert happened(events, TokenLost) == [TokenLost(who("sarah"), "look")]
    assert state.second[who("sarah")] is None
    assert state.discard == [LOOK]


def test_r25_a11_adrenaline_does_what_punishment_took() -> None:
    state = studio({"kevin": HERE}, down=[cell(1, 2)])
    draws(state, LOOK)

    acts(state, "kevin", "look", Target(cell=cell(1, 2)))

    assert state.looked[0][0].cell == cell(1, 2)


def test_r25_2_5_without_abilities_nobody_has_a_special_token_to_lose() -> None:
    state = studio({"max": HERE, "emmett": HERE}, abilities=False)

    events = draws(state, card("punishment", token="special", pair=("emmett", "max")))

    assert not happened(events, TokenLost)
    assert set(state.lost) == {()}
