"""A player who is there when the house is killed, comes back, and compares what was told with how things are now."""

import asyncio
import contextlib
import random
from collections import deque

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.games import Options, gather
from tests.server.house import Message, Player, RunningHouse, come_back
from tests.server.promises import Promises, Wished
from tests.table.live_company import applied

ASKED_AGAIN = 16
"""Granted wishes: of each seat the house remembers twice as many."""
LINES_AGAIN = 50
"""Lines of chat: the house remembers twice as many, some of which nobody here was told before it was killed."""
UNPLAYABLE: Message = {}
"""Asked again with this action, a wish is granted only from the log: what was lost is not played now."""
TALKATIVE = 0.02
MOMENT = 0.05


class Witness(Player):
    """Plays match after match at random, in turns or in real time. An unanswered wish is sent again after a kill."""

    def __init__(
        self, house: RunningHouse, web: httpx.AsyncClient, name: str, luck: random.Random, promises: Promises
    ) -> None:
        super().__init__(house, web)
        self.name = name
        self.company: list[Witness] = []
        """All at this table."""
        self.is_back = True
        self.pending: Wished | None = None
        self.code = ""
        self._luck = luck
        self._promises = promises
        self._granted: deque[tuple[Wished, int]] = deque(maxlen=ASKED_AGAIN)
        self._told: deque[str] = deque(maxlen=LINES_AGAIN)
        self._match = ""
        self._newest = 0
        self._after = 0
        self._rests_until = 0.0
        self._count = 0
        self._arranged: Message = {}

    async def through_a_kill(self) -> None:
        """Plays until the house is gone, and is there again when this returns, with everybody else of this table."""
        self.is_back = False
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            while True:
                await self._do_something()
                await self._read_for_a_moment()
        await come_back(self._return)
        self.is_back = True
        while not all(other.is_back for other in self.company):
            await self._read_for_a_moment()
        await self._wish_again()

    # Playing

    async def _do_something(self) -> None:
        if self._luck.random() < TALKATIVE:
            await self.send("say", text=self._next_name())
        if self.around["status"] == "playing":
            await self._wish_if_it_may()
        elif self.around is not self._arranged and not any(other.pending for other in self.company):
            self._arranged = self.around
            await self._arrange()

    async def _arrange(self) -> None:
        """Another match."""
        you, status = self.around["you"], self.around["status"]
        if status == "over" and you["host"]:
            await self.send("rematch")
        elif status == "gathering" and not self.around["seats"][you["seat"]]["ready"]:
            await self.send("ready", ready=True)
        elif status == "gathering" and you["host"] and self.around["can_start"]:
            await self.send("start")

    async def _wish_if_it_may(self) -> None:
        if self.pending or not self.letter["may"] or self.letter["number"] < self._after or self._is_resting:
            return
        match, number, seat = self.letter["match"], self.letter["number"], self.around["you"]["seat"]
        self.pending = Wished(match, seat, self._next_name(), number, self._luck.choice(self.letter["may"]))
        await self._send_pending()

    @property
    def _is_resting(self) -> bool:
        return asyncio.get_running_loop().time() < self._rests_until

    async def _send_pending(self) -> None:
        assert self.pending is not None
        await self.wish(self.pending.action, self.pending.id, self.pending.number)

    def _next_name(self) -> str:
        self._count += 1
        return f"{self.name}-{self._count}"

    # Hearing

    async def read(self) -> Message:
        message = await super().read()
        if message["type"] == "change":
            await self._keep_up(message)
        self._note(message)
        return message

    async def _keep_up(self, change: Message) -> None:
        if change["since"] == self.letter["number"]:
            self.letter = applied(self.letter, change)
        else:
            await self.send("again")

    async def _read_for_a_moment(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await self.read()

    def _note(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("letter", "change"):
            self._note_number(message["match"], message["number"])
        elif kind == "said":
            self._told.append(message["line"]["text"])
            self._promises.lines += 1
        elif self.pending is not None and message.get("id") == self.pending.id:
            self._note_answer(self.pending, message)

    def _note_number(self, match: str, number: int) -> None:
        if match != self._match:
            self._match, self._newest, self._after = match, 0, 0
        if number < self._newest:
            self._lose(f"letter {self._newest} of {match}", f"was told {self._newest}, and then {number}")
        self._newest = max(self._newest, number)

    def _note_answer(self, wished: Wished, answer: Message) -> None:
        self.pending = None
        if answer["type"] == "granted":
            self._promises.granted.append(wished)
            self._granted.append((wished, answer["number"]))
            self._after = answer["number"]
            self._newest = max(self._newest, answer["number"])
            return
        self._promises.refused.add(wished.id)
        wait = answer["facts"].get("wait", 1000 * MOMENT)
        self._rests_until = asyncio.get_running_loop().time() + wait / 1000

    # Coming back

    async def _return(self) -> None:
        before = self.letter
        self.heard.clear()
        await self.join(self.code)
        await self._first("around")
        self._check_lines(await self._first("chat"))
        if self.around["match"] is not None:
            self._check_letter(before, await self._first("letter"))
            await self._ask_again()

    async def _first(self, kind: str) -> Message:
        """Of what came since it is here again. Where many come at once, the around may come after the rest."""
        found = next((message for message in self.heard if message["type"] == kind), None)
        return found or await self.until_kind(kind)

    def _check_lines(self, chat: Message) -> None:
        """A line is said once, for an unanswered one is not said again."""
        texts = [line["text"] for line in chat["lines"]]
        for text in self._told:
            if text not in texts:
                self._lose(f"line {text}", f"was told the line {text}, and does not find it any more")
        for text in {text for text in texts if texts.count(text) > 1}:
            self._promises.twice[f"line {text}"] = f"{self.name} finds the line {text} more than once"

    def _check_letter(self, before: Message, letter: Message) -> None:
        same = before["match"] == letter["match"] and before["number"] == letter["number"]
        if same and before["view"] != letter["view"]:
            self._lose(f"letter {letter['number']} of {letter['match']}", "sees the same letter otherwise than before")

    async def _ask_again(self) -> None:
        for wished, number in self._granted:
            if wished.match == self.around["match"]:
                await self.wish(UNPLAYABLE, wished.id, wished.number)
                answer = await self.until(lambda message, id=wished.id: message.get("id") == id)  # type: ignore[misc]
                if answer != {"type": "granted", "id": wished.id, "number": number}:
                    self._lose(wished.id, f"was granted {wished} as {number}, and now {answer}")

    def _lose(self, what: str, how: str) -> None:
        self._promises.lost.setdefault(what, f"{self.name} {how}")

    async def _wish_again(self) -> None:
        """As a browser does: only in the same match."""
        if self.pending is not None and self.pending.match != self.around["match"]:
            self.pending = None
        if self.pending is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._send_pending()


async def seat_witnesses(witnesses: list[Witness], game: str, options: Options) -> None:
    """At a table of their own, and a match has begun."""
    code = await gather(list(witnesses), options, game)
    for witness in witnesses:
        witness.company, witness.code = witnesses, code
    await witnesses[0].send("start")
    for witness in witnesses:
        await witness.until_kind("letter")
