"""Every screen of the temple."""

from tests.browser.company import Company, Theme
from tests.browser.house import TempleHouse
from tests.browser.inspector import Inspector, in_every_language
from tests.browser.temple_tour import TempleTour


@in_every_language
def test_the_way_to_the_temple_is_sound(explorers: Company, language: str, theme: Theme) -> None:
    inspector = Inspector(theme)
    tour = TempleTour(explorers, inspector.see, language, theme)
    tour.house()
    tour.lobby()
    tour.intro()
    inspector.assert_nothing_found()


@in_every_language
def test_the_inside_is_sound(explorers: Company, patient_house: TempleHouse, language: str, theme: Theme) -> None:
    inspector = Inspector(theme)
    tour = TempleTour(explorers, inspector.see, language, theme)
    tour.inside(patient_house.cursed)
    tour.countdown(patient_house.gong)
    inspector.assert_nothing_found()


@in_every_language
def test_the_end_is_sound(explorers: Company, patient_house: TempleHouse, language: str, theme: Theme) -> None:
    inspector = Inspector(theme)
    tour = TempleTour(explorers, inspector.see, language, theme)
    tour.collapsed(patient_house.last_second)
    tour.won(patient_house.last_keys)
    tour.replay()
    inspector.assert_nothing_found()
