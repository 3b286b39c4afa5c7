"""One table at work: one task, one inbox. First kept, then told."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from wayout.server import logs
from wayout.server.clock import HouseClock
from wayout.server.link import Link
from wayout.server.metrics import Metrics
from wayout.server.push.bell import NO_BELL, Bell
from wayout.server.store_trouble import last_word, why
from wayout.server.turns import Turns
from wayout.store.rows import Overtaken, Row, TableSaved, TryTaken
from wayout.store.store import Store
from wayout.table.messages import ClientMessage, Refused, TakeBack, Wish
from wayout.table.post import Batch, Mail
from wayout.table.table import Table

TOGETHER: Final = 64
"""At most this many messages share a commit."""
LONGEST_SLEEP: Final = 3600.0


@dataclass(frozen=True)
class Arrived:
    link: Link


@dataclass(frozen=True)
class Left:
    link: Link


@dataclass(frozen=True)
class Spoke:
    """`at`: seconds of the house's clock."""

    link: Link
    message: ClientMessage
    at: float


Item = Arrived | Left | Spoke


class Desk:
    """Holds a table and its links; `read_again` brings the table anew from the store after a trouble, and `note` is
    told whenever others may be at it."""

    def __init__(
        self,
        table: Table,
        store: Store,
        metrics: Metrics,
        clock: HouseClock,
        read_again: Callable[[], Awaitable[Table]],
        bell: Bell = NO_BELL,
        note: Callable[[Table], None] = lambda table: None,
        turns: Turns | None = None,
    ) -> None:
        self.table = table
        self.clock = clock
        self.links: dict[str, Link] = {}
        self._quiet_since = monotonic()
        self._store = store
        self._metrics = metrics
        self._read_again = read_again
        self._bell = bell
        self._note = note
        self._turns = turns or Turns()
        self._inbox: deque[Item] = deque()
        self._signal = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._closing = False
        self._stale = False
        """The table in memory is not what is kept: it must be read again before anything else."""
        self._task = asyncio.create_task(self._work())

    @property
    def backlog(self) -> int:
        return len(self._inbox)

    def is_quiet(self, seconds: float, nap: int) -> bool:
        """Nobody here for so long, and nothing that time alone would change within the nap's milliseconds."""
        wake = self.table.next_wake
        soon = wake is not None and not self._stale and wake < self.clock.now() + nap
        return not (self._inbox or self.links or soon) and monotonic() - self._quiet_since >= seconds

    def post(self, item: Item) -> None:
        self._inbox.append(item)
        self._signal.set()

    async def finish(self) -> None:
        """Do what has come in, then stop."""
        self._closing = True
        self._signal.set()
        await self._task
        if self._timer is not None:
            self._timer.cancel()

    async def put_away(self) -> None:
        """Keep the table as one that nobody waits for."""
        await self.finish()
        if not self._stale:
            await self._keep(self.table.close(self.clock.now()).rows)

    async def _work(self) -> None:
        self._set_timer()
        while self._inbox or not self._closing:
            await self._signal.wait()
            self._signal.clear()
            items = [self._inbox.popleft() for _ in range(min(TOGETHER, len(self._inbox)))]
            if self._inbox:
                self._signal.set()
            await self._take(items)
            self._set_timer()
            await asyncio.sleep(0)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.table.next_wake
        if due is None or self._stale or self._closing:
            return
        delay = min(max(0.0, due / 1000 - self.clock.seconds()), LONGEST_SLEEP)
        self._timer = asyncio.get_running_loop().call_later(delay, self._signal.set)

    async def _take(self, items: Sequence[Item]) -> None:
        try:
            await self._serve_if_all_may_try(items)
        except Exception as error:
            await self._start_over(items, error)

    async def _serve_even_if_overtaken(self, items: Sequence[Item]) -> None:
        try:
            await self._serve(items)
        except TryTaken:
            raise
        except Overtaken:
            self._stale = True
            await self._serve(items)

    async def _serve_if_all_may_try(self, items: Sequence[Item]) -> None:
        try:
            await self._serve_even_if_overtaken(items)
        except TryTaken:
            await self._name_those_who_tried(items)

    async def _name_those_who_tried(self, items: Sequence[Item]) -> None:
        """Somebody who sits here has tried this day's maze elsewhere: nothing has begun."""
        await self._reload(items)
        day, maze = self.table.todays_maze(self.clock.now())
        tried = [guest for guest in self.table.people if await self._store.try_of(day, maze, guest.id)]
        self._apologise(items, "day_tried_here", {"names": ", ".join(guest.name for guest in tried)})

    async def _start_over(self, items: Sequence[Item], error: Exception) -> None:
        """Nobody expected this: back to what is kept, and sorry to those who asked."""
        self._stale = True
        self._metrics.troubles.inc()
        trouble = logs.trouble("a table must be read again", error)
        code = why(error) or "internal"
        try:
            await self._reload(items)
        except Exception as again:
            logs.trouble("a table cannot be read", again)
            self._apologise(items, code, {"id": trouble})
            self._let_go(why(again))
        else:
            self._apologise(items, code, {"id": trouble})

    async def _serve(self, items: Sequence[Item]) -> None:
        """Everything that waits shares one commit, and is told after it."""
        if self._stale:
            await self._reload(items)
            items = [item for item in items if isinstance(item, Spoke)]
        if self.table.real_time:
            for link in self.links.values():
                self.table.measure(link.id, link.round_trip.milliseconds)
        batches = [self._apply(item) for item in items]
        due, now = self.table.next_wake, self.clock.now()
        if self.table.real_time or (due is not None and due <= now):
            batches.append(self.table.wake(now))
        self.table.await_turn(self._turns.next, self.clock.now())
        await self._keep_and_tell(batches)

    def _apply(self, item: Item) -> Batch:
        link, now = item.link, self.clock.now()
        match item:
            case Arrived():
                self.links[link.id] = link
                return self._connect(link)
            case Left():
                self._forget(link)
                if link.is_screen:
                    return self.table.close_screen(link.id, now)
                return self.table.disconnect(link.guest.id, link.id, now)
            case Spoke():
                heard = int(item.at * 1000)
                return self.table.handle(link.reader, item.message, now, link.id, heard, later=True)

    def _connect(self, link: Link) -> Batch:
        now = self.clock.now()
        if link.is_screen:
            return self.table.open_screen(link.guest.id, link.id, now)
        return self.table.connect(link.guest, link.id, now)

    def _forget(self, link: Link) -> None:
        self.links.pop(link.id, None)
        self._quiet_since = monotonic()

    async def _keep_and_tell(self, batches: Sequence[Batch]) -> None:
        for batch in batches:
            for error in batch.troubles:
                self._metrics.troubles.inc()
                logs.trouble("a table recovered", error)
        rows = [row for batch in batches for row in batch.rows]
        await self._keep(rows)
        if any(isinstance(row, TableSaved) for row in rows):
            self._note(self.table)
        for batch in batches:
            for mail in batch.mail:
                self._deliver(mail)
            for ring in batch.rings:
                self._bell.ring(ring, self.table.code, self.table.game_id)

    async def _keep(self, rows: Sequence[Row]) -> None:
        if not rows:
            return
        await self._store.commit(rows)

    def _deliver(self, mail: Mail) -> None:
        for link in self._readers(mail):
            link.post(mail.kind, mail.data)

    def _readers(self, mail: Mail) -> list[Link]:
        if mail.link is not None:
            found = self.links.get(mail.link)
            return [] if found is None else [found]
        return [link for link in self.links.values() if link.reader == mail.guest]

    async def _reload(self, items: Sequence[Item]) -> None:
        """The table as it is kept, and everybody who is here connected to it."""
        self._metrics.reloads.inc()
        for item in items:
            if isinstance(item, Left):
                self._forget(item.link)
            elif isinstance(item, Arrived):
                self.links[item.link.id] = item.link
        self._stale = True
        self.table = await self._read_again()
        self._note(self.table)
        batches = [self._connect(link) for link in self.links.values()]
        await self._keep_and_tell(batches)
        self._stale = False

    def _apologise(self, items: Sequence[Item], code: str, facts: dict[str, Any]) -> None:
        for item in items:
            if not isinstance(item, Spoke):
                continue
            named = item.message.id if isinstance(item.message, Wish | TakeBack) else None
            item.link.tell(Refused(code, "", facts, named))

    def _let_go(self, code: str | None) -> None:
        """The store does not answer. Everybody is told, comes back by themselves, and then it is asked again."""
        for link in self.links.values():
            if code is None:
                link.let_go()
            else:
                link.tell(last_word(code))
