"""Every screen, in both languages, by day and by night, on every size of screen."""

from typing import TypeAlias

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.checks import axe_findings, too_small, too_wide
from tests.browser.company import DESKTOP, PHONE, TABLET, Company, Theme
from tests.browser.person import Person
from tests.browser.tour import Tour
from tests.browser.words import LOCALES

SIZES: dict[str, ViewportSize] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}

Found: TypeAlias = dict[str, list[str]]
"""By screen."""


def report(found: Found) -> str:
    return "\n".join(f"{screen}: {line}" for screen, lines in found.items() for line in lines)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("theme", ["light", "dark"])
class TestAxeFindsNothing:
    def look(self, company: Company, language: str, theme: Theme) -> tuple[Tour, Found]:
        """Ann looks at it on a desktop, Bea on a phone."""
        found: Found = {}

        def see(name: str, person: Person) -> None:
            if told := axe_findings(person.page):
                found[f"{name} ({person.name})"] = told

        tour = Tour(company, see, language, theme)
        tour.bea.page.set_viewport_size(PHONE)
        return tour, found

    def test_in_the_house(self, company: Company, language: str, theme: Theme) -> None:
        tour, found = self.look(company, language, theme)
        tour.house()
        tour.lobby()
        assert not found, report(found)

    def test_in_a_game(self, company: Company, language: str, theme: Theme) -> None:
        tour, found = self.look(company, language, theme)
        tour.game()
        tour.ending()
        assert not found, report(found)

    def test_in_danger(self, company: Company, language: str, theme: Theme) -> None:
        tour, found = self.look(company, language, theme)
        tour.danger()
        tour.together()
        tour.reveal_between_rounds()
        assert not found, report(found)


@pytest.mark.parametrize("language", LOCALES)
class TestEverythingFits:
    def look(self, company: Company, language: str) -> tuple[Tour, Found]:
        """Nothing scrolls sideways on any size; on the phone a thumb hits everything."""
        found: Found = {}

        def see(name: str, person: Person) -> None:
            for size, viewport in SIZES.items():
                person.page.set_viewport_size(viewport)
                told = too_wide(person.page) + (too_small(person.page) if size == "phone" else [])
                if told:
                    found[f"{name} on a {size}"] = told
            person.page.set_viewport_size(DESKTOP)

        return Tour(company, see, language), found

    def test_in_the_house(self, company: Company, language: str) -> None:
        tour, found = self.look(company, language)
        tour.house()
        tour.lobby()
        assert not found, report(found)

    def test_in_a_game(self, company: Company, language: str) -> None:
        tour, found = self.look(company, language)
        tour.game()
        tour.ending()
        assert not found, report(found)

    def test_in_danger(self, company: Company, language: str) -> None:
        tour, found = self.look(company, language)
        tour.danger()
        tour.together()
        tour.reveal_between_rounds()
        assert not found, report(found)
