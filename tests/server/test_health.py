"""Whether the house is well, and that it says so in time."""

import asyncio
from pathlib import Path

import pytest

from tests.server.company import MoodyStore
from wayout.server import health
from wayout.server.health import Health
from wayout.server.metrics import Metrics
from wayout.store.store import StoreAway, StoreFull


@pytest.fixture
def asked(store: MoodyStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Health:
    """It asks the store every time."""
    monkeypatch.setattr(health, "GOOD_FOR_SECONDS", -1.0)
    return Health(store, Metrics(), tmp_path)


async def test_a_house_that_writes_and_reads_is_well(asked: Health) -> None:
    assert await asked.trouble() is None


async def test_a_full_disk_is_named(asked: Health, store: MoodyStore) -> None:
    store.refusals = [StoreFull("no space left")]

    assert await asked.trouble() == "disk_full"
    assert await asked.trouble() is None


async def test_a_disk_that_is_all_but_full_is_named(asked: Health, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FREE_BYTES", 1 << 60)

    assert await asked.trouble() == "disk_full"


async def test_any_other_trouble_is_the_stores(asked: Health, store: MoodyStore) -> None:
    store.refusals = [StoreAway("locked")]

    assert await asked.trouble() == "no_store"


async def test_a_store_that_hangs_keeps_nobody_waiting(
    asked: Health, store: MoodyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.01)
    store.may_commit.clear()

    async with asyncio.timeout(5):
        assert await asyncio.gather(*(asked.trouble() for _ in range(20))) == ["no_store"] * 20
    store.may_commit.set()

    monkeypatch.setattr(health, "PATIENCE_SECONDS", 5.0)
    assert await asked.trouble() is None


async def test_however_many_ask_the_store_is_asked_once(store: MoodyStore) -> None:
    asked = Health(store, metrics := Metrics())

    for _ in range(20):
        await asked.trouble()

    assert b"wayout_commit_seconds_count 1.0" in metrics.text()
