"""The store for larger houses: PostgreSQL, with the same promise and the same grouping."""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from time import time
from typing import Any, Final

import asyncpg

from wayout.store import schema
from wayout.store import statements as sql
from wayout.store.rows import GuestSaved, KeptMatch, Overtaken, PulseFelt, Row, TableSaved
from wayout.store.store import CHECK_SECONDS, StoreAway, StoreFull, StoreUnusable

GROUP: Final = 512
MIGRATION_LOCK: Final = 0x77_61_79_6F  # any number that only this program uses
CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 10.0
AWAY: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)


@contextlib.contextmanager
def told_apart() -> Iterator[None]:
    """PostgreSQL's troubles by the names that every store has for them."""
    try:
        yield
    except asyncpg.DiskFullError as error:
        raise StoreFull(f"PostgreSQL: {error}") from error
    except asyncpg.exceptions.DataError:
        raise
    except AWAY as error:
        raise StoreAway(f"PostgreSQL: {str(error) or 'no answer in time'}") from error


def numbered(statement: str) -> str:
    """`? ... ?` as `$1 ... $2`."""
    pieces = statement.split("?")
    return pieces[0] + "".join(f"${number}{piece}" for number, piece in enumerate(pieces[1:], start=1))


WRITES: Final = {kind: numbered(statement) for kind, statement in sql.WRITES.items()}
TABLE, GUEST, MATCH, SNAPSHOT, STEPS = map(numbered, (sql.TABLE, sql.GUEST, sql.MATCH, sql.SNAPSHOT, sql.STEPS))

Waiting = tuple[Sequence[Row], "asyncio.Future[None]"]


async def bring_up_to_date(connection: "asyncpg.pool.PoolConnectionProxy[Any]") -> None:
    """Several processes may start at once: the first does it, the others wait and find it done."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        exists = await connection.fetchval("SELECT to_regclass('alembic_version')")
        current = await connection.fetchval(schema.REVISION) if exists else None
        script = schema.upgrade("postgresql", current)
        if script:
            await connection.execute(script)


class PostgresStore:
    """The log in PostgreSQL. Open it with `open`."""

    def __init__(self, pool: "asyncpg.Pool[Any]") -> None:
        self._pool = pool
        self._inbox: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_on())

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        durable = {"synchronous_commit": "on", "application_name": "wayout"}
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=2,
                max_size=6,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                server_settings=durable,
            )
            async with pool.acquire() as connection:
                await bring_up_to_date(connection)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreUnusable(f"PostgreSQL: {error}") from error
        return cls(pool)

    async def commit(self, rows: Sequence[Row]) -> None:
        done = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((rows, done))
        await done

    async def tables_in_use(self) -> list[TableSaved]:
        with told_apart():
            return [TableSaved(*found) for found in await self._pool.fetch(sql.TABLES_IN_USE)]

    async def table(self, code: str) -> TableSaved | None:
        with told_apart():
            found = await self._pool.fetchrow(TABLE, code)
        return None if found is None else TableSaved(*found)

    async def guest(self, guest: str) -> GuestSaved | None:
        with told_apart():
            found = await self._pool.fetchrow(GUEST, guest)
        return None if found is None else GuestSaved(*found)

    async def match(self, match: str, from_snapshot: bool) -> KeptMatch | None:
        with told_apart():
            return await self._match(match, from_snapshot)

    async def check(self) -> None:
        with told_apart():
            async with asyncio.timeout(CHECK_SECONDS):
                await self.commit([PulseFelt(int(time() * 1000))])
                await self._pool.fetchval(sql.PULSE)

    async def close(self) -> None:
        self._inbox.put_nowait(None)
        await self._writer
        await self._pool.close()

    async def _match(self, match: str, from_snapshot: bool) -> KeptMatch | None:
        async with self._pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
            found = await connection.fetchrow(MATCH, match)
            if found is None:
                return None
            snapshot = await connection.fetchrow(SNAPSHOT, match) if from_snapshot else None
            after = sql.BEFORE_ALL if snapshot is None else snapshot["number"]
            lines = [step["line"] for step in await connection.fetch(STEPS, match, after)]
        return sql.kept_match(tuple(found), None if snapshot is None else tuple(snapshot), lines)

    async def _write_on(self) -> None:
        while (first := await self._inbox.get()) is not None:
            group = [first]
            while len(group) < GROUP and not self._inbox.empty():
                more = self._inbox.get_nowait()
                if more is None:
                    self._inbox.put_nowait(None)
                    break
                group.append(more)
            await self._commit(group)

    async def _commit(self, group: list[Waiting]) -> None:
        """All together; if any of them was overtaken, once more, each on its own within the transaction."""
        try:
            outcomes = await self._together(group)
        except asyncpg.UniqueViolationError:
            outcomes = await self._one_by_one(group)
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if done.done():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

    async def _together(self, group: list[Waiting]) -> list[Exception | None]:
        try:
            with told_apart():
                async with self._pool.acquire() as connection, connection.transaction():
                    await write(connection, [row for rows, _ in group for row in rows])
        except asyncpg.UniqueViolationError:
            raise
        except Exception as error:
            return [error for _ in group]
        return [None for _ in group]

    async def _one_by_one(self, group: list[Waiting]) -> list[Exception | None]:
        outcomes: list[Exception | None] = []
        try:
            with told_apart():
                async with self._pool.acquire() as connection, connection.transaction():
                    for rows, _ in group:
                        outcomes.append(await write_if_free(connection, rows))
        except Exception as error:
            return [error for _ in group]
        return outcomes


async def write_if_free(connection: "asyncpg.pool.PoolConnectionProxy[Any]", rows: Sequence[Row]) -> Overtaken | None:
    try:
        async with connection.transaction():
            await write(connection, rows)
    except asyncpg.UniqueViolationError as error:
        return Overtaken(str(error))
    return None


async def write(connection: "asyncpg.pool.PoolConnectionProxy[Any]", rows: Sequence[Row]) -> None:
    """One round trip per kind of row."""
    for kind, statement in WRITES.items():
        given = [sql.values(row) for row in rows if type(row) is kind]
        if given:
            await connection.executemany(statement, given)
