"""Photographs every screen: `python -m tests.browser.screens OUTDIR [language]`; on each size, by day and by night."""

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from tests.browser.checks import come_to_rest
from tests.browser.company import DESKTOP, PHONE, TABLET, Company, Theme, chromium
from tests.browser.complex_tour import ComplexTour
from tests.browser.house import BOLT, GAS, ComplexHouse, LuckyHouse, StationHouse, TempleHouse
from tests.browser.person import Person
from tests.browser.station_tour import StationTour
from tests.browser.temple_tour import TempleTour
from tests.browser.tour import Tour
from tests.browser.words import LOCALES

SIZES: tuple[ViewportSize, ...] = (PHONE, TABLET, DESKTOP)
LONG = (
    "home",
    "lobby-host",
    "lobby-guest",
    "station-rules",
    "station-lobby-host",
    "station-lobby-guest",
    "temple-lobby-host",
)
"""Pages of which more than one screenful is worth a picture."""
THEMES: tuple[Theme, ...] = ("light", "dark")


class Camera:
    """Every stop of a tour on three sizes of paper."""

    def __init__(self, folder: Path, language: str, theme: Theme, luck: int) -> None:
        self.folder = folder
        self.end = f"{language}-{theme}.png"
        self.luck = luck

    def see(self, name: str, person: Person) -> None:
        if self.luck == BOLT:
            name = f"{name}-lights-out"
        for size in SIZES:
            person.page.set_viewport_size(size)
            come_to_rest(person.page)
            path = self.folder / f"{name}-{size['width']}-{self.end}"
            person.page.screenshot(path=path, full_page=name in LONG, animations="disabled")
        person.page.set_viewport_size(DESKTOP)


def photograph(browser: Browser, folder: Path, language: str, theme: Theme, luck: int) -> list[str]:
    """What the browsers complained of on the way."""
    with tempfile.TemporaryDirectory() as data:
        house = LuckyHouse(Path(data), luck)
        house.start()
        company = Company(browser, house.base)
        try:
            tour = Tour(company, Camera(folder, language, theme, luck).see, language, theme)
            if luck == GAS:
                tour.house()
                tour.lobby()
                tour.game()
                tour.ending()
                tour.together()
                tour.reveal_between_rounds()
            tour.danger()
        finally:
            company.part()
            house.stop()
        return company.troubles


def photograph_station(browser: Browser, folder: Path, language: str, theme: Theme) -> list[str]:
    with tempfile.TemporaryDirectory() as data:
        house = StationHouse(Path(data))
        house.start()
        company = Company(browser, house.base)
        try:
            tour = StationTour(company, Camera(folder, language, theme, GAS).see, language, theme)
            tour.house()
            tour.lobby()
            tour.own_turn(house.crossroads)
            tour.questions()
            tour.aborts()
            tour.ending(house.last_air)
        finally:
            company.part()
            house.stop()
        return company.troubles


def photograph_temple(browser: Browser, folder: Path, language: str, theme: Theme) -> list[str]:
    with tempfile.TemporaryDirectory() as data:
        house = TempleHouse(Path(data), speed=0.2)
        house.start()
        company = Company(browser, house.base)
        try:
            TempleTour(company, Camera(folder, language, theme, GAS).see, language, theme).everything(house)
        finally:
            company.part()
            house.stop()
        return company.troubles


def photograph_complex(browser: Browser, folder: Path, language: str, theme: Theme) -> list[str]:
    with tempfile.TemporaryDirectory() as data:
        house = ComplexHouse(Path(data))
        house.start()
        company = Company(browser, house.base)
        try:
            ComplexTour(company, Camera(folder, language, theme, GAS).see, language, theme).everything(house.show)
        finally:
            company.part()
            house.stop()
        return company.troubles


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    languages = [one for one in LOCALES if not arguments[1:] or re.search(arguments[1], one)]
    with chromium() as browser:
        for language in languages:
            for theme in THEMES:
                troubles = photograph_temple(browser, folder, language, theme)
                sys.stdout.write(f"{language} {theme} temple: {troubles or 'ok'}\n")
                troubles = photograph_complex(browser, folder, language, theme)
                sys.stdout.write(f"{language} {theme} complex: {troubles or 'ok'}\n")
                troubles = photograph_station(browser, folder, language, theme)
                sys.stdout.write(f"{language} {theme} station: {troubles or 'ok'}\n")
                for luck in (GAS, BOLT):
                    troubles = photograph(browser, folder, language, theme, luck)
                    sys.stdout.write(f"{language} {theme} {luck}: {troubles or 'ok'}\n")
    sys.stdout.write(f"{len(list(folder.glob('*.png')))} pictures in {folder}\n")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
