"""SQLite's troubles by the names that every store has for them."""

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Final

from wayout.store.store import StoreAway, StoreFull

FULL: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
AWAY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
PRIMARY: Final = 0xFF
"""The low byte of an error's code says what it is, the rest where it came from."""


@contextlib.contextmanager
def told_apart() -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        code = error.sqlite_errorcode & PRIMARY
        if code in FULL:
            raise StoreFull(str(error)) from error
        if code in AWAY:
            raise StoreAway(str(error)) from error
        raise
    except TimeoutError as error:
        raise StoreAway("the disk does not answer in time") from error
