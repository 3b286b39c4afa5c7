"""All tables of the house: opened, found, read from the store when somebody comes, put away when nobody does."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

from wayout.kernel.play import IllegalAction
from wayout.kernel.record import Header, Step
from wayout.server import codes, logs
from wayout.server.clock import HouseClock
from wayout.server.desk import Desk
from wayout.server.metrics import Metrics
from wayout.store.rows import Overtaken, TableSaved
from wayout.store.store import Store
from wayout.table.document import match_of
from wayout.table.house import Guest, House
from wayout.table.messages import Gone
from wayout.table.post import Batch
from wayout.table.table import Table

T = TypeVar("T")

QUIET_SECONDS: Final = 900.0
SWEEP_SECONDS: Final = 30.0
LAST_WORK_SECONDS: Final = 10.0
FAREWELL_SECONDS: Final = 2.0


class HouseFull(Exception):
    """There are as many tables as the house will hold, or it is closing."""


async def in_time(seconds: float, works: Sequence[Awaitable[Any]]) -> None:
    """All of this, as far as it gets; what was broken off before is no reason to break off the rest."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*works, return_exceptions=True)


class Hub:
    """By code: the tables that are in memory, and the way to those that are not."""

    def __init__(
        self, store: Store, house: House, metrics: Metrics, most_tables: int, clock: HouseClock | None = None
    ) -> None:
        self.store = store
        self.clock = clock or HouseClock()
        self.house = house
        self.metrics = metrics
        self.closing = False
        self._most = most_tables
        self._desks: dict[str, Desk] = {}
        self._busy: dict[str, asyncio.Task[Any]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Read the tables in use, and begin to put quiet ones away."""
        saved = await self.store.tables_in_use()
        for one in saved:
            try:
                self._sit_down(await self._load(one))
            except IllegalAction as error:
                logs.say("a table stays closed", code=error.refusal.code, **error.refusal.facts)
            except Exception as error:
                self.metrics.troubles.inc()
                logs.trouble("a table could not be read", error)
        logs.say("tables are open", count=len(self._desks))
        self._tasks = [asyncio.create_task(work) for work in (self._sweep(), self.clock.beat(self.metrics.lag.observe))]

    async def close(self) -> None:
        """Finish what has come in, say goodbye, keep everything."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        desks = list(self._desks.values())
        await in_time(LAST_WORK_SECONDS, [desk.finish() for desk in desks])
        links = [link for desk in desks for link in desk.links.values()]
        for link in links:
            link.tell(Gone("shutdown"))
        await in_time(FAREWELL_SECONDS, [link.sent.wait() for link in links])

    async def create(self, game: str, host: Guest) -> str:
        return await self._open(lambda code: Table.create(code, game, host, self.clock.now(), self.house))

    async def fork(self, header: Header, steps: list[Step], number: int, host: Guest) -> str:
        return await self._open(
            lambda code: Table.fork(code, header, steps, number, host, self.clock.now(), self.house)
        )

    async def find(self, code: str) -> Desk | None:
        """The desk of that table, read from the store if need be; raises IllegalAction if it cannot be played on."""
        if self.closing:
            raise HouseFull
        while (task := self._busy.get(code)) is not None:
            await asyncio.wait({task})
        desk = self._desks.get(code)
        return desk if desk is not None else await self._alone(code, self._fetch(code))

    def tables_of(self, guest_id: str) -> list[Table]:
        """Those in memory that know this guest, the newest first."""
        tables = [desk.table for desk in reversed(self._desks.values())]
        return [table for table in tables if any(guest.id == guest_id for guest in table.guests)]

    async def put_quiet_away(self, seconds: float) -> None:
        """Out of memory with tables where nobody has been for so long."""
        for code, desk in list(self._desks.items()):
            if code not in self._busy and desk.is_quiet(seconds):
                await self._alone(code, self._put_away(code, desk))

    async def _alone(self, code: str, work: Coroutine[Any, Any, T]) -> T:
        """Reading and putting away take time: whoever asks for the same table meanwhile waits."""
        task = self._busy[code] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._busy.pop(code))
        return await asyncio.shield(task)

    async def _fetch(self, code: str) -> Desk | None:
        saved = await self.store.table(code)
        if saved is None:
            return None
        self._must_have_room()
        return self._sit_down(await self._load(saved))

    async def _put_away(self, code: str, desk: Desk) -> None:
        del self._desks[code]
        self.metrics.tables.set(len(self._desks))
        try:
            await desk.put_away()
        except Exception as error:
            logs.trouble("a table could not be put away", error)

    async def _open(self, make: Callable[[str], tuple[Table, Batch]]) -> str:
        self._must_have_room()
        table = await self._make(make)
        self._sit_down(table)
        self.metrics.opened.inc()
        return table.code

    async def _make(self, make: Callable[[str], tuple[Table, Batch]]) -> Table:
        """With a code that no table has: the store says so."""
        while True:
            table, batch = make(codes.new_code())
            with contextlib.suppress(Overtaken):
                await self.store.commit(batch.rows)
                return table

    def _must_have_room(self) -> None:
        if self.closing or len(self._desks) >= self._most:
            raise HouseFull

    def _sit_down(self, table: Table) -> Desk:
        async def read_again() -> Table:
            saved = await self.store.table(table.code)
            assert saved is not None
            return await self._load(saved)

        desk = self._desks[table.code] = Desk(table, self.store, self.metrics, self.clock, read_again)
        self.metrics.tables.set(len(self._desks))
        return desk

    async def _load(self, saved: TableSaved) -> Table:
        match = match_of(saved.document)
        kept = None if match is None else await self.store.match(match, from_snapshot=True)
        return Table.load(saved.document, kept, self.clock.now(), self.house)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.put_quiet_away(QUIET_SECONDS)
