"""Every screen of the house and of Emergency Exit Only."""

from tests.browser.company import PHONE, Company, Theme
from tests.browser.inspector import Inspector, in_every_language
from tests.browser.tour import Tour


def inspected(company: Company, language: str, theme: Theme) -> tuple[Tour, Inspector]:
    """Ann has a desktop, Bea a phone."""
    inspector = Inspector(theme)
    tour = Tour(company, inspector.see, language, theme)
    tour.bea.page.set_viewport_size(PHONE)
    return tour, inspector


@in_every_language
def test_the_house_is_sound(company: Company, language: str, theme: Theme) -> None:
    tour, inspector = inspected(company, language, theme)
    tour.house()
    tour.lobby()
    inspector.assert_nothing_found()


@in_every_language
def test_a_game_is_sound(company: Company, language: str, theme: Theme) -> None:
    tour, inspector = inspected(company, language, theme)
    tour.game()
    tour.ending()
    inspector.assert_nothing_found()


@in_every_language
def test_danger_is_sound(company: Company, language: str, theme: Theme) -> None:
    tour, inspector = inspected(company, language, theme)
    tour.danger()
    tour.together()
    tour.reveal_between_rounds()
    inspector.assert_nothing_found()
