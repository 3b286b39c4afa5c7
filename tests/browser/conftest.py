"""One house for all stories, one Chromium for those of a file, and new people for each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.company import Company, chromium
from tests.browser.house import GAS, ComplexHouse, LuckyHouse, StationHouse, TempleHouse


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LuckyHouse]:
    running = LuckyHouse(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def swift_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LuckyHouse]:
    running = LuckyHouse(tmp_path_factory.mktemp("swift"), GAS, "--speed", "5")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def station_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StationHouse]:
    running = StationHouse(tmp_path_factory.mktemp("station"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def hasty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TempleHouse]:
    running = TempleHouse(tmp_path_factory.mktemp("hasty"), speed=3)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TempleHouse]:
    running = TempleHouse(tmp_path_factory.mktemp("patient"), speed=0.2)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def complex_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ComplexHouse]:
    running = ComplexHouse(tmp_path_factory.mktemp("complex"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Gone before tests with an event loop of their own begin."""
    with chromium() as running:
        yield running


@pytest.fixture
def company(browser: Browser, house: LuckyHouse) -> Iterator[Company]:
    yield from gathered(browser, house)


@pytest.fixture
def hurried(browser: Browser, swift_house: LuckyHouse) -> Iterator[Company]:
    """Those who have a fifth of the time that their clocks show."""
    yield from gathered(browser, swift_house)


@pytest.fixture
def crew(browser: Browser, station_house: StationHouse) -> Iterator[Company]:
    """Those who came for No Escape."""
    yield from gathered(browser, station_house)


@pytest.fixture
def racers(browser: Browser, hasty_house: TempleHouse) -> Iterator[Company]:
    """Those who came to the temple, where the clock runs three times as fast."""
    yield from gathered(browser, hasty_house)


@pytest.fixture
def explorers(browser: Browser, patient_house: TempleHouse) -> Iterator[Company]:
    """Those who came to the temple, where the clock takes five seconds for one."""
    yield from gathered(browser, patient_house)


@pytest.fixture
def contestants(browser: Browser, complex_house: ComplexHouse) -> Iterator[Company]:
    """Those who came for Room 25."""
    yield from gathered(browser, complex_house)


def gathered(browser: Browser, house: LuckyHouse) -> Iterator[Company]:
    """No story may end with a complaint of a browser or an error in the house."""
    people = Company(browser, house.base)
    yield people
    people.part()
    assert people.troubles == []
    assert house.troubles() == []
