"""What every store calls its troubles: no room, or nobody there. Afterwards all is well again."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.store.cluster import Cluster
from wayout.store import postgres_troubles
from wayout.store.rows import GuestSaved, StepKept
from wayout.store.sqlite import SqliteStore
from wayout.store.store import Store, StoreAway, StoreFull, open_store

MUCH = b"." * 1_000_000


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """As near to a broken disk as a test can come: the system refuses to write."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_healthy_store_passes_its_check_again_and_again(store: Store) -> None:
    for _ in range(3):
        await store.check()


async def test_every_check_writes_however_soon_it_follows_another(tmp_path: Path) -> None:
    """SQLite writes nothing where nothing differs, and would not find out that it cannot."""
    store = await SqliteStore.open(str(tmp_path / "house.db"))
    store._writing.execute("PRAGMA synchronous = OFF")
    sizes = []
    for _ in range(100):
        await store.check()
        sizes.append((tmp_path / "house.db-wal").stat().st_size)
    await store.close()

    assert sizes == sorted(set(sizes))


async def test_a_full_sqlite_says_so_and_keeps_what_it_had(tmp_path: Path) -> None:
    store = await SqliteStore.open(str(tmp_path / "house.db"))
    await store.commit([GuestSaved("anna", b"before")])
    pages = store._writing.execute("PRAGMA page_count").fetchone()[0]
    store._writing.execute(f"PRAGMA max_page_count = {pages}")

    with pytest.raises(StoreFull):
        await store.commit([GuestSaved("anna", b"after"), StepKept("m", 0, MUCH)])
    assert await store.guest("anna") == GuestSaved("anna", b"before")

    store._writing.execute("PRAGMA max_page_count = 1000000")
    await store.commit([GuestSaved("anna", b"after"), StepKept("m", 0, MUCH)])
    assert await store.guest("anna") == GuestSaved("anna", b"after")
    await store.close()


async def test_a_disk_that_refuses_to_write_fails_the_commit_and_the_check(tmp_path: Path) -> None:
    store = await SqliteStore.open(str(tmp_path / "house.db"))
    await store.check()
    log = (tmp_path / "house.db-wal").stat().st_size

    with no_file_longer_than(log):
        with pytest.raises(StoreFull):
            await store.check()
        with pytest.raises(StoreFull):
            await store.commit([GuestSaved("anna", b"lost")])
        assert await store.guest("anna") is None

    await store.check()
    await store.close()


async def test_an_sqlite_that_somebody_else_keeps_busy_is_away(tmp_path: Path) -> None:
    store = await SqliteStore.open(str(tmp_path / "house.db"))
    store._writing.execute("PRAGMA busy_timeout = 0")
    other = await SqliteStore.open(str(tmp_path / "house.db"))
    other._writing.execute("BEGIN IMMEDIATE")

    with pytest.raises(StoreAway):
        await store.commit([GuestSaved("anna", b"")])
    with pytest.raises(StoreAway):
        await store.check()

    other._writing.execute("ROLLBACK")
    await store.check()
    await store.close()
    await other.close()


async def test_a_full_postgresql_says_so(cluster: Cluster) -> None:
    place = await cluster.database()
    store = await open_store(place)
    await store.check()
    full = await asyncpg.connect(place)
    await full.execute(
        "CREATE FUNCTION full_disk() RETURNS trigger AS"
        " $$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql"
    )
    for table in ("guests", "pulse"):
        await full.execute(
            f"CREATE TRIGGER full_disk BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION full_disk()"
        )
    await full.close()

    with pytest.raises(StoreFull, match="no space left"):
        await store.commit([GuestSaved("anna", b"")])
    with pytest.raises(StoreFull):
        await store.check()
    await store.close()


async def test_a_postgresql_that_was_stopped_is_away_until_it_is_back(own_cluster: Cluster) -> None:
    store = await open_store(await own_cluster.database())
    await store.commit([GuestSaved("anna", b"before")])

    own_cluster.crash()
    for _ in range(2):
        with pytest.raises(StoreAway):
            await store.commit([GuestSaved("anna", b"lost")])
        with pytest.raises(StoreAway):
            await store.check()
        with pytest.raises(StoreAway):
            await store.guest("anna")
    own_cluster.start()

    await store.check()
    await store.commit([GuestSaved("anna", b"after")])
    assert await store.guest("anna") == GuestSaved("anna", b"after")
    await store.close()


async def test_a_store_can_be_closed_when_its_postgresql_is_gone(own_cluster: Cluster) -> None:
    store = await open_store(await own_cluster.database())
    await store.check()
    own_cluster.crash()

    await store.close()

    own_cluster.start()


async def test_a_postgresql_that_does_not_answer_is_away_and_nobody_waits_for_ever(
    own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_troubles, "ANSWER_SECONDS", 0.5)
    store = await open_store(await own_cluster.database())
    await store.commit([GuestSaved("anna", b"before")])

    await own_cluster.freeze()
    try:
        async with asyncio.timeout(30):
            with pytest.raises(StoreAway):
                await store.guest("anna")
            with pytest.raises(StoreAway):
                await store.match("m", from_snapshot=True)
            with pytest.raises(StoreAway):
                await store.commit([GuestSaved("anna", b"lost")])
            with pytest.raises(StoreAway):
                await store.check()
    finally:
        own_cluster.thaw()

    await store.commit([GuestSaved("anna", b"after")])
    assert await store.guest("anna") == GuestSaved("anna", b"after")
    await store.close()
