"""EEO-3.1: how a game begins, and what a table may choose."""

import pytest

from tests.games.emergency_exit.tables import B, C, luck_of_opening, opened, scripted_opening, tiles
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.events import GameOpened, RoundBegan, TurnBegan
from wayout.games.emergency_exit.tiles import PLAYABLE
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.options import UnknownOption, complete
from wayout.kernel.seats import SPECTATOR


@pytest.mark.parametrize(("seats", "target"), [(2, 3), (3, 3), (4, 2), (5, 2)])
def test_3_1_2_three_points_for_two_or_three_players_and_two_for_more(seats: int, target: int) -> None:
    assert opened(seats, Seeded(1)).state.target == target


@pytest.mark.parametrize(("name", "points"), [("one", 1), ("two", 2), ("three", 3), ("five", 5)])
def test_the_table_may_set_the_target(name: str, points: int) -> None:
    assert opened(4, Seeded(1), target=name).state.target == points


def test_3_1_3_round_one_uses_the_starting_card_alone() -> None:
    state = scripted_opening(3, floor="too_far no_retreat")

    assert state.floor_up == ["starting"]
    assert state.floor_deck[:2] == ["too_far", "no_retreat"]
    assert len(state.floor_deck) == 6


def test_3_1_4_without_danger_mode_no_danger_card_is_up() -> None:
    assert scripted_opening(3).danger_up == []


def test_3_1_4_in_danger_mode_one_card_is_up_in_round_one() -> None:
    state = opened(3, Scripted(luck_of_opening(danger="water gas")), danger=True).state

    assert state.danger_up == ["water"]
    assert state.danger_deck[0] == "gas"
    assert len(state.danger_deck) == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_1_5_everybody_has_three_of_the_37_tiles(seats: int) -> None:
    state = opened(seats, Seeded(seats)).state

    assert [len(hand) for hand in state.hands] == [3] * seats
    assert sorted([*state.deck, *(tile for hand in state.hands for tile in hand)]) == list(PLAYABLE)
    assert (state.pile, state.heading, state.rot) == ([], 0, 0)
    assert state.holds == [True] * seats


def test_3_1_6_luck_says_who_begins() -> None:
    turn = opened(3, Scripted(luck_of_opening(first=C, deal="S1 S2 S3 L1 L2 L3")))

    assert [type(event) for event in turn.events] == [GameOpened, RoundBegan, TurnBegan]
    assert turn.events[-1] == TurnBegan(C, False)
    assert turn.state.hands[0] == tiles("S1 S2 S3")
    assert turn.state.hands[1] == tiles("L1 L2 L3")


def test_9_the_opening_tells_each_seat_its_own_hand_and_nobody_the_decks() -> None:
    opening, dealt, _ = opened(3, Seeded(1)).events
    assert isinstance(dealt, RoundBegan)

    veiled = dealt.seen_by(B)

    assert opening.seen_by(B) == GameOpened(veiled.first, None, None)
    assert veiled.hands == (None, dealt.hands[1], None)
    assert veiled.deck is None
    assert dealt.seen_by(SPECTATOR).hands == (None, None, None)
    assert dealt.recalled_by(B).hands == (None, None, None)


@pytest.mark.parametrize(("mode", "counts"), [("race", (2, 3, 4, 5)), ("together", (1, 2, 3, 4, 5))])
def test_3_1_1_how_many_may_play(mode: str, counts: tuple[int, ...]) -> None:
    options = complete(GAME.options, {"mode": mode})

    assert GAME.seat_counts(options) == counts
    with pytest.raises(ValueError, match="not a game for 6"):
        GAME.first_state(6, options)


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_every_preset_is_made_of_options_that_exist(preset: str) -> None:
    assert set(complete(GAME.options, GAME.presets[preset])) == {option.id for option in GAME.options}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownOption):
        complete(GAME.options, {"level": 7})
