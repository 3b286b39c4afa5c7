"""Every screen of Room 25, in both languages, by day and by night, on every size of screen."""

import pytest

from tests.browser.company import Company, Theme
from tests.browser.complex_tour import ComplexTour
from tests.browser.house import ComplexHouse
from tests.browser.person import Person
from tests.browser.test_every_screen import Found, report
from tests.browser.test_no_escape_screens import LOOKS
from tests.browser.words import LOCALES


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("theme", LOOKS)
def test_every_screen_is_sound(contestants: Company, complex_house: ComplexHouse, language: str, theme: Theme) -> None:
    found: Found = {}

    def see(name: str, person: Person) -> None:
        told = LOOKS[theme](person.page)
        found.update({f"{name} on a {size}": lines for size, lines in told.items() if lines})

    ComplexTour(contestants, see, language, theme).everything(complex_house.show)
    assert not found, report(found)
