"""Somebody who tries the day's maze and wants to be called, again and again under other names, in a house that is
killed; and what the house has promised them."""

import contextlib
import random
from collections.abc import Iterable
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.house import Message, Player, RunningHouse, come_back
from tests.server.push.service import Browser
from wayout.store.store import Store, open_store

ASKED_AGAIN = 4
"""Of the newest tries."""
MAZE = {"game": "emergency_exit", "maze": "alone"}
GIVES_UP = 0.5
ENDS_CALLS = 0.3

KILLED = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, EOFError)


@dataclass
class Try:
    guest: str
    cookie: str
    code: str
    over: bool = False


@dataclass
class Given:
    """What was acknowledged to all regulars of a house."""

    tries: list[Try] = field(default_factory=list)
    subscriptions: dict[str, str] = field(default_factory=dict)
    """Guests, by endpoint."""
    ended: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)


class Regular(Player):
    def __init__(self, house: RunningHouse, web: httpx.AsyncClient, luck: random.Random, given: Given) -> None:
        super().__init__(house, web)
        self._luck = luck
        self._given = given
        self._own: list[Try] = []

    async def through_a_kill(self) -> None:
        with contextlib.suppress(*KILLED):
            while True:
                await self._visit()
        await come_back(self._check)

    async def _visit(self) -> None:
        self.cookie = ""
        guest = (await self.ask("GET", "/api/me")).json()["id"]
        await self._subscribe(guest)
        answer = await self.ask("POST", "/api/day", MAZE)
        if answer.status_code == 201:
            one = Try(guest, self.cookie, answer.json()["code"])
            self._given.tries.append(one)
            self._own.append(one)
            await self._try(one)

    async def _subscribe(self, guest: str) -> None:
        browser = Browser(f"https://push.example/{guest}")
        body: Message = msgspec.to_builtins(browser.subscription)
        if (await self.ask("PUT", "/api/me/push", body)).status_code == 204:
            self._given.subscriptions[body["endpoint"]] = guest
        if self._luck.random() < ENDS_CALLS:
            del self._given.subscriptions[body["endpoint"]]  # from here on it may be gone, answered or not
            if (await self.ask("POST", "/api/me/push/end", {"endpoint": body["endpoint"]})).status_code == 204:
                self._given.ended.append(body["endpoint"])

    async def _try(self, one: Try) -> None:
        """Half of the way, or to the end."""
        await self.join(one.code)
        await self.until_kind("letter")
        if self._luck.random() < GIVES_UP:
            await self.send("ask_end")
            await self.until(lambda message: message["type"] == "around" and message["status"] != "playing")
            one.over = True
        await self.leave()

    async def _check(self) -> None:
        """The same try goes on, or it is over; there is never another."""
        try:
            for one in self._own[-ASKED_AGAIN:]:
                self.cookie = one.cookie
                answer = await self.ask("POST", "/api/day", MAZE)
                told = answer.json().get("code")
                if told != "day_tried" and (one.over or told != one.code):
                    self._given.complaints.append(f"{one} was promised, and now {told}")
        except httpx.TransportError as error:
            raise OSError from error


async def compare(place: str, given: Given, days: Iterable[str]) -> None:
    """With the store itself. The house must be closed."""
    store = await open_store(place)
    try:
        given.complaints += [*await about_tries(store, given, days), *await about_calls(store, given)]
    finally:
        await store.close()


async def about_tries(store: Store, given: Given, days: Iterable[str]) -> list[str]:
    kept = {one.guest: one for day in days for one in await store.tries_on(day)}
    wrong = [one for one in given.tries if one.guest not in kept or kept[one.guest].code != one.code]
    open_yet = [one for one in given.tries if one.over and one not in wrong and kept[one.guest].feat is None]
    return [f"{one} was promised, and the store has {kept.get(one.guest)}" for one in [*wrong, *open_yet]]


async def about_calls(store: Store, given: Given) -> list[str]:
    wanted = [(endpoint, guest, 1) for endpoint, guest in given.subscriptions.items()]
    unwanted = [(endpoint, endpoint.rpartition("/")[2], 0) for endpoint in given.ended]
    found = [(endpoint, times, len(await store.subscriptions(guest))) for endpoint, guest, times in wanted + unwanted]
    return [f"{endpoint} is kept {there} times, not {times}" for endpoint, times, there in found if there != times]
