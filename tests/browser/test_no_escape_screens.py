"""Every screen of No Escape, in both languages, by day and by night, on every size of screen."""

import pytest
from playwright.sync_api import Page

from tests.browser.checks import axe_findings, come_to_rest, too_small, too_wide
from tests.browser.company import DESKTOP, PHONE, Company, Theme
from tests.browser.house import StationHouse
from tests.browser.person import Person
from tests.browser.station_tour import StationTour
from tests.browser.test_every_screen import SIZES, Found, report
from tests.browser.words import LOCALES


def findings(page: Page) -> dict[str, list[str]]:
    """Axe on a phone and on a desktop; and nothing scrolls sideways on any size, and a thumb hits everything."""
    found: dict[str, list[str]] = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        come_to_rest(page)
        told = too_wide(page)
        told += too_small(page) if viewport is PHONE else []
        told += [] if size == "tablet" else axe_findings(page)
        if told:
            found[size] = told
    page.set_viewport_size(DESKTOP)
    return found


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_is_sound(crew: Company, station_house: StationHouse, language: str, theme: Theme) -> None:
    found: Found = {}

    def see(name: str, person: Person) -> None:
        found.update({f"{name} on a {size}": told for size, told in findings(person.page).items()})

    tour = StationTour(crew, see, language, theme)
    tour.house()
    tour.lobby()
    tour.own_turn(station_house.crossroads)
    tour.questions()
    tour.aborts()
    tour.ending(station_house.last_air)
    assert not found, report(found)
