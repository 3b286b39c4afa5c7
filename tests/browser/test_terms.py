"""What only one game has in its lobby, and what comes of it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import PHONE, Company
from tests.browser.hands import Finger
from tests.browser.station import Station
from tests.browser.table import Lobby

DRAWN = "(one) => [...one.querySelectorAll('path, rect, line, circle')].map((shape) => shape.outerHTML)"


class TempleLobby(Lobby):
    tempo_title = "lobby.tempo"

    @property
    def length(self) -> Locator:
        """The sentence below the tempo."""
        return self.page.get_by_role("status").filter(has_text=re.compile(f"^({'|'.join(self._lengths)})$"))

    @property
    def _lengths(self) -> list[str]:
        return [re.escape(self.t(f"option.tempo.{percent}")) for percent in (50, 67, 75, 100, 125, 150)]

    @property
    def listed(self) -> Locator:
        """The same among all options."""
        return self.page.get_by_role("combobox", name=self.t("option.tempo"), exact=True)

    def shows(self, name: str | None, percent: int) -> None:
        self.person.until(lambda: self.person.around["options"]["tempo"] == percent, f"for a tempo of {percent}")
        expect(self.length).to_have_text(self.t(f"option.tempo.{percent}"))
        for word in ("slow", "normal", "fast"):
            expect(self.tempo(word)).to_be_checked(checked=word == name)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_temples_tempo_has_the_place_and_the_words_of_every_tempo(company: Company, language: str) -> None:
    ann = company.welcome("Ann", language, game="temple", hands=Finger, screen=PHONE)
    bea = company.welcome("Bea", language, game="temple")
    here = TempleLobby(ann).come(ann.open_table())
    there = TempleLobby(bea).come(here.code)
    here.shows("normal", 100)
    expect(here.tempo("post")).to_have_count(0)
    expect(there.tempo("fast")).to_be_disabled()

    ann.hands.tick(here.tempo("fast"))
    for lobby in (here, there):
        lobby.shows("fast", 150)
    ann.hands.tick(here.tempo("slow"))
    here.shows("slow", 67)

    here.unfold("lobby.fine_options")
    expect(here.listed).to_have_value("67")
    ann.hands.choose(here.listed, ann.t("option.tempo.125"))
    here.shows(None, 125)


def test_a_large_mix_shows_the_tempo_that_it_brings(company: Company) -> None:
    ann = company.welcome("Ann", game="temple")
    lobby = TempleLobby(ann).come(ann.open_table())
    lobby.preset("everything")
    lobby.shows(None, 50)


@pytest.mark.parametrize("side", ["1B", "2B"])
def test_the_board_whose_picture_was_pressed_is_played_on(crew: Company, side: str) -> None:
    ann = crew.welcome("Ann", game="no_escape", hands=Finger, screen=PHONE)
    lobby = Lobby(ann).come(ann.open_table())
    lobby.seats(2)
    lobby.add_bot(2)
    boards = ann.page.get_by_role("region", name=ann.t("option.side"), exact=True)
    picture = boards.get_by_role("button", name=ann.t(f"option.side.{side.lower()}"), exact=True)
    expect(boards.get_by_role("button", pressed=True)).to_have_text(ann.t("option.side.by_players"))

    ann.press(picture)
    expect(boards.get_by_role("button", pressed=True)).to_have_text(ann.t(f"option.side.{side.lower()}"))
    drawn = picture.locator("svg").evaluate(DRAWN)
    lobby.start()

    station = Station(ann).begun()
    assert ann.view["side"] == side
    assert station.board.locator(".start").evaluate(DRAWN) == drawn
