"""The first page, as somebody sees it who has never been here."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.company import DESKTOP, Company
from wayout.games import GAMES

LAPTOP: ViewportSize = {"width": 1366, "height": 768}


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_a_table_of_any_game_can_be_opened_without_scrolling(
    company: Company, language: str, screen: ViewportSize
) -> None:
    ann = company.welcome("Ann", language, screen=screen, newcomer=True)
    ann.visit()

    buttons = ann.button("home.open_table")
    expect(buttons).to_have_count(len(GAMES))
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
