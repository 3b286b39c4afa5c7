"""Every screen of the temple, in both languages, by day and by night, on every size of screen."""

import pytest

from tests.browser.company import Company, Theme
from tests.browser.house import TempleHouse
from tests.browser.person import Person
from tests.browser.temple_tour import TempleTour
from tests.browser.test_every_screen import Found, report
from tests.browser.test_no_escape_screens import LOOKS
from tests.browser.words import LOCALES


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("theme", LOOKS)
def test_every_screen_is_sound(explorers: Company, patient_house: TempleHouse, language: str, theme: Theme) -> None:
    found: Found = {}

    def see(name: str, person: Person) -> None:
        told = LOOKS[theme](person.page)
        found.update({f"{name} on a {size}": lines for size, lines in told.items() if lines})

    TempleTour(explorers, see, language, theme).everything(patient_house)
    assert not found, report(found)
