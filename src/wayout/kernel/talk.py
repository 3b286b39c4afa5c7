"""Where one may talk during a game, and who reads it."""

from typing import Final

import msgspec

from wayout.kernel.play import Refusal
from wayout.kernel.seats import Seat

TABLE: Final = "table"
"""The channel that every table has."""


class Channel(msgspec.Struct, frozen=True):
    """Its name is in the words, by id."""

    id: str
    readers: frozenset[Seat] | None = None
    """Whoever sits in these seats; nothing: everybody, also those who only watch."""
    silent: Refusal | None = None
    """Why one may not talk here just now, though one may read."""


def at_table(silent: Refusal | None = None) -> Channel:
    return Channel(TABLE, None, silent)
