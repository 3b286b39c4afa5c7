"""One house at a time has a PostgreSQL database."""

import asyncpg
import pytest

from tests.store.cluster import Cluster
from wayout.store import pen
from wayout.store.rows import GuestSaved
from wayout.store.schema import HEAD
from wayout.store.store import StoreAway, StoreUnusable, open_store


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever finds the database taken gives up soon."""
    monkeypatch.setattr(pen, "PATIENCE", "SET LOCAL lock_timeout = '300ms'")


async def cut_off(place: str) -> None:
    """Whoever has the lock loses its connection."""
    connection = await asyncpg.connect(place)
    cut = await connection.fetch(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks JOIN pg_stat_activity USING (pid)"
        " WHERE locktype = 'advisory' AND datname = current_database()"
    )
    assert len(cut) == 1
    await connection.close()


async def test_a_second_house_is_refused_and_told_why(cluster: Cluster) -> None:
    place = await cluster.database()
    first = await open_store(place)

    with pytest.raises(
        StoreUnusable, match=r"another house is open with the PostgreSQL database house\d+; give this one"
    ):
        await open_store(place)

    await first.commit([GuestSaved("anna", b"")])
    await first.close()
    second = await open_store(place)
    assert await second.guest("anna") == GuestSaved("anna", b"")
    await second.close()


async def test_houses_in_two_databases_or_two_schemas_do_not_disturb_one_another(cluster: Cluster) -> None:
    place = await cluster.database()
    connection = await asyncpg.connect(place)
    await connection.execute("CREATE SCHEMA other")
    await connection.close()

    stores = [await open_store(one) for one in (place, f"{place}&search_path=other", await cluster.database())]

    await stores[0].commit([GuestSaved("anna", b"")])
    assert await stores[1].guest("anna") is None
    for store in stores:
        await store.close()


async def test_a_house_that_was_cut_off_takes_its_database_again(cluster: Cluster) -> None:
    place = await cluster.database()
    store = await open_store(place)
    await cut_off(place)

    await store.commit([GuestSaved("anna", b"after")])

    with pytest.raises(StoreUnusable, match="another house"):
        await open_store(place)
    await store.close()


async def test_a_house_that_was_cut_off_writes_nothing_while_another_has_its_database(cluster: Cluster) -> None:
    place = await cluster.database()
    first = await open_store(place)
    await first.commit([GuestSaved("anna", b"before")])
    await cut_off(place)
    second = await open_store(place)

    for _ in range(2):
        with pytest.raises(StoreAway, match="another house is open"):
            await first.commit([GuestSaved("anna", b"stale")])
    with pytest.raises(StoreAway, match="another house is open"):
        await first.check()
    assert await second.guest("anna") == GuestSaved("anna", b"before")

    await second.close()
    await first.commit([GuestSaved("anna", b"again")])
    assert await first.guest("anna") == GuestSaved("anna", b"again")
    await first.close()


async def test_a_database_that_cannot_be_used_is_not_kept_from_others(cluster: Cluster) -> None:
    place = await cluster.database()
    await (await open_store(place)).close()
    connection = await asyncpg.connect(place)
    await connection.execute("UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(StoreUnusable, match="newer"):
        await open_store(place)

    await connection.execute("UPDATE alembic_version SET version_num = $1", HEAD)
    await connection.close()
    await (await open_store(place)).close()
