"""Guests at tables without sockets, and a store that can be told to fail."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from wayout.server import codes
from wayout.server.desk import Arrived, Desk, Left, Spoke
from wayout.server.hub import Hub
from wayout.server.link import Link
from wayout.store.rows import GuestSaved, KeptMatch, KeptTry, Row, SubscriptionKept, TableSaved
from wayout.store.store import Store, StoreAway
from wayout.table.house import Guest
from wayout.table.messages import ClientMessage, Ready, SetSeats, Sit, Start, Wish

ANNA, BEN = Guest("anna", "Anna"), Guest("ben", "Ben")


class MoodyStore:
    """A real store; but it may refuse, hesitate, or let somebody else be faster."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.refusals: list[Exception] = []
        self.blind = False
        self.may_commit = asyncio.Event()
        self.may_commit.set()

    async def commit(self, rows: Sequence[Row]) -> None:
        await self.may_commit.wait()
        if self.refusals:
            raise self.refusals.pop(0)
        await self._store.commit(rows)

    async def tables_in_use(self) -> list[TableSaved]:
        return await self._store.tables_in_use()

    async def tables_asleep(self) -> list[TableSaved]:
        return await self._store.tables_asleep()

    async def awake(self) -> int | None:
        return await self._store.awake()

    async def subscriptions(self, guest: str) -> list[SubscriptionKept]:
        return await self._store.subscriptions(guest)

    async def table(self, code: str) -> TableSaved | None:
        if self.blind:
            raise StoreAway("no disk")
        return await self._store.table(code)

    async def guest(self, guest: str) -> GuestSaved | None:
        return await self._store.guest(guest)

    async def match(self, match: str, from_snapshot: bool) -> KeptMatch | None:
        return await self._store.match(match, from_snapshot)

    async def try_of(self, day: str, maze: str, guest: str) -> KeptTry | None:
        return await self._store.try_of(day, maze, guest)

    async def tries_on(self, day: str) -> list[KeptTry]:
        return await self._store.tries_on(day)

    async def tries_in(self, match: str) -> list[KeptTry]:
        return await self._store.tries_in(match)

    async def check(self) -> None:
        await self.commit([])
        await self._store.check()

    async def close(self) -> None:
        await self._store.close()


class Seat:
    """A guest at a desk, without a socket."""

    def __init__(self, desk: Desk, guest: Guest, is_screen: bool = False) -> None:
        self.desk = desk
        self.link = Link(codes.new_id(), guest, is_screen=is_screen)
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._writing = asyncio.create_task(self.link.write_on(self._hear))
        desk.post(Arrived(self.link))

    async def _hear(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))
        self._news.set()

    def say(self, message: ClientMessage) -> None:
        self.desk.post(Spoke(self.link, message, 0.0))

    def leave(self) -> None:
        self.desk.post(Left(self.link))

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The newest message of this kind with these fields, as soon as there is one."""
        async with asyncio.timeout(10):
            while True:
                fitting = [one for one in self.heard if one["type"] == kind and fields.items() <= one.items()]
                if fitting:
                    return fitting[-1]
                self._news.clear()
                await self._news.wait()

    @property
    def letter(self) -> dict[str, Any]:
        letters = [message for message in self.heard if message["type"] == "letter"]
        return letters[-1]


async def until_empty(desk: Desk) -> None:
    for _ in range(10_000):
        if not desk.links and not desk.backlog:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("somebody is still here")


async def open_desk(hub: Hub) -> Desk:
    desk = await hub.find(await hub.create("emergency_exit", ANNA))
    assert desk is not None
    return desk


async def start_match(hub: Hub) -> tuple[Seat, Seat]:
    """Anna and Ben, in the middle of a match; the first of the two is to act."""
    desk = await open_desk(hub)
    anna, ben = Seat(desk, ANNA), Seat(desk, BEN)
    anna.say(SetSeats(2))
    if (await ben.until("around"))["you"]["seat"] is None:
        ben.say(Sit(1))
    for seat in (anna, ben):
        seat.say(Ready(True))
    anna.say(Start())
    await anna.until("letter")
    await ben.until("letter")
    return (anna, ben) if anna.letter["may"] else (ben, anna)


def wish(seat: Seat, name: str) -> None:
    letter = seat.letter
    seat.say(Wish(name, letter["number"], msgspec.Raw(msgspec.json.encode(letter["may"][0]))))
