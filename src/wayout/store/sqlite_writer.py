"""The one thread that writes to SQLite: whatever waits shares a transaction."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, groupby
from queue import SimpleQueue
from threading import Thread
from typing import Final

from wayout.store import statements as sql
from wayout.store.rows import Overtaken, Row
from wayout.store.sqlite_troubles import told_apart

GROUP: Final = 512
"""At most this many commits share a transaction."""
ROWS_AT_ONCE: Final = 64


class Waiting:
    """One caller of `commit`, and the rows it brought."""

    __slots__ = ("done", "loop", "rows")

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def finish(self, error: Exception | None) -> None:
        """The caller may have gone."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


Outcome = tuple[Waiting, Exception | None]


def tell(outcomes: Sequence[Outcome]) -> None:
    """From the writing thread, each loop once; a whole loop may have gone."""
    for loop, some in groupby(outcomes, lambda outcome: outcome[0].loop):
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(finish_all, list(some))


def finish_all(outcomes: Sequence[Outcome]) -> None:
    for waiting, error in outcomes:
        waiting.finish(error)


@cache
def wide(statement: str, rows: int) -> str:
    """The same insertion, for several rows at once. It gives up all that was begun if any of them is there already:
    only to give up itself, SQLite would have to keep every page as it was before."""
    values = statement.partition(" VALUES ")[2]
    return ", ".join([statement.replace("INSERT", "INSERT OR ROLLBACK", 1), *[values] * (rows - 1)])


class Writer(Thread):
    """Takes whatever waits, writes it in one transaction, and tells everybody."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="store-writer", daemon=True)
        self.inbox: SimpleQueue[Waiting | None] = SimpleQueue()
        self._connection = connection

    def run(self) -> None:
        while True:
            first = self.inbox.get()
            if first is None:
                return
            group = [first]
            closing = False
            while len(group) < GROUP and not self.inbox.empty():
                more = self.inbox.get()
                if more is None:
                    closing = True
                    break
                group.append(more)
            self._commit(group)
            if closing:
                return

    def _commit(self, group: list[Waiting]) -> None:
        """All together; if any of them was overtaken, once more, each on its own within the transaction."""
        try:
            tell(self._together(group))
        except Overtaken:
            tell(self._one_by_one(group))

    def _together(self, group: list[Waiting]) -> list[Outcome]:
        try:
            with self._transaction():
                self._write([row for waiting in group for row in waiting.rows])
        except Overtaken:
            raise
        except Exception as error:
            return [(waiting, error) for waiting in group]
        return [(waiting, None) for waiting in group]

    def _one_by_one(self, group: list[Waiting]) -> list[Outcome]:
        try:
            with self._transaction():
                return [(waiting, self._write_if_free(waiting.rows)) for waiting in group]
        except Exception as error:
            return [(waiting, error) for waiting in group]

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        try:
            with told_apart():
                self._connection.execute("BEGIN IMMEDIATE")
                yield
                self._connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):  # SQLite may have given up by itself
                self._connection.execute("ROLLBACK")
            raise

    def _write_if_free(self, rows: Sequence[Row]) -> Overtaken | None:
        """All of these rows, or none and the reason."""
        execute = self._connection.execute
        execute("SAVEPOINT one")
        try:
            for row in rows:
                self._write_one(*sql.write_of(row))
        except Overtaken as error:
            execute("ROLLBACK TO one")
            execute("RELEASE one")
            return error
        execute("RELEASE one")
        return None

    def _write(self, rows: Sequence[Row]) -> None:
        """In few statements: each gives the interpreter away and has to wait for it."""
        for statement, given in sql.writes_of(rows):
            if statement in sql.INSERTIONS:
                self._insert(statement, given)
            else:
                for values in given:
                    self._write_one(statement, values)

    def _insert(self, statement: str, given: list[sql.Values]) -> None:
        while given:
            # Powers of two, so that there are few different statements to prepare.
            count = min(ROWS_AT_ONCE, 1 << len(given).bit_length() - 1)
            some, given = given[:count], given[count:]
            self._run(statement, wide(statement, count), tuple(chain.from_iterable(some)))

    def _write_one(self, statement: str, values: sql.Values) -> None:
        touched = self._run(statement, statement, values)
        if touched == 0 and statement == sql.SAVE_TABLE:
            raise Overtaken("the table was saved by somebody else")

    def _run(self, statement: str, written: str, values: sql.Values) -> int:
        """The statement as it is written for so many rows; how many it touched."""
        try:
            return self._connection.execute(written, values).rowcount
        except sqlite3.IntegrityError as error:
            raise sql.overtaken(statement, error) from error
