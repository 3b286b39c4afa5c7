"""How quick one house is in a game of real time: many tables of five socket clients that roll as fast as they may.

    python -m scripts.live_load [--tables 50] [--seconds 20] [--every 560] [--json FILE]

Starts a house of its own on a loopback port with its data in a temporary folder, the server on one core and the clients
on the others, and prints how long it takes from a wish to every screen at its table, and how big the changes are.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from scripts.load import cpu_seconds, gather, open_table, running_house, say, stop

GAME = "temple"
OPTIONS = {"curses": True, "treasures": True}
SEATS = 5


class Figures:
    """Counted only between `begin` and `end`."""

    def __init__(self, server: int) -> None:
        self._server = server
        self.counting = False
        self.wishes = 0
        self.refusals: dict[str, int] = {}
        self.again = 0
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self._began = self._ended = self._cpu = self._own = 0.0

    def begin(self) -> None:
        self.counting, self._began, self._cpu = True, time.perf_counter(), -cpu_seconds(self._server)
        self._own = -time.process_time()

    def end(self) -> None:
        self.counting, self._ended = False, time.perf_counter()
        self._cpu += cpu_seconds(self._server)
        self._own += time.process_time()

    def told(self) -> dict[str, Any]:
        seconds = self._ended - self._began
        cuts = quantiles(self.waits, n=1000) if len(self.waits) > 1 else [0.0] * 999
        return {
            "seconds": round(seconds, 1),
            "wishes_per_second": round(self.wishes / seconds),
            "changes_per_second": round(len(self.sizes) / seconds),
            "change_bytes": round(sum(self.sizes) / max(1, len(self.sizes))),
            "screen_ms_p50": round(cuts[499] * 1000, 1),
            "screen_ms_p99": round(cuts[989] * 1000, 1),
            "screen_ms_worst": round(max(self.waits, default=0.0) * 1000, 1),
            "server_core_used": round(self._cpu / seconds, 2),
            "clients_core_used": round(self._own / seconds, 2),
            "refusals": self.refusals,
            "gaps": self.again,
        }


class Company:
    """One table and its clients; when the match is over, they play another."""

    def __init__(self, base: str, figures: Figures, every: float, seed: int) -> None:
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
        base = self._company.base
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        headers = {} if cookie is None else {"Cookie": cookie}
        async with connect(
            address, origin=Origin(base), additional_headers=headers, compression=None, proxy=None, ping_interval=None
        ) as link:
            if cookie is not None:
                await say(link, "set_seats", seats=SEATS)
                await say(link, "set_options", options=OPTIONS)
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
    figures = Figures(server)
    companies = [Company(base, figures, every, seed) for seed in range(tables)]
    playing = [asyncio.create_task(company.run()) for company in companies]
    await asyncio.sleep(5.0 + tables / 10)
    figures.begin()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    figures.end()
    await stop(playing)
    return {"tables": tables, "clients": tables * SEATS, "every_ms": every * 1000, **figures.told()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--every", type=float, default=560.0, help="milliseconds between two wishes of a client")
    parser.add_argument("--metrics", action="store_true", help="also print what the house has counted of times")
    parser.add_argument("--json", help="also write the figures to this file")
    args = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    with running_house({cores[0]}) as (base, server):
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[1:]))
        figures = asyncio.run(load(base, server, args.tables, args.seconds, args.every / 1000))
        if args.metrics:
            sys.stdout.write(metrics(base))
    for name, value in figures.items():
        sys.stdout.write(f"{name:20} {value}\n")
    if args.json:
        Path(args.json).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
