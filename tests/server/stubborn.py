"""A player who comes back whenever the house is gone, and remembers every word it was given."""

import asyncio
import random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.house import Message, Player, RunningHouse, come_back


class StubbornPlayer(Player):
    """Plays one match at random. A wish without an answer is sent again, with the same id."""

    def __init__(self, house: RunningHouse, web: httpx.AsyncClient, name: str, luck: random.Random) -> None:
        super().__init__(house, web)
        self.name = name
        self.luck = luck
        self.acknowledged: dict[int, Message] = {}
        """What was granted, by the number of the step."""
        self.refused: list[str] = []
        self.comebacks = 0
        self.slowness = 0.0
        self._pending: Message | None = None
        self._after = 0
        self._newest = 0
        self._count = 0

    @property
    def is_done(self) -> bool:
        return self.around["status"] == "over" and self._pending is None

    async def play(self, code: str) -> None:
        while not self.is_done:
            try:
                await self._wish_if_it_may()
                self._note(await self.read())
            except ConnectionClosed:
                self.comebacks += 1
                await come_back(lambda: self._join_again(code))

    async def _join_again(self, code: str) -> None:
        await self.join(code)
        await self.until_kind("around")
        if self._pending is not None:
            await self.send("wish", **self._pending)

    async def _wish_if_it_may(self) -> None:
        may: list[Any] = self.letter["may"]
        if self._pending is not None or not may or self.letter["number"] < self._after:
            return
        await asyncio.sleep(self.luck.random() * self.slowness)
        self._count += 1
        name = f"{self.name}-{self._count}"
        self._pending = {"id": name, "number": self.letter["number"], "action": self.luck.choice(may)}
        await self.send("wish", **self._pending)

    def _note(self, message: Message) -> None:
        if message["type"] == "letter":
            assert message["number"] >= self._newest, "a step that was told is gone"
            self._newest = message["number"]
        if self._pending is None or message.get("id") != self._pending["id"]:
            return
        if message["type"] == "granted":
            self.acknowledged[message["number"]] = self._pending["action"]
            self._after = message["number"]
        else:
            self.refused.append(message["code"])
            self._after = self._pending["number"] + 1
        self._pending = None
