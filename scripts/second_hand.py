"""Plays for somebody who only looks: another page of the same guest, which does something at random now and then."""

import asyncio
import contextlib
import random
import threading
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from scripts.clients import gather, linked, say


class SecondHand:
    """From `start` until `stop`, in a thread of its own. After a match it asks for another."""

    def __init__(self, base: str, code: str, cookie: str, every: float) -> None:
        self._table = (base, code, cookie)
        self._every = every
        self._letter: dict[str, Any] = {"number": 0, "may": []}
        self._luck = random.Random(0)
        self.wished: list[float] = []
        """When, in Unix milliseconds."""
        self._over = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play()), daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._over.set()
        self._thread.join()

    async def _play(self) -> None:
        async with linked(*self._table) as link:
            reading = asyncio.create_task(self._read(link))
            with contextlib.suppress(ConnectionClosed):
                await self._act(link)
            reading.cancel()

    async def _read(self, link: ClientConnection) -> None:
        async for data in link:
            message = msgspec.json.decode(data)
            if message["type"] == "around":
                await gather(link, message)
            elif message["type"] in ("letter", "change"):
                self._letter = {**self._letter, **message}

    async def _act(self, link: ClientConnection) -> None:
        turn = 0
        while not self._over.is_set():
            await asyncio.sleep(self._every)
            if self._letter["may"]:
                turn += 1
                action = self._luck.choice(self._letter["may"])
                self.wished.append(time.time() * 1000)
                await say(link, "wish", id=f"hand {turn}", number=self._letter["number"], action=action)
