"""How quick one house is in a game of real time: many tables of five socket clients that roll as fast as they may.

    python -m scripts.live_load [--tables 50] [--seconds 20] [--every 560] [--json FILE]

Starts a house of its own on a loopback port with its data in a temporary folder, the server on one core and the clients
on the others, and prints how long it takes from a wish to every screen at its table, and how big the changes are.
"""

import argparse
import asyncio
import itertools
import random
import sys
import time
from http.client import HTTPConnection
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from scripts.clients import gather, linked, open_table, say, set_up
from scripts.measuring import Figures, house_apart, measure, report

GAME = "temple"
OPTIONS = {"curses": True, "treasures": True}
SEATS = 5


class ScreenFigures(Figures):
    """How many wishes, how soon every screen showed them, and how big the changes were."""

    def __init__(self, server: int) -> None:
        super().__init__(server)
        self.refusals: dict[str, int] = {}
        self.again = 0
        self.sizes: list[int] = []

    def told(self) -> dict[str, Any]:
        return {
            "seconds": round(self.seconds, 1),
            "wishes_per_second": round(self.wishes / self.seconds),
            "changes_per_second": round(len(self.sizes) / self.seconds),
            "change_bytes": round(sum(self.sizes) / max(1, len(self.sizes))),
            "screen_ms_p50": round(self.wait_ms(50), 1),
            "screen_ms_p99": round(self.wait_ms(99), 1),
            "screen_ms_worst": round(max(self.waits, default=0.0) * 1000, 1),
            "server_core_used": round(self.server_cpu / self.seconds, 2),
            "clients_core_used": round(self.own_cpu / self.seconds, 2),
            "refusals": self.refusals,
            "gaps": self.again,
        }


class Company:
    """One table and its clients; when the match is over, they play another."""

    def __init__(self, base: str, figures: ScreenFigures, every: float, seed: int) -> None:
        self.base = base
        self.figures = figures
        self.every = every
        self.luck = random.Random(seed)
        self.wished_at: dict[int, float] = {}
        """By seat: when the wish was sent whose step is still to come."""
        self.seats_are_there = asyncio.Event()

    async def run(self) -> None:
        code, cookie = await asyncio.to_thread(open_table, self.base, GAME)
        cookies = [cookie, *([None] * (SEATS - 1))]
        await asyncio.gather(*(Client(self).run(code, cookie) for cookie in cookies))


class Client:
    """One socket: reads everything, and wishes for something as often as it may."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._figures = company.figures
        self._names = itertools.count()
        self._number = -1
        self._may: list[dict[str, Any]] = []
        self._seat: int | None = None

    async def run(self, code: str, cookie: str | None) -> None:
        if cookie is None:
            await self._company.seats_are_there.wait()
        async with linked(self._company.base, code, cookie) as link:
            if cookie is not None:
                await set_up(link, SEATS, OPTIONS)
            playing = asyncio.create_task(self._play(link))
            try:
                async for data in link:
                    await self._hear(link, msgspec.json.decode(data), len(data))
            finally:
                playing.cancel()

    async def _hear(self, link: ClientConnection, message: dict[str, Any], size: int) -> None:
        kind = message["type"]
        if kind == "around":
            self._seat = message["you"]["seat"]
            if len(message["seats"]) == SEATS:
                self._company.seats_are_there.set()
            await gather(link, message)
        elif kind == "letter":
            self._number, self._may = message["number"], message["may"]
        elif kind == "change":
            await self._follow(link, message, size)
        elif kind == "refused" and message["id"] is not None and self._figures.counting:
            counted = self._figures.refusals
            counted[message["code"]] = counted.get(message["code"], 0) + 1

    async def _follow(self, link: ClientConnection, change: dict[str, Any], size: int) -> None:
        if change["since"] != self._number:
            self._figures.again += 1
            await say(link, "again")
            return
        self._number = change["number"]
        self._may = change.get("may", self._may)
        if not self._figures.counting:
            return
        self._figures.sizes.append(size)
        for seat in {event["seat"] for event in change["happened"] if event["type"] == "rolled"}:
            sent = self._company.wished_at.get(seat)
            if sent is not None:
                self._figures.waits.append(time.perf_counter() - sent)

    async def _play(self, link: ClientConnection) -> None:
        luck = self._company.luck
        await asyncio.sleep(luck.random() * self._company.every)
        while True:
            await asyncio.sleep(self._company.every * (1 + luck.random() / 10))
            if self._may and self._seat is not None:
                await self._wish(link, self._seat)

    async def _wish(self, link: ClientConnection, seat: int) -> None:
        company = self._company
        rolls = [action for action in self._may if action["type"] == "roll"]
        others = [action for action in self._may if action["type"] in ("enter", "discover", "mask", "gems", "ready")]
        choice = company.luck.choice(others if others and company.luck.random() < 0.3 else rolls or self._may)
        if choice["type"] == "roll":
            company.wished_at[seat] = time.perf_counter()
            self._figures.wishes += self._figures.counting
        await say(link, "wish", id=f"{next(self._names)}", number=0, action=choice)


def metrics(base: str) -> str:
    asking = HTTPConnection(base.removeprefix("http://"))
    asking.request("GET", "/metrics")
    lines = asking.getresponse().read().decode().splitlines(keepends=True)
    return "".join(line for line in lines if line.startswith(("wayout_commit", "wayout_lag")))


async def load(base: str, server: int, tables: int, seconds: float, every: float) -> dict[str, Any]:
    figures = ScreenFigures(server)
    companies = (Company(base, figures, every, seed).run() for seed in range(tables))
    await measure(figures, companies, 5.0 + tables / 10, seconds)
    return {"tables": tables, "clients": tables * SEATS, "every_ms": every * 1000, **figures.told()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--every", type=float, default=560.0, help="milliseconds between two wishes of a client")
    parser.add_argument("--metrics", action="store_true", help="also print what the house has counted of times")
    parser.add_argument("--json", help="also write the figures to this file")
    args = parser.parse_args()
    with house_apart() as (base, server):
        told = asyncio.run(load(base, server, args.tables, args.seconds, args.every / 1000))
        if args.metrics:
            sys.stdout.write(metrics(base))
    report(told, args.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
