"""Every screen of Room 25."""

from tests.browser.company import Company, Theme
from tests.browser.complex_tour import ComplexTour
from tests.browser.house import ComplexHouse
from tests.browser.inspector import Inspector, in_every_language


@in_every_language
def test_the_way_into_the_show_is_sound(contestants: Company, language: str, theme: Theme) -> None:
    inspector = Inspector(theme)
    tour = ComplexTour(contestants, inspector.see, language, theme)
    tour.house()
    tour.lobby()
    tour.beginning()
    inspector.assert_nothing_found()


@in_every_language
def test_a_show_is_sound(contestants: Company, complex_house: ComplexHouse, language: str, theme: Theme) -> None:
    inspector = Inspector(theme)
    tour = ComplexTour(contestants, inspector.see, language, theme)
    tour.own_action(complex_house.show)
    tour.slide(complex_house.show)
    tour.powers(complex_house.show)
    tour.ending(complex_house.show)
    tour.replay()
    inspector.assert_nothing_found()
