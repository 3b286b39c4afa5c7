"""Why the store did not do what it was asked: a code with words, for those who wait for it."""

import errno
import sqlite3
from typing import Final

from wayout.table.messages import Gone

DISK_FULL: Final = "disk_full"
STORE_AWAY: Final = "store_away"
FULL: Final = (errno.ENOSPC, errno.EDQUOT)
POSTGRES_FULL: Final = "53100"


def why(error: BaseException) -> str | None:
    """None: this is no trouble of the store's."""
    if isinstance(error, sqlite3.Error):
        return DISK_FULL if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL else STORE_AWAY
    if isinstance(error, OSError):
        return DISK_FULL if error.errno in FULL else STORE_AWAY
    if type(error).__module__.startswith("asyncpg"):
        return DISK_FULL if getattr(error, "sqlstate", None) == POSTGRES_FULL else STORE_AWAY
    return None


def last_word(code: str) -> Gone:
    """After it the client comes back by itself."""
    return Gone("disk_full") if code == DISK_FULL else Gone("store_away")
