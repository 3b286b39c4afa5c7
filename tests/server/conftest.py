"""One house for all tests of a file, and players who come and go."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.company import MoodyStore
from tests.server.house import Player, RunningHouse, web_client
from wayout.games import GAMES
from wayout.server import codes
from wayout.server.hub import Hub
from wayout.server.metrics import Metrics
from wayout.store.store import open_store
from wayout.table.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """Generous, since all players come from one address, and without pauses between moves."""
    running = RunningHouse(tmp_path_factory.mktemp("house"), "--limits", "100", "--pace", "0")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[RunningHouse]:
    """For tests that stop it."""
    running = RunningHouse(tmp_path / "data", "--limits", "100", "--pace", "0")
    running.start()
    yield running
    running.kill()


@pytest.fixture
async def web() -> AsyncIterator[httpx.AsyncClient]:
    async with web_client() as client:
        yield client


@pytest.fixture
async def new_player(house: RunningHouse, web: httpx.AsyncClient) -> AsyncIterator[Callable[[], Player]]:
    made: list[Player] = []

    def make() -> Player:
        made.append(Player(house, web))
        return made[-1]

    yield make
    for player in made:
        await player.leave()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[MoodyStore]:
    moody = MoodyStore(await open_store(str(tmp_path / "house.db")))
    yield moody
    await moody.close()


@pytest.fixture
async def hub(store: MoodyStore) -> AsyncIterator[Hub]:
    """For three tables at most."""
    made = Hub(store, House(GAMES, codes.new_id, codes.new_seed, 0.0), Metrics(), 3)
    await made.start()
    yield made
    await made.close()
