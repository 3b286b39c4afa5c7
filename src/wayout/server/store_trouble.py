"""Why the store did not do what it was asked: a code with words, for those who wait for it."""

from typing import Final

from wayout.store.store import StoreAway, StoreFull
from wayout.table.messages import Gone

DISK_FULL: Final = "disk_full"
STORE_AWAY: Final = "store_away"


def why(error: BaseException) -> str | None:
    """None: this is no trouble of the store's."""
    if isinstance(error, StoreFull):
        return DISK_FULL
    return STORE_AWAY if isinstance(error, StoreAway) else None


def last_word(code: str) -> Gone:
    """After it the client comes back by itself."""
    return Gone("disk_full") if code == DISK_FULL else Gone("store_away")
