"""Every screen of No Escape, in both languages, by day and by night, on every size of screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.checks import axe_findings, come_to_rest, too_small, too_wide
from tests.browser.company import PHONE, TABLET, Company, Theme
from tests.browser.house import StationHouse
from tests.browser.person import Person
from tests.browser.station_tour import StationTour
from tests.browser.test_every_screen import SIZES, Found, report
from tests.browser.words import LOCALES


def by_day(page: Page) -> Found:
    """Axe on a phone and on a desktop; nothing scrolls sideways on any size; a thumb hits everything on the phone."""
    found: Found = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        come_to_rest(page)
        found[size] = too_wide(page)
        found[size] += too_small(page) if viewport is PHONE else []
        found[size] += axe_findings(page) if viewport is not TABLET else []
    return found


def by_night(page: Page) -> Found:
    """Only colours are different then."""
    found: Found = {}
    for size in ("phone", "desktop"):
        page.set_viewport_size(SIZES[size])
        found[size] = axe_findings(page, "color-contrast")
    return found


LOOKS: dict[Theme, Callable[[Page], Found]] = {"light": by_day, "dark": by_night}


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("theme", LOOKS)
def test_every_screen_is_sound(crew: Company, station_house: StationHouse, language: str, theme: Theme) -> None:
    found: Found = {}

    def see(name: str, person: Person) -> None:
        told = LOOKS[theme](person.page)
        found.update({f"{name} on a {size}": lines for size, lines in told.items() if lines})

    tour = StationTour(crew, see, language, theme)
    tour.house()
    tour.lobby()
    tour.own_turn(station_house.crossroads)
    tour.questions()
    tour.aborts()
    tour.ending(station_house.last_air)
    assert not found, report(found)
