"""What a store promises, whatever the database."""

from collections.abc import Sequence
from typing import Final, Protocol

from wayout.store.rows import GuestSaved, KeptMatch, KeptTry, Row, SubscriptionKept, TableSaved

CHECK_SECONDS: Final = 1.0
"""A store that needs longer for one small row is no store to play with."""


class Store(Protocol):
    """Keeps rows. What `commit` has returned for survives a crash of the process and of the machine.

    All of these raise StoreFull or StoreAway where that is the trouble; after a while things may be well again.
    """

    async def commit(self, rows: Sequence[Row]) -> None:
        """Keep all of these rows or none of them, durably. Commits made at the same time share one transaction.

        Raises Overtaken if a match or a step of that number is kept already, or if the kept version of a table is not
        the one before, and TryTaken if a guest has had that try; then none of these rows is kept.
        """
        ...

    async def tables_in_use(self) -> list[TableSaved]:
        """The tables that were in use when they were last saved."""
        ...

    async def tables_asleep(self) -> list[TableSaved]:
        """Those that are to be woken at a known time, and not in use."""
        ...

    async def awake(self) -> int | None:
        """How late it was by the house's clock when the house was last awake."""
        ...

    async def subscriptions(self, guest: str) -> list[SubscriptionKept]:
        """Where this guest is called, the oldest first."""
        ...

    async def table(self, code: str) -> TableSaved | None: ...

    async def guest(self, guest: str) -> GuestSaved | None: ...

    async def match(self, match: str, from_snapshot: bool) -> KeptMatch | None:
        """All steps of a match, or only its newest snapshot and the steps after it."""
        ...

    async def try_of(self, day: str, maze: str, guest: str) -> KeptTry | None: ...

    async def tries_on(self, day: str) -> list[KeptTry]: ...

    async def tries_in(self, match: str) -> list[KeptTry]:
        """Whose try that match was; nobody's, if it is none of a day's maze."""
        ...

    async def check(self) -> None:
        """Write one small row as durably as any other, on the same way, and read it; within a second."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        ...


class StoreUnusable(Exception):
    """The database cannot be used as it is; says why."""


class StoreFull(Exception):
    """The disk takes no more: it is full, or broken."""


class StoreAway(Exception):
    """The database cannot be reached, or does not answer in time."""


async def open_store(place: str) -> Store:
    """The store at a PostgreSQL URL, or in an SQLite file."""
    if place.startswith(("postgresql://", "postgres://")):
        from wayout.store.postgres import PostgresStore

        return await PostgresStore.open(place)
    from wayout.store.sqlite import SqliteStore

    return await SqliteStore.open(place)
