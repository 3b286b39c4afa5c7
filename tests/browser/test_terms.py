"""What only one game has in its lobby, and what comes of it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import PHONE, Company
from tests.browser.hands import Finger
from tests.browser.table import Lobby


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
