"""What only Emergency Exit Only has to say; what every game has is tested in tests/conformance/test_words.py."""

import re
from typing import Any

import pytest

from tests.conformance.words import Book, placeholders
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.catalogue import STARTING
from wayout.games.emergency_exit.walk import DEAD_END, LOOP, OPPOSITE

BOOK = Book(GAME)

every_language = pytest.mark.parametrize("language", BOOK.words)


def catalogue(name: str) -> list[Any]:
    things = GAME.catalogue[name]
    assert isinstance(things, list | tuple)
    return list(things)


def attributes(name: str) -> set[str]:
    """All values that an attribute takes on any tile."""
    return {getattr(tile, name) for tile in catalogue("tiles")} - {None}


def test_the_story_never_names_a_tile() -> None:
    for key in (key for key in BOOK.english if key.startswith(("event.tile_", "event.hands_"))):
        assert placeholders(BOOK.english[key]) <= {"seat"}, key


@every_language
def test_everything_printed_on_tiles_and_cards_has_a_name(language: str) -> None:
    needed = {f"kind.{kind}" for kind in attributes("kind")} | {f"kind.{kind}.about" for kind in attributes("kind")}
    needed |= {f"character.{character}" for character in attributes("character")}
    needed |= {f"danger.{hazard}" for hazard in attributes("hazard")}
    for card in catalogue("floor_cards"):
        needed |= {f"floor.{card}", f"floor.{card}.about"}
    for card in catalogue("danger_cards"):
        needed |= {f"danger.{card}", f"danger.{card}.about"}

    assert not BOOK.missing(language, needed)


@every_language
def test_every_way_to_get_lost_has_words(language: str) -> None:
    reasons = {OPPOSITE, LOOP, DEAD_END, *catalogue("floor_cards")} - {STARTING}

    assert not BOOK.missing(language, {f"reason.{reason}" for reason in reasons})


def test_chinese_counts_tiles_by_one_word() -> None:
    otherwise = re.compile(r"(?<!板)塊|[張片枚]板塊")

    assert [key for key, words in BOOK.words["zh-Hant"].items() if otherwise.search(words)] == []
