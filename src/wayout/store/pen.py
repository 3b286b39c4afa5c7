"""The one connection that writes to PostgreSQL. With it goes a lock, so that one house at a time has the database."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg

from wayout.store.postgres_troubles import CONNECT_SECONDS, Connection, answered_in_time, told_apart
from wayout.store.store import StoreAway

HOUSE_LOCK: Final = 0x77_61_79_6F  # any number that only this program uses
LOCK: Final = "SELECT pg_advisory_lock($1, hashtext(current_schema()))"
"""For as long as the connection lasts; PostgreSQL keeps apart the locks of its databases itself."""
PATIENCE: Final = "SET LOCAL lock_timeout = '3s'"
"""A house that was killed has let go before that."""
SETTINGS: Final = {
    "application_name": "wayout",
    "synchronous_commit": "on",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""A house whose machine or network is gone loses its lock in half a minute."""


class TakenByAnother(StoreAway):
    """Another house has the database; nothing of ours can be written."""


class Pen:
    """A transaction on it is one of the house that has the lock, or fails: whoever loses the lock loses the connection.

    Lost, it is taken up again with the next transaction, if no other house has taken it meanwhile.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection[Any] | None = None

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        try:
            with told_apart():
                connection = await self.take()
                with answered_in_time(connection):
                    async with connection.transaction():
                        yield connection
        except StoreAway:
            self._drop()
            raise

    async def take(self) -> "asyncpg.Connection[Any]":
        """The connection, with the lock."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url)
        return self._connection

    async def lay_down(self) -> None:
        """Close, if there is still somebody to say goodbye to."""
        if self._connection is not None:
            with contextlib.suppress(StoreAway), told_apart():
                await self._connection.close(timeout=CONNECT_SECONDS)

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def connect(url: str) -> "asyncpg.Connection[Any]":
    """With the lock, or not at all."""
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=SETTINGS)
    try:
        await lock(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def lock(connection: "asyncpg.Connection[Any]") -> None:
    with answered_in_time(connection):
        try:
            async with connection.transaction():
                await connection.execute(PATIENCE)
                await connection.execute(LOCK, HOUSE_LOCK)
        except asyncpg.LockNotAvailableError:
            name = await connection.fetchval("SELECT current_database()")
            raise TakenByAnother(
                f"another house is open with the PostgreSQL database {name}; give this one a database of its own"
            ) from None
