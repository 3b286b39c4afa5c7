"""All tables of the house: opened, found, read from the store when somebody comes or their time does, put away when
nobody does."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from wayout.kernel.play import IllegalAction
from wayout.kernel.record import Header, Step
from wayout.server import codes, logs
from wayout.server.clock import HouseClock
from wayout.server.desk import Desk
from wayout.server.metrics import Metrics
from wayout.server.push.bell import NO_BELL, Bell
from wayout.server.turns import Turns
from wayout.server.whereabouts import Whereabouts
from wayout.store.rows import HouseAwake, Overtaken, TableSaved, TryTaken
from wayout.store.store import Store
from wayout.table.card import Card, read_card
from wayout.table.document import match_of
from wayout.table.house import Guest, House
from wayout.table.messages import Gone
from wayout.table.post import Batch, Ring
from wayout.table.table import Table

T = TypeVar("T")

QUIET_SECONDS: Final = 900.0
LEFT_SECONDS: Final = 10.0
"""For which nobody was at a table, where others want the room; whoever has just opened one is on the way to it."""
SWEEP_SECONDS: Final = 30.0
LAST_WORK_SECONDS: Final = 10.0
FAREWELL_SECONDS: Final = 2.0
NAP: Final = 900_000
"""Milliseconds: a table that must wake sooner is not worth putting away."""
EARLY: Final = 60_000
"""Milliseconds: so long before its time a sleeping table is read again, so that nothing happens late."""


class HouseFull(Exception):
    """There are as many tables with people as the house will hold, or it is closing."""


class Asleep(NamedTuple):
    """What is left in memory of a table that waits for somebody, who may take days."""

    wakes: int
    card: Card


async def in_time(seconds: float, works: Sequence[Awaitable[Any]]) -> None:
    """All of this, as far as it gets; what was broken off before is no reason to break off the rest."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*works, return_exceptions=True)


class Hub:
    """By code: the tables that are in memory, and the way to those that are not."""

    def __init__(
        self,
        store: Store,
        house: House,
        metrics: Metrics,
        most_tables: int,
        clock: HouseClock | None = None,
        bell: Bell = NO_BELL,
    ) -> None:
        self.store = store
        self.clock = clock or HouseClock()
        self.house = house
        self.metrics = metrics
        self.closing = False
        self._most = most_tables
        self._bell = bell
        self._desks: dict[str, Desk] = {}
        self._asleep: dict[str, Asleep] = {}
        self._whereabouts = Whereabouts()
        self._turns = Turns()
        self._busy: dict[str, asyncio.Task[Any]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Go on where the house was left, read the tables in use, and begin to put quiet ones away."""
        self.clock.go_on_from(await self.store.awake())
        self._asleep = {one.code: Asleep(one.wakes or 0, card) async for one, card in self._cards()}
        for code, asleep in self._asleep.items():
            self._whereabouts.note(code, asleep.card.names)
        saved = await self.store.tables_in_use()
        for one in saved:
            try:
                self._sit_down(await self._load(one))
            except IllegalAction as error:
                logs.say("a table stays closed", code=error.refusal.code, **error.refusal.facts)
            except Exception as error:
                self.metrics.troubles.inc()
                logs.trouble("a table could not be read", error)
        logs.say("tables are open", count=len(self._desks), asleep=len(self._asleep))
        await self.keep_the_time()
        self._tasks = [asyncio.create_task(work) for work in (self._sweep(), self.clock.beat(self.metrics.lag.observe))]

    async def close(self) -> None:
        """Finish what has come in, say goodbye, keep everything."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        desks = list(self._desks.values())
        await in_time(LAST_WORK_SECONDS, [*(desk.finish() for desk in desks), self.keep_the_time()])
        links = [link for desk in desks for link in desk.links.values()]
        for link in links:
            link.tell(Gone("shutdown"))
        await in_time(FAREWELL_SECONDS, [link.sent.wait() for link in links])

    async def create(self, game: str, host: Guest) -> str:
        return await self._open(lambda code: Table.create(code, game, host, self.clock.now(), self.house))

    async def open_day(self, game: str, maze: str, host: Guest) -> str:
        """A table for a maze of the day. Raises TryTaken if it would begin at once, and its host has no try left."""
        return await self._open(lambda code: Table.of_the_day(code, game, maze, host, self.clock.now(), self.house))

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

    @property
    def time_of_day(self) -> int:
        """Unix milliseconds, for people."""
        return self.house.time_of_day(self.clock.now())

    def cards_of(self, guest_id: str) -> list[Card]:
        """Of the tables in memory and those asleep that know this guest, the newest first."""
        codes = self._whereabouts.of(guest_id)
        awake = [self._desks[code].table.card for code in codes if code in self._desks]
        cards = awake + [self._asleep[code].card for code in codes if code in self._asleep]
        return [card for card in cards if guest_id in card.names]

    def wants(self, ring: Ring, code: str) -> bool:
        """Is this guest still to be called? Not with an open page at the table, nor to a turn that is over."""
        desk, asleep = self._desks.get(code), self._asleep.get(code)
        if desk is not None and any(link.reader == ring.guest for link in desk.links.values()):
            return False
        card = desk.table.card if desk is not None else None if asleep is None else asleep.card
        return ring.kind != "turn" or (card is not None and ring.guest in card.waited)

    async def put_quiet_away(self, seconds: float) -> None:
        """Out of memory with tables where nobody has been for so long."""
        for code, desk in list(self._desks.items()):
            if code not in self._busy and desk.is_quiet(seconds, NAP):
                await self._alone(code, self._put_away(code, desk))

    async def wake_those_due(self) -> None:
        """Read the sleeping tables at which something happens soon; their desks do the rest."""
        soon = self.clock.now() + EARLY
        for code in [code for code, one in self._asleep.items() if one.wakes <= soon]:
            try:
                await self.find(code)
            except IllegalAction as error:
                del self._asleep[code]
                self._whereabouts.forget(code)
                logs.say("a table stays closed", code=error.refusal.code, **error.refusal.facts)
            except Exception as error:
                logs.trouble("a table could not be woken", error)

    async def _alone(self, code: str, work: Coroutine[Any, Any, T]) -> T:
        """Reading and putting away take time: whoever asks for the same table meanwhile waits."""
        task = self._busy[code] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._busy.pop(code))
        return await asyncio.shield(task)

    async def _fetch(self, code: str) -> Desk | None:
        saved = await self.store.table(code)
        if saved is None:
            return None
        await self._make_room()
        return self._sit_down(await self._load(saved))

    async def _put_away(self, code: str, desk: Desk) -> None:
        del self._desks[code]
        self.metrics.tables.set(len(self._desks))
        wakes = desk.table.wakes(self.clock.now())
        if wakes is not None:
            self._asleep[code] = Asleep(wakes, desk.table.card)
        try:
            await desk.put_away()
        except Exception as error:
            logs.trouble("a table could not be put away", error)
        if code not in self._asleep:
            self._whereabouts.forget(code)

    async def _open(self, make: Callable[[str], tuple[Table, Batch]]) -> str:
        await self._make_room()
        table = await self._make(make)
        self._sit_down(table)
        self.metrics.opened.inc()
        return table.code

    async def _make(self, make: Callable[[str], tuple[Table, Batch]]) -> Table:
        """With a code that no table has: the store says so."""
        while True:
            table, batch = make(codes.new_code())
            try:
                await self.store.commit(batch.rows)
            except TryTaken:
                raise
            except Overtaken:
                continue
            return table

    async def _make_room(self) -> None:
        """Where there is none, one of the tables at which nobody is must go: it comes back with whoever asks for it."""
        if self.closing:
            raise HouseFull
        if len(self._desks) < self._most:
            return
        code = self._first_left(NAP) or self._first_left(0)
        if code is None:
            raise HouseFull
        await self._alone(code, self._put_away(code, self._desks[code]))

    def _first_left(self, nap: int) -> str | None:
        """Of the tables that may sleep for so many milliseconds."""
        desks = ((code, desk) for code, desk in self._desks.items() if code not in self._busy)
        return next((code for code, desk in desks if desk.is_quiet(LEFT_SECONDS, nap)), None)

    def _sit_down(self, table: Table) -> Desk:
        async def read_again() -> Table:
            saved = await self.store.table(table.code)
            assert saved is not None
            return await self._load(saved)

        desk = self._desks[table.code] = Desk(
            table, self.store, self.metrics, self.clock, read_again, self._bell, self._note, self._turns
        )
        self._note(table)
        self._asleep.pop(table.code, None)
        self.metrics.tables.set(len(self._desks))
        return desk

    def _note(self, table: Table) -> None:
        self._whereabouts.note(table.code, (guest.id for guest in table.guests))

    async def _load(self, saved: TableSaved) -> Table:
        match = match_of(saved.document)
        kept = None if match is None else await self.store.match(match, from_snapshot=True)
        return Table.load(saved.document, kept, self.clock.now(), self.house)

    async def _cards(self) -> AsyncIterator[tuple[TableSaved, Card]]:
        for one in await self.store.tables_asleep():
            try:
                yield one, read_card(one.document)
            except Exception as error:
                self.metrics.troubles.inc()
                logs.trouble("a sleeping table could not be read", error)

    async def keep_the_time(self) -> None:
        """What passes until the house is open again counts at no table."""
        try:
            await self.store.commit([HouseAwake(self.clock.now())])
        except Exception as error:
            logs.say("the time could not be kept", why=str(error))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.keep_the_time()
            await self.wake_those_due()
            await self.put_quiet_away(QUIET_SECONDS)
