"""What comes over the line: a first visit, and the heaviest games after it."""

import pytest

from scripts.page_figures import Line
from scripts.screens import visitor, weights, wrong_figures
from tests.browser.company import Company


@pytest.mark.parametrize("game", ["room25", "temple"])
def test_a_first_visit_and_a_game_are_light(company: Company, game: str) -> None:
    person, session = visitor(company, game, "zh-Hant")

    told = weights(person, Line(session))

    assert told["house kB"] > 0
    assert wrong_figures({game: told}) == []
