"""A table in play opens as soon as what its game needs is there, in whatever order it comes."""

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.playing import companions, gather
from tests.browser.table import Lobby
from wayout.games import GAMES

HOUSE = "**/api/house"
CATALOGUE = "**/api/games/*/catalogue"


def in_play(company: Company, game: str) -> Person:
    """Somebody at a running table, whose page is about to be loaded again."""
    ann = company.welcome("Ann", game=game)
    gather(ann, bots=companions(game))
    Lobby(ann).start()
    expect(screen_of(ann)).to_be_visible()
    ann.heard.letter = {}
    return ann


def screen_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.t("game.name"), exact=True)


def held(person: Person, address: str) -> list[Route]:
    """Questions that get no answer before somebody lets them go on."""
    waiting: list[Route] = []
    person.page.route(address, lambda route: waiting.append(route))
    return waiting


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_before_the_house_has_said_what_it_offers(company: Company, game: str) -> None:
    ann = in_play(company, game)
    waiting = held(ann, HOUSE)
    ann.page.reload()
    ann.until(lambda: ann.letter != {}, "for the first letter")
    expect(screen_of(ann)).to_be_visible()
    ann.until(lambda: waiting != [], "for the question to the house")
    waiting.pop().continue_()


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_shown_before_its_printed_matter_is_there(company: Company, game: str) -> None:
    ann = in_play(company, game)
    waiting = held(ann, CATALOGUE)
    ann.page.reload()
    ann.until(lambda: waiting != [], "for the question for the catalogue")
    expect(ann.page.get_by_role("status").filter(has_text=ann.t("ui.loading"))).to_be_visible()
    waiting.pop().continue_()
    expect(screen_of(ann)).to_be_visible()


def test_whoever_could_not_load_a_game_comes_in_as_soon_as_it_can_be_had(company: Company) -> None:
    ann = in_play(company, "temple")
    ann.forgive("ERR_FAILED")
    ann.page.route(CATALOGUE, lambda route: route.abort())
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name=ann.t("ui.trouble"), exact=True)).to_be_visible()
    expect(ann.button("ui.again")).to_be_visible()
    ann.page.unroute(CATALOGUE)
    expect(screen_of(ann)).to_be_visible()
