"""Every screen of No Escape."""

from tests.browser.company import Company, Theme
from tests.browser.house import StationHouse
from tests.browser.inspector import Inspector, in_every_language
from tests.browser.station_tour import StationTour


@in_every_language
def test_the_way_to_the_station_is_sound(crew: Company, language: str, theme: Theme) -> None:
    inspector = Inspector(theme)
    tour = StationTour(crew, inspector.see, language, theme)
    tour.house()
    tour.lobby()
    inspector.assert_nothing_found()


@in_every_language
def test_a_game_is_sound(crew: Company, station_house: StationHouse, language: str, theme: Theme) -> None:
    inspector = Inspector(theme)
    tour = StationTour(crew, inspector.see, language, theme)
    tour.own_turn(station_house.crossroads)
    tour.questions()
    tour.aborts()
    inspector.assert_nothing_found()


@in_every_language
def test_the_end_is_sound(crew: Company, station_house: StationHouse, language: str, theme: Theme) -> None:
    inspector = Inspector(theme)
    StationTour(crew, inspector.see, language, theme).ending(station_house.last_air)
    inspector.assert_nothing_found()
