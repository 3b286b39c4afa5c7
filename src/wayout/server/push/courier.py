"""Calls guests who are away. Tables hand in who, and go on; nothing here keeps anybody waiting."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from wayout.server import logs
from wayout.server.limits import Buckets
from wayout.server.push.rests import Rests
from wayout.server.push.sender import Sender
from wayout.server.push.subscription import Subscription, place_of
from wayout.server.push.words import note
from wayout.store.rows import SubscriptionDropped, SubscriptionKept
from wayout.store.store import Store
from wayout.table.post import Ring

WAITING: Final = 2000
"""Calls that may wait to be made; more are left out."""
HANDS: Final = 16
ATTEMPTS: Final = 3

_read = msgspec.json.Decoder(Subscription).decode


class Job(NamedTuple):
    """`only`: the endpoint at which it is tried again."""

    ring: Ring
    code: str
    game: str
    attempt: int = 1
    only: str | None = None


Wanted = Callable[[Ring, str], bool]
"""Is this still worth a call, at the table of that code? Not to anybody who is there."""


class Courier:
    def __init__(self, store: Store, sender: Sender, rates: Buckets) -> None:
        self._store = store
        self._sender = sender
        self._rates = rates
        self._wanted: Wanted = lambda ring, code: False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue(WAITING)
        self._hands: list[asyncio.Task[None]] = []
        self._later: set[asyncio.TimerHandle] = set()
        self._rests = Rests(monotonic)

    def start(self, wanted: Wanted) -> None:
        self._wanted = wanted
        self._hands = [asyncio.create_task(self._work()) for _ in range(HANDS)]

    async def close(self) -> None:
        """What was not sent by now is left out: whoever comes sees it anyway."""
        for timer in self._later:
            timer.cancel()
        for task in self._hands:
            task.cancel()
        await asyncio.gather(*self._hands, return_exceptions=True)
        await self._sender.close()

    def ring(self, ring: Ring, code: str, game: str) -> None:
        if self._rates.take(ring.guest):
            self._put(Job(ring, code, game))

    def _put(self, job: Job) -> None:
        try:
            self._jobs.put_nowait(job)
        except asyncio.QueueFull:
            logs.say("too many calls wait, one is left out")

    async def _work(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                await self._call(job)
            except Exception as error:
                logs.trouble("somebody could not be called", error)
            finally:
                self._jobs.task_done()

    async def _call(self, job: Job) -> None:
        for kept in await self._store.subscriptions(job.ring.guest):
            if job.only in (None, kept.endpoint) and self._wanted(job.ring, job.code):
                await self._send_or_wait(job, kept)

    async def _send_or_wait(self, job: Job, kept: SubscriptionKept) -> None:
        left = self._rests.left(kept.endpoint)
        if left:
            self._try_again(job, kept.endpoint, left)
        else:
            await self._send(job, kept)

    async def _send(self, job: Job, kept: SubscriptionKept) -> None:
        to = _read(kept.document)
        end, why, after = await self._sender.send(to, note(job.ring.kind, job.code, job.game, to.lang), job.code)
        if end == "delivered":
            self._rests.end(kept.endpoint)
            return
        logs.say("a call did not get through", end=end, why=why, service=place_of(to.endpoint)[0], try_=job.attempt)
        if end == "gone":
            await self._store.commit([SubscriptionDropped(kept.endpoint, kept.guest)])
        elif end == "later":
            self._try_again(job, kept.endpoint, self._rests.begin(kept.endpoint, after))

    def _try_again(self, job: Job, endpoint: str, seconds: float) -> None:
        if job.attempt == ATTEMPTS:
            return
        again = job._replace(attempt=job.attempt + 1, only=endpoint)

        def now() -> None:
            self._later.discard(timer)
            self._put(again)

        timer = asyncio.get_running_loop().call_later(seconds, now)
        self._later.add(timer)
