"""What a store promises, whatever the database."""

from collections.abc import Sequence
from typing import Protocol

from wayout.store.rows import GuestSaved, KeptMatch, Row, TableSaved


class Store(Protocol):
    """Keeps rows. What `commit` has returned for survives a crash of the process and of the machine."""

    async def commit(self, rows: Sequence[Row]) -> None:
        """Keep all of these rows or none of them, durably. Commits made at the same time share one transaction.

        Raises Overtaken if a match or a step of that number is kept already; then none of these rows is kept.
        """
        ...

    async def tables_in_use(self) -> list[TableSaved]:
        """The tables that were in use when they were last saved."""
        ...

    async def table(self, code: str) -> TableSaved | None: ...

    async def guest(self, guest: str) -> GuestSaved | None: ...

    async def match(self, match: str, from_snapshot: bool) -> KeptMatch | None:
        """All steps of a match, or only its newest snapshot and the steps after it."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        ...


class StoreUnusable(Exception):
    """The database cannot be used as it is; says why."""


async def open_store(place: str) -> Store:
    """The store at a PostgreSQL URL, or in an SQLite file."""
    if place.startswith(("postgresql://", "postgres://")):
        from wayout.store.postgres import PostgresStore

        return await PostgresStore.open(place)
    from wayout.store.sqlite import SqliteStore

    return await SqliteStore.open(place)
