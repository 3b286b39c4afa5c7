"""Every test of the store runs on real SQLite and on real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.store.cluster import Cluster, cluster_or_skip
from wayout.store.store import Store, open_store


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    running = cluster_or_skip()
    yield running
    running.remove()


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """For tests that stop it."""
    running = cluster_or_skip()
    yield running
    running.remove()


@pytest.fixture(params=["sqlite", "postgres"])
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new, empty store can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    running: Cluster = request.getfixturevalue("cluster")
    return await running.database()


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    opened = await open_store(place)
    yield opened
    await opened.close()
