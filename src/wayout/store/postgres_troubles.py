"""PostgreSQL's troubles by the names that every store has for them."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import asyncpg

from wayout.store.store import StoreAway, StoreFull

Connection: TypeAlias = "asyncpg.Connection[Any] | asyncpg.pool.PoolConnectionProxy[Any]"

CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0
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
    asyncpg.ReadOnlySQLTransactionError,
)


@contextlib.contextmanager
def told_apart() -> Iterator[None]:
    try:
        yield
    except asyncpg.DiskFullError as error:
        raise StoreFull(f"PostgreSQL: {error}") from error
    except asyncpg.exceptions.DataError:
        raise
    except AWAY as error:
        raise StoreAway(f"PostgreSQL: {str(error) or 'no answer in time'}") from error


@contextlib.contextmanager
def answered_in_time(connection: Connection) -> Iterator[None]:
    """Hangs up on a server that says nothing. To ask it to stop, as asyncpg would, is to wait for it once more."""
    alarm = asyncio.get_running_loop().call_later(ANSWER_SECONDS, connection.terminate)
    try:
        yield
    finally:
        alarm.cancel()
