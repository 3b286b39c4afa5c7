"""The M.A.C. deck (R25-D1, R25-D2), and what the reader of its file refuses."""

from collections import Counter
from importlib import resources

import pytest

import wayout.games.room25
from wayout.games.room25.cast import CAST
from wayout.games.room25.cells import MOVABLE
from wayout.games.room25.mac_deck import BARRIER, CARDS, MADNESS, BrokenDeck, Card, read_cards

SHEET = (resources.files(wayout.games.room25) / "data" / "mac.toml").read_text("utf-8")


def of_kind(kind: str) -> list[Card]:
    return [card for card in CARDS if card.kind == kind]


def test_r25_d1_there_are_44_barrier_cards_and_14_of_madness_each_with_its_number() -> None:
    assert [card.number for card in CARDS] == list(range(58))
    assert tuple(range(44)) == BARRIER
    assert tuple(range(44, 58)) == MADNESS


def test_r25_d1_so_many_cards_are_there_of_each_kind() -> None:
    assert Counter(card.kind for card in CARDS) == {
        "movement": 32,
        "punishment": 12,
        "blackout": 1,
        "jamming": 1,
        "disabled": 3,
        "chaos": 1,
        "acceleration": 1,
        "rewind": 1,
        "robot": 1,
        "time_bomb": 2,
        "lock_on": 1,
        "panic": 2,
    }


def test_r25_d1_rows_and_columns_are_numbered_without_the_two_of_the_central_room() -> None:
    assert MOVABLE == (0, 1, 3, 4, 5, 6, 8, 9)
    assert {card.line for card in CARDS} == {None, *MOVABLE}


@pytest.mark.parametrize("line", MOVABLE)
@pytest.mark.parametrize("forward", [True, False])
def test_r25_d1_every_line_slides_each_way_once_plainly_and_once_more(line: int, forward: bool) -> None:
    cards = [(card.steps, card.plus) for card in CARDS if card.line == line and card.forward is forward]

    assert cards == [(1, False), (2, False) if line % 5 in (0, 4) else (1, True)]


def test_r25_d1_first_comes_the_top_row_to_the_right_and_the_last_movement_is_a_column_up() -> None:
    assert CARDS[0] == Card(0, "movement", False, 0, True, 1, False, None, None, None)
    assert CARDS[31] == Card(31, "movement", False, 8, False, 1, True, None, None, None)


def test_r25_d1_another_card_follows_eight_movements_and_the_robot() -> None:
    assert Counter(card.kind for card in CARDS if card.plus) == {"movement": 8, "robot": 1}


@pytest.mark.parametrize("token", ["look", "control", "special"])
def test_r25_d2_each_token_can_be_taken_from_everybody_once(token: str) -> None:
    pairs = [card.pair for card in of_kind("punishment") if card.token == token]

    assert sorted(name for pair in pairs if pair for name in pair) == sorted(CAST)


def test_r25_d2_no_two_characters_are_punished_together_twice() -> None:
    pairs = [frozenset(card.pair) for card in CARDS if card.pair]

    assert len(set(pairs)) == len(pairs) == 12


def test_r25_d1_a_colour_is_disabled_by_one_card_each_and_never_blue() -> None:
    assert [card.colour for card in of_kind("disabled")] == ["green", "yellow", "red"]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("barrier = [", "barrier = [[", "line"),
        ('kind = "panic", count = 2', 'kind = "panic", count = 3', "44 and 14"),
        ('kind = "panic"', 'kind = "party"', "party"),
        ('kind = "panic", count = 2', 'kind = "panic", count = 2, steps = 1', "panic: a movement card, and no other"),
        ("index = 0, forward = true", "index = 0", "movement: a movement card, and no other"),
        ("index = 0", "index = 2", "index"),
        ("steps = 2", "steps = 3", "steps"),
        ('token = "look", ', "", "punishment: a punishment, and nothing else"),
        ('kind = "chaos", count = 1', 'kind = "chaos", count = 1, pair = ["max", "alice"]', "chaos: a punishment"),
        ('pair = ["emmett", "kevin"]', 'pair = ["emmett", "emmett"]', "emmett and emmett are no two"),
        ('pair = ["emmett", "kevin"]', 'pair = ["emmett", "nobody"]', "emmett and nobody are no two"),
        (', colour = "green"', "", "disabled: a Disabled card"),
        ('colour = "green"', 'colour = "blue"', "colour"),
        ('kind = "chaos", count = 1', 'kind = "chaos", count = 1, colour = "red"', "chaos: a Disabled card"),
    ],
)
def test_a_broken_deck_is_refused(old: str, new: str, why: str) -> None:
    assert old in SHEET

    with pytest.raises(BrokenDeck, match=why):
        read_cards(SHEET.replace(old, new, 1))
