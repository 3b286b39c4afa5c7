"""The house's own store: one SQLite file, one thread that writes in groups, one that reads."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time_ns
from typing import Final, TypeVar

from wayout.store import schema
from wayout.store import statements as sql
from wayout.store.rows import GuestSaved, KeptMatch, KeptTry, PulseFelt, Row, SubscriptionKept, TableSaved
from wayout.store.sqlite_troubles import told_apart
from wayout.store.sqlite_writer import Waiting, Writer
from wayout.store.store import CHECK_SECONDS, StoreUnusable

T = TypeVar("T")

CHECKPOINT_PAGES: Final = 4000
"""The write-ahead log is carried over when it is so long: four times as long as usual, and so much less often."""
BUSY_SECONDS: Final = 10.0


def connect(path: str) -> sqlite3.Connection:
    """A connection on which a commit has reached the disk when it returns."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    return connection


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN EXCLUSIVE")
    try:
        exists = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        current = connection.execute(schema.REVISION).fetchone()[0] if exists else None
        for statement in schema.upgrade("sqlite", current).split(";"):
            connection.execute(statement)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


class SqliteStore:
    """The log in a file. Open it with `open`."""

    def __init__(self, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        self._writing = writing
        self._reading = reading
        self._writer = Writer(writing)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer.start()

    @classmethod
    async def open(cls, path: str) -> "SqliteStore":
        return await asyncio.to_thread(cls._open, path)

    @classmethod
    def _open(cls, path: str) -> "SqliteStore":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        try:
            writing = connect(path)
            bring_up_to_date(writing)
            return cls(writing, connect(path))
        except sqlite3.Error as error:
            raise StoreUnusable(f"{path}: {error}") from error

    async def commit(self, rows: Sequence[Row]) -> None:
        waiting = Waiting(rows)
        self._writer.inbox.put(waiting)
        await waiting.done

    async def tables_in_use(self) -> list[TableSaved]:
        return await self._read(lambda: self._tables(sql.TABLES_IN_USE))

    async def tables_asleep(self) -> list[TableSaved]:
        return await self._read(lambda: self._tables(sql.TABLES_ASLEEP))

    async def awake(self) -> int | None:
        found = await self._read(lambda: self._one(sql.AWAKE))
        return None if found is None else int(found[0])

    async def subscriptions(self, guest: str) -> list[SubscriptionKept]:
        found = await self._read(lambda: self._reading.execute(sql.SUBSCRIPTIONS, (guest,)).fetchall())
        return [SubscriptionKept(*one) for one in found]

    async def table(self, code: str) -> TableSaved | None:
        found = await self._read(lambda: self._one(sql.TABLE, code))
        return None if found is None else self._table(found)

    async def guest(self, guest: str) -> GuestSaved | None:
        found = await self._read(lambda: self._one(sql.GUEST, guest))
        return None if found is None else GuestSaved(*found)

    async def match(self, match: str, from_snapshot: bool) -> KeptMatch | None:
        return await self._read(lambda: self._match(match, from_snapshot))

    async def try_of(self, day: str, maze: str, guest: str) -> KeptTry | None:
        return next(iter(await self._read(lambda: self._tries(sql.TRY, day, maze, guest))), None)

    async def tries_on(self, day: str) -> list[KeptTry]:
        return await self._read(lambda: self._tries(sql.TRIES_ON, day))

    async def tries_in(self, match: str) -> list[KeptTry]:
        return await self._read(lambda: self._tries(sql.TRIES_IN, match))

    async def check(self) -> None:
        with told_apart():
            async with asyncio.timeout(CHECK_SECONDS):
                await self.commit([PulseFelt(time_ns())])
                await self._read(lambda: self._one(sql.PULSE))

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.inbox.put(None)
        self._writer.join()
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()

    async def _read(self, work: Callable[[], T]) -> T:
        with told_apart():
            return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    def _one(self, statement: str, *given: object) -> sql.Values | None:
        found: sql.Values | None = self._reading.execute(statement, given).fetchone()
        return found

    def _tries(self, statement: str, *given: object) -> list[KeptTry]:
        return [KeptTry(*found) for found in self._reading.execute(statement, given)]

    def _tables(self, statement: str) -> list[TableSaved]:
        return [self._table(found) for found in self._reading.execute(statement)]

    def _table(self, found: sql.Values) -> TableSaved:
        code, in_use, version, document, wakes = found
        return TableSaved(code, bool(in_use), version, document, wakes)

    def _match(self, match: str, from_snapshot: bool) -> KeptMatch | None:
        self._reading.execute("BEGIN")
        try:
            found = self._one(sql.MATCH, match)
            if found is None:
                return None
            snapshot = self._one(sql.SNAPSHOT, match) if from_snapshot else None
            after = sql.BEFORE_ALL if snapshot is None else snapshot[1]
            lines = [line for (line,) in self._reading.execute(sql.STEPS, (match, after))]
            before = [line for (line,) in self._reading.execute(sql.STEPS_BEFORE, (match, after, sql.EARLIER))]
            return sql.kept_match(found, snapshot, lines, before[::-1])
        finally:
            self._reading.execute("COMMIT")
