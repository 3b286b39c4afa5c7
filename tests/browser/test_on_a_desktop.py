"""Every game on a desktop: the board takes the room there is."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import come_to_rest
from tests.browser.company import DESKTOP, Company
from tests.browser.person import Person
from tests.browser.playing import companions, gather
from tests.browser.table import Lobby
from wayout.games import GAMES

TWO_FIFTHS = 0.4
THREE_QUARTERS = 0.75


def at_table(ann: Person, *others: Person) -> None:
    gather(ann, *others, bots=max(1, companions(ann.t.game) - len(others)), unhurried=ann.t.game != "temple")
    Lobby(ann).start()
    expect(ann.page.get_by_role("region", name=ann.t("game.name"), exact=True)).to_be_visible()
    expect(ann.page.locator("[data-board]")).to_be_visible()
    come_to_rest(ann.page)


def height(page: Page, css: str) -> float:
    box = page.locator(css).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_two_fifths_of_a_desktop_because_it_is_what_everybody_looks_at(
    company: Company, game: str
) -> None:
    ann = company.welcome("Ann", game=game)
    at_table(ann)
    box = ann.page.locator("[data-board]").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= TWO_FIFTHS * DESKTOP["width"] * DESKTOP["height"]


def test_the_sign_on_the_pile_has_three_quarters_of_the_walls_height_since_nothing_else_hangs_there(
    company: Company,
) -> None:
    ann = company.welcome("Ann")
    at_table(ann)
    assert height(ann.page, ".spot") >= THREE_QUARTERS * height(ann.page, "[data-board]")
