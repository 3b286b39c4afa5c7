"""Every game on a desktop: the board takes the room there is, and everybody is told once."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import come_to_rest, is_in_sight
from tests.browser.company import DESKTOP, LAPTOP, TABLET, Company
from tests.browser.escaping import finish, play_on, start
from tests.browser.evening import in_next_match
from tests.browser.house import StationHouse
from tests.browser.person import Person
from tests.browser.playing import companions, gather, short_game
from tests.browser.playing import finish as play_to_the_end
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
    for screen in (DESKTOP, LAPTOP):
        ann.page.set_viewport_size(screen)
        come_to_rest(ann.page)
        box = ann.page.locator("[data-board]").bounding_box()
        assert box is not None
        assert box["width"] * box["height"] >= TWO_FIFTHS * screen["width"] * screen["height"]


def test_the_sign_on_the_pile_has_three_quarters_of_the_walls_height_since_nothing_else_hangs_there(
    company: Company,
) -> None:
    ann = company.welcome("Ann")
    at_table(ann)
    assert height(ann.page, ".spot") >= THREE_QUARTERS * height(ann.page, "[data-board]")


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_listed_once_with_who_is_a_bot_and_who_is_away(company: Company, game: str) -> None:
    ann, bea = company.welcome("Ann", game=game), company.welcome("Bea", game=game)
    at_table(ann, bea)
    everybody = ann.page.get_by_role("list", name=re.compile("^" + re.escape(ann.t("ui.seats"))))

    marks = ann.page.get_by_role("banner").get_by_role("img", name=ann.t.pattern("company.title"))
    expect(marks).to_have_count(0)
    expect(everybody).to_contain_text(ann.t("seat.bot"))
    if game != "temple":  # its clock stands still until Bea is back, and the page says so
        bea.page.close()
        expect(everybody).to_contain_text(ann.t("seat.away"))

    ann.page.set_viewport_size(TABLET)
    expect(marks).to_be_visible()


def test_beside_the_end_of_a_game_the_last_line_of_the_story_and_the_chat_are_whole(
    crew: Company, station_house: StationHouse
) -> None:
    ann, bea = crew.welcome("Ann", game="no_escape"), crew.welcome("Bea", game="no_escape")
    play_on(station_house.last_air, ann, bea, bots=6)
    finish(start(ann, bea))
    the_story_and_the_chat_are_whole_beside_the_end(ann)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_they_are_whole_beside_the_tally_of_the_evening_too(company: Company, language: str) -> None:
    ann, bea = company.welcome("Ann", language), company.welcome("Bea", language)
    plays = short_game(ann, bea)
    play_to_the_end(plays)
    the_story_and_the_chat_are_whole_beside_the_end(ann)
    match = ann.around["match"]
    for person in (ann, bea):
        person.press(person.button("end.rematch"))
    for play in plays:
        in_next_match(play.person, match)
        play.begun()
    play_to_the_end(plays)
    ann.press(ann.button("phrase.well_played"))

    expect(ann.page.get_by_role("heading", name=ann.t("tally.title"), exact=True)).to_be_visible()
    the_story_and_the_chat_are_whole_beside_the_end(ann)


def the_story_and_the_chat_are_whole_beside_the_end(ann: Person) -> None:
    expect(ann.page.get_by_role("link", name=ann.t("finale.page"), exact=True)).to_be_visible()
    newest = ann.page.get_by_role("region", name=ann.t("story.title"), exact=True).get_by_role("listitem").last
    chat = (
        ann.page.get_by_role("group", name=ann.t("chat.phrases"), exact=True),
        ann.page.get_by_placeholder(ann.t("chat.write")),
        ann.button("chat.send"),
    )
    for screen in (DESKTOP, LAPTOP):
        ann.page.set_viewport_size(screen)
        for part in (newest, *chat, ann.button("end.rematch"), ann.button("end.not_again")):
            ann.until(lambda part=part: is_in_sight(part), f"to see {part}")  # type: ignore[misc]
