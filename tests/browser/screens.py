"""Photographs every screen: `python -m tests.browser.screens OUTDIR [language]`; on each size, by day and by night."""

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize

from tests.browser.checks import come_to_rest
from tests.browser.company import DESKTOP, LARGE_PHONE, ON_ITS_SIDE, PHONE, TABLET, Company, Theme, chromium
from tests.browser.complex_tour import ComplexTour
from tests.browser.house import BOLT, GAS, ComplexHouse, LuckyHouse, StationHouse, TempleHouse
from tests.browser.person import Person
from tests.browser.station_tour import StationTour
from tests.browser.temple_tour import TempleTour
from tests.browser.tour import Tour
from tests.browser.words import LOCALES

SIZES: tuple[ViewportSize, ...] = (PHONE, LARGE_PHONE, ON_ITS_SIDE, TABLET, DESKTOP)
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
    """Every stop of a tour on every size of paper."""

    def __init__(self, folder: Path, language: str, theme: Theme, luck: int) -> None:
        self.folder = folder
        self.language = language
        self.theme = theme
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


@contextmanager
def company_at(browser: Browser, house: LuckyHouse) -> Iterator[Company]:
    house.start()
    company = Company(browser, house.base)
    try:
        yield company
    finally:
        company.part()
        house.stop()


def photograph_emergency_exit(browser: Browser, camera: Camera, data: Path) -> list[str]:
    """What the browsers complained of on the way."""
    with company_at(browser, LuckyHouse(data, camera.luck)) as company:
        tour = Tour(company, camera.see, camera.language, camera.theme)
        if camera.luck == GAS:
            tour.house()
            tour.lobby()
            tour.game()
            tour.ending()
            tour.together()
            tour.reveal_between_rounds()
        tour.danger()
    return company.troubles


def photograph_station(browser: Browser, camera: Camera, data: Path) -> list[str]:
    house = StationHouse(data)
    with company_at(browser, house) as company:
        tour = StationTour(company, camera.see, camera.language, camera.theme)
        tour.house()
        tour.lobby()
        tour.own_turn(house.crossroads)
        tour.questions()
        tour.aborts()
        tour.ending(house.last_air)
    return company.troubles


def photograph_temple(browser: Browser, camera: Camera, data: Path) -> list[str]:
    house = TempleHouse(data, speed=0.2)
    with company_at(browser, house) as company:
        TempleTour(company, camera.see, camera.language, camera.theme).everything(house)
    return company.troubles


def photograph_complex(browser: Browser, camera: Camera, data: Path) -> list[str]:
    house = ComplexHouse(data)
    with company_at(browser, house) as company:
        ComplexTour(company, camera.see, camera.language, camera.theme).everything(house.show)
    return company.troubles


WALKS: Final = (
    (photograph_temple, GAS),
    (photograph_complex, GAS),
    (photograph_station, GAS),
    (photograph_emergency_exit, GAS),
    (photograph_emergency_exit, BOLT),
)


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    languages = [one for one in LOCALES if not arguments[1:] or re.search(arguments[1], one)]
    with chromium() as browser:
        for language, theme, (walk, luck) in product(languages, THEMES, WALKS):
            with tempfile.TemporaryDirectory() as data:
                troubles = walk(browser, Camera(folder, language, theme, luck), Path(data))
            sys.stdout.write(f"{language} {theme} {walk.__name__} {luck}: {troubles or 'ok'}\n")
    sys.stdout.write(f"{len(list(folder.glob('*.png')))} pictures in {folder}\n")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
