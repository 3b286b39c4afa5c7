"""How much one house can carry: many tables of socket clients, playing as fast as they are told.

    python -m scripts.load [--game emergency_exit] [--seats 3] [--tables 200] [--seconds 20] [--think 0] [--json FILE]

Starts a house of its own on a loopback port with its data in a temporary folder, the server on one core and the clients
on the others, and prints wishes per second and how long a letter takes from the wish that caused it to each client.
"""

import argparse
import asyncio
import itertools
import random
import sys
import time
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection

from scripts.clients import gather, linked, open_table, say, set_up
from scripts.measuring import Figures, house_apart, measure, report

OPTIONS: dict[str, dict[str, Any]] = {"emergency_exit": {"target": "five", "danger": True}}
"""By game, where they are not those of every table."""


class Plan(NamedTuple):
    """What every table plays, and how fast."""

    game: str
    seats: int
    think: float
    """Seconds, on average."""


class LetterFigures(Figures):
    """How many wishes, and how soon each of their letters came."""

    def __init__(self, server: int) -> None:
        super().__init__(server)
        self.refusals = 0

    def told(self) -> dict[str, Any]:
        return {
            "seconds": round(self.seconds, 1),
            "wishes": self.wishes,
            "wishes_per_second": round(self.wishes / self.seconds),
            "wishes_per_cpu_second": round(self.wishes / self.server_cpu) if self.server_cpu else None,
            "letters_per_second": round(len(self.waits) / self.seconds),
            "letter_ms_p50": round(self.wait_ms(50), 2),
            "letter_ms_p99": round(self.wait_ms(99), 2),
            "refusals": self.refusals,
        }


class Company:
    """One table and its clients; when the match is over, they play another."""

    def __init__(self, base: str, figures: LetterFigures, plan: Plan, seed: int) -> None:
        self.base = base
        self.figures = figures
        self.plan = plan
        self.luck = random.Random(seed)
        self.wished_at: dict[int, float] = {}
        """When the wish was sent that will have led to the step of this number."""
        self.seats_are_there = asyncio.Event()

    async def run(self) -> None:
        code, cookie = await asyncio.to_thread(open_table, self.base, self.plan.game)
        cookies = [cookie, *([None] * (self.plan.seats - 1))]
        await asyncio.gather(*(Client(self, seat).run(code, cookie) for seat, cookie in enumerate(cookies)))


class Client:
    """One socket. It acts whenever it may, one wish at a time."""

    def __init__(self, company: Company, seat: int) -> None:
        self._company = company
        self._figures = company.figures
        self._name = f"{seat}."
        self._names = itertools.count()
        self._letter: dict[str, Any] = {"may": [], "number": 0}
        self._waiting = False
        self._after = 0
        self._thinking: asyncio.Task[None] | None = None

    async def run(self, code: str, cookie: str | None) -> None:
        plan = self._company.plan
        if cookie is None:
            await self._company.seats_are_there.wait()
        async with linked(self._company.base, code, cookie) as link:
            if cookie is not None:
                await set_up(link, plan.seats, OPTIONS.get(plan.game, {}))
            try:
                async for data in link:
                    await self._hear(link, msgspec.json.decode(data))
            finally:
                if self._thinking is not None:
                    self._thinking.cancel()

    async def _hear(self, link: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "around":
            if len(message["seats"]) == self._company.plan.seats:
                self._company.seats_are_there.set()
            await gather(link, message)
        elif kind == "letter":
            self._read(message)
        elif kind == "granted":
            self._waiting, self._after = False, message["number"]
        elif kind == "refused" and message["id"] is not None:
            self._waiting = False
            self._figures.refusals += self._figures.counting
        if self._letter["may"] and not self._waiting and self._letter["number"] >= self._after:
            self._waiting = True
            if self._company.plan.think:
                self._thinking = asyncio.create_task(self._think(link))
            else:
                await self._wish(link)

    def _read(self, letter: dict[str, Any]) -> None:
        if letter["number"] < self._letter["number"]:
            self._after = 0
        self._letter = letter
        wished = self._company.wished_at.get(letter["number"])
        if wished is not None and letter["happened"] and self._figures.counting:
            self._figures.waits.append(time.perf_counter() - wished)

    async def _think(self, link: ClientConnection) -> None:
        await asyncio.sleep(self._company.luck.random() * 2 * self._company.plan.think)
        self._waiting = bool(self._letter["may"])
        if self._waiting:
            await self._wish(link)

    async def _wish(self, link: ClientConnection) -> None:
        company, number = self._company, self._letter["number"]
        company.wished_at = {number + 1: time.perf_counter()}
        self._figures.wishes += self._figures.counting
        name = f"{self._name}{next(self._names)}"
        await say(link, "wish", id=name, number=number, action=company.luck.choice(self._letter["may"]))


async def load(base: str, server: int, plan: Plan, tables: int, seconds: float) -> dict[str, Any]:
    figures = LetterFigures(server)
    companies = (Company(base, figures, plan, seed).run() for seed in range(tables))
    await measure(figures, companies, min(5.0, 1.0 + tables / 50), seconds)
    clients = tables * plan.seats
    return {"game": plan.game, "tables": tables, "clients": clients, "think_ms": plan.think * 1000, **figures.told()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="emergency_exit")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=0.0, help="milliseconds that a client thinks, on average")
    parser.add_argument("--json", help="also write the figures to this file")
    args = parser.parse_args()
    with house_apart() as (base, server):
        plan = Plan(args.game, args.seats, args.think / 1000)
        told = asyncio.run(load(base, server, plan, args.tables, args.seconds))
    report(told, args.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
