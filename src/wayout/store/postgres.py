"""The store for larger houses: PostgreSQL, with the same promise and the same grouping."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from time import time_ns
from typing import Any, Final

import asyncpg

from wayout.store import schema
from wayout.store import statements as sql
from wayout.store.pen import Pen
from wayout.store.postgres_troubles import CONNECT_SECONDS, Connection, answered_in_time, told_apart
from wayout.store.rows import (
    GuestSaved,
    KeptMatch,
    KeptTry,
    Overtaken,
    PulseFelt,
    Row,
    SubscriptionKept,
    TableSaved,
)
from wayout.store.store import CHECK_SECONDS, StoreAway, StoreFull, StoreUnusable

GROUP: Final = 512


def numbered(statement: str) -> str:
    """`? ... ?` as `$1 ... $2`."""
    pieces = statement.split("?")
    return pieces[0] + "".join(f"${number}{piece}" for number, piece in enumerate(pieces[1:], start=1))


WRITES: Final = {statement: numbered(statement) for statement in sql.ORDER}
SAVE_TABLE: Final = WRITES[sql.SAVE_TABLE] + " RETURNING code"
TABLE, GUEST, MATCH, SNAPSHOT, STEPS = map(numbered, (sql.TABLE, sql.GUEST, sql.MATCH, sql.SNAPSHOT, sql.STEPS))
STEPS_BEFORE, SUBSCRIPTIONS = map(numbered, (sql.STEPS_BEFORE, sql.SUBSCRIPTIONS))
TRY, TRIES_ON, TRIES_IN = map(numbered, (sql.TRY, sql.TRIES_ON, sql.TRIES_IN))

Waiting = tuple[Sequence[Row], "asyncio.Future[None]"]


async def bring_up_to_date(connection: Connection) -> None:
    """Takes as long as it takes; nobody plays yet."""
    async with connection.transaction():
        exists = await connection.fetchval("SELECT to_regclass('alembic_version')")
        current = await connection.fetchval(schema.REVISION) if exists else None
        script = schema.upgrade("postgresql", current)
        if script:
            await connection.execute(script)


async def open_pool(url: str) -> "asyncpg.Pool[Any]":
    """For reading alone."""
    settings = {"application_name": "wayout", "default_transaction_read_only": "on"}
    with told_apart():
        return await asyncpg.create_pool(url, min_size=1, max_size=5, timeout=CONNECT_SECONDS, server_settings=settings)


class PostgresStore:
    """The log in PostgreSQL. Open it with `open`."""

    def __init__(self, pen: Pen, pool: "asyncpg.Pool[Any]") -> None:
        self._pen = pen
        self._pool = pool
        self._inbox: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_on())

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        pen = Pen(url)
        try:
            return await cls._open_with(pen, url)
        except BaseException:
            await pen.lay_down()
            raise

    @classmethod
    async def _open_with(cls, pen: Pen, url: str) -> "PostgresStore":
        try:
            with told_apart():
                await bring_up_to_date(await pen.take())
            return cls(pen, await open_pool(url))
        except (StoreAway, StoreFull) as error:
            raise StoreUnusable(str(error)) from error
        except asyncpg.PostgresError as error:
            raise StoreUnusable(f"PostgreSQL: {error}") from error

    async def commit(self, rows: Sequence[Row]) -> None:
        done = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((rows, done))
        await done

    async def tables_in_use(self) -> list[TableSaved]:
        async with self._reading() as connection:
            return [TableSaved(*found) for found in await connection.fetch(sql.TABLES_IN_USE)]

    async def tables_asleep(self) -> list[TableSaved]:
        async with self._reading() as connection:
            return [TableSaved(*found) for found in await connection.fetch(sql.TABLES_ASLEEP)]

    async def awake(self) -> int | None:
        async with self._reading() as connection:
            found: int | None = await connection.fetchval(sql.AWAKE)
        return found

    async def subscriptions(self, guest: str) -> list[SubscriptionKept]:
        async with self._reading() as connection:
            return [SubscriptionKept(*found) for found in await connection.fetch(SUBSCRIPTIONS, guest)]

    async def table(self, code: str) -> TableSaved | None:
        async with self._reading() as connection:
            found = await connection.fetchrow(TABLE, code)
        return None if found is None else TableSaved(*found)

    async def guest(self, guest: str) -> GuestSaved | None:
        async with self._reading() as connection:
            found = await connection.fetchrow(GUEST, guest)
        return None if found is None else GuestSaved(*found)

    async def match(self, match: str, from_snapshot: bool) -> KeptMatch | None:
        async with self._reading() as connection, connection.transaction(isolation="repeatable_read"):
            found = await connection.fetchrow(MATCH, match)
            if found is None:
                return None
            snapshot = await connection.fetchrow(SNAPSHOT, match) if from_snapshot else None
            after = sql.BEFORE_ALL if snapshot is None else snapshot["number"]
            lines = [step["line"] for step in await connection.fetch(STEPS, match, after)]
            before = [step["line"] for step in await connection.fetch(STEPS_BEFORE, match, after, sql.EARLIER)]
        return sql.kept_match(tuple(found), None if snapshot is None else tuple(snapshot), lines, before[::-1])

    async def try_of(self, day: str, maze: str, guest: str) -> KeptTry | None:
        return next(iter(await self._tries(TRY, day, maze, guest)), None)

    async def tries_on(self, day: str) -> list[KeptTry]:
        return await self._tries(TRIES_ON, day)

    async def tries_in(self, match: str) -> list[KeptTry]:
        return await self._tries(TRIES_IN, match)

    async def _tries(self, statement: str, *given: object) -> list[KeptTry]:
        async with self._reading() as connection:
            return [KeptTry(*found) for found in await connection.fetch(statement, *given)]

    async def check(self) -> None:
        with told_apart():
            async with asyncio.timeout(CHECK_SECONDS):
                await self.commit([PulseFelt(time_ns())])
                async with self._reading() as connection:
                    await connection.fetchval(sql.PULSE)

    async def close(self) -> None:
        self._inbox.put_nowait(None)
        await self._writer
        await self._pen.lay_down()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._pool.close()

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[Connection]:
        with told_apart():
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                with answered_in_time(connection):
                    yield connection

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
        except Overtaken:
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
            async with self._pen.transaction() as connection:
                await write(connection, [row for rows, _ in group for row in rows])
        except Overtaken:
            raise
        except Exception as error:
            return [error for _ in group]
        return [None for _ in group]

    async def _one_by_one(self, group: list[Waiting]) -> list[Exception | None]:
        try:
            async with self._pen.transaction() as connection:
                return [await write_if_free(connection, rows) for rows, _ in group]
        except Exception as error:
            return [error for _ in group]


async def write_if_free(connection: Connection, rows: Sequence[Row]) -> Overtaken | None:
    try:
        async with connection.transaction():
            await write(connection, rows)
    except Overtaken as error:
        return error
    return None


async def write(connection: Connection, rows: Sequence[Row]) -> None:
    """One round trip per statement."""
    for statement, given in sql.writes_of(rows):
        try:
            if statement == sql.SAVE_TABLE:
                await save_tables(connection, given)
            else:
                await connection.executemany(WRITES[statement], given)
        except asyncpg.UniqueViolationError as error:
            raise sql.overtaken(statement, error) from error


async def save_tables(connection: Connection, given: list[sql.Values]) -> None:
    saved = await connection.fetchmany(SAVE_TABLE, given)
    if len(saved) < len(given):
        raise Overtaken("a table was saved by somebody else")
