"""What only No Escape has to say; what every game has is tested in tests/conformance/test_words.py."""

import pytest

from tests.conformance.words import Book
from wayout.games.no_escape import GAME
from wayout.games.no_escape.catalogue import COUNTS
from wayout.games.no_escape.state import WINDOWS
from wayout.games.no_escape.waiting import TIMER_OF_QUESTION

BOOK = Book(GAME)
STEPS = ("action", "maze", "flip", "energy", "roll", "move", "over")

every_language = pytest.mark.parametrize("language", BOOK.words)


@every_language
def test_every_tile_has_a_name_and_says_what_it_does(language: str) -> None:
    assert not BOOK.missing(language, {f"tile.{tile}" for tile in COUNTS} | {f"tile.{tile}.about" for tile in COUNTS})


@every_language
def test_every_step_window_and_question_has_a_name(language: str) -> None:
    needed = {f"step.{step}" for step in STEPS} | {f"window.{window}" for window in WINDOWS}
    needed |= {f"question.{question}" for question in TIMER_OF_QUESTION}
    needed |= {f"event.asked.{question}" for question in TIMER_OF_QUESTION}
    needed |= {f"event.window_opened.{window}" for window in WINDOWS}

    assert not BOOK.missing(language, needed)
