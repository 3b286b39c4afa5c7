"""How much one house can carry: many tables of three socket clients, playing as fast as they are told.

    python scripts/load.py [--tables 200] [--seconds 20] [--think 0] [--json FILE]

Starts a house of its own on a loopback port with its data in a temporary folder, the server on one core and the clients
on the others, and prints wishes per second and how long a letter takes from the wish that caused it to each client.
"""

import argparse
import asyncio
import http.client
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

GAME = "emergency_exit"
OPTIONS = {"target": "five", "danger": True}
SEATS = 3


@contextmanager
def running_house(core: set[int]) -> Iterator[tuple[str, int]]:
    """The address and the process of a house that runs on these cores alone."""
    with tempfile.TemporaryDirectory(prefix="wayout-load-") as data:
        command = [sys.executable, "-m", "wayout.cli", "serve", "--host", "127.0.0.1", "--data", data]
        process = subprocess.Popen(
            [*command, "--limits", "1000", "--pace", "0"], stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(process.pid, core)
        assert process.stdout is not None
        lines = list(itertools.takewhile(lambda line: "Ctrl-C" not in line, process.stdout))
        try:
            yield next(line.split()[-1] for line in lines if "on this machine" in line).rstrip("/"), process.pid
        finally:
            process.terminate()
            process.wait()


def cpu_seconds(pid: int) -> float:
    """What the process has used so far: it tells the same on a busy machine and on an idle one. Linux only, else 0."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


class Figures:
    """Counted only between `begin` and `end`."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._cpu = 0.0
        self.counting = False
        self.wishes = 0
        self.refusals = 0
        self.waits: list[float] = []
        self._began = self._ended = 0.0

    def begin(self) -> None:
        self.counting, self._began = True, time.perf_counter()
        self._cpu = -cpu_seconds(self._server)

    def end(self) -> None:
        self.counting, self._ended = False, time.perf_counter()
        self._cpu += cpu_seconds(self._server)

    def told(self) -> dict[str, Any]:
        seconds = self._ended - self._began
        cuts = quantiles(self.waits, n=100) if len(self.waits) > 1 else [0.0] * 99
        return {
            "seconds": round(seconds, 1),
            "wishes": self.wishes,
            "wishes_per_second": round(self.wishes / seconds),
            "wishes_per_cpu_second": round(self.wishes / self._cpu) if self._cpu else None,
            "letters_per_second": round(len(self.waits) / seconds),
            "letter_ms_p50": round(cuts[49] * 1000, 2),
            "letter_ms_p99": round(cuts[98] * 1000, 2),
            "refusals": self.refusals,
        }


class Company:
    """One table and its clients; when the match is over, they play another."""

    def __init__(self, base: str, figures: Figures, think: float, seed: int) -> None:
        self.base = base
        self.figures = figures
        self.think = think
        self.luck = random.Random(seed)
        self.wished_at: dict[int, float] = {}
        """When the wish was sent that will have led to the step of this number."""

    async def run(self) -> None:
        code, cookie = await asyncio.to_thread(open_table, self.base, GAME)
        cookies = [cookie, *([None] * (SEATS - 1))]
        await asyncio.gather(*(Client(self, seat).run(code, cookie) for seat, cookie in enumerate(cookies)))


def open_table(base: str, game: str) -> tuple[str, str]:
    """A new table of this game: its code, and the cookie of its host."""
    asking = http.client.HTTPConnection(base.removeprefix("http://"))
    asking.request("POST", "/api/tables", json.dumps({"game": game}), {"Content-Type": "application/json"})
    answer = asking.getresponse()
    cookie = (answer.getheader("set-cookie") or "").split(";")[0]
    code: str = json.loads(answer.read())["code"]
    asking.close()
    return code, cookie


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
        base = self._company.base
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        headers = {} if cookie is None else {"Cookie": cookie}
        origin = Origin(base)
        async with connect(
            address, origin=origin, additional_headers=headers, compression=None, proxy=None, ping_interval=None
        ) as link:
            if cookie is not None:
                await say(link, "set_seats", seats=SEATS)
                await say(link, "set_options", options=OPTIONS)
            try:
                async for data in link:
                    await self._hear(link, msgspec.json.decode(data))
            finally:
                if self._thinking is not None:
                    self._thinking.cancel()

    async def _hear(self, link: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "around":
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
            if self._company.think:
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
        await asyncio.sleep(self._company.luck.random() * 2 * self._company.think)
        self._waiting = bool(self._letter["may"])
        if self._waiting:
            await self._wish(link)

    async def _wish(self, link: ClientConnection) -> None:
        company, number = self._company, self._letter["number"]
        company.wished_at = {number + 1: time.perf_counter()}
        self._figures.wishes += self._figures.counting
        name = f"{self._name}{next(self._names)}"
        await say(link, "wish", id=name, number=number, action=company.luck.choice(self._letter["may"]))


async def gather(link: ClientConnection, around: dict[str, Any]) -> None:
    """Sit, be ready, start; and once more when it is over."""
    you = around["you"]
    if around["status"] == "over" and you["host"]:
        await say(link, "rematch")
    if around["status"] != "gathering" or you["seat"] is None:
        return
    if not around["seats"][you["seat"]]["ready"]:
        await say(link, "ready", ready=True)
    elif you["host"] and around["can_start"]:
        await say(link, "start")


async def say(link: ClientConnection, kind: str, **fields: Any) -> None:
    await link.send(msgspec.json.encode({"type": kind, **fields}), text=True)


async def stop(tables: list[asyncio.Task[None]]) -> None:
    """All of them, which should still be playing."""
    failed = [task for task in tables if task.done()]
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    if failed:
        raise SystemExit(f"{len(failed)} tables broke off: {failed[0].exception()!r}")


async def load(base: str, server: int, tables: int, seconds: float, think: float) -> dict[str, Any]:
    figures = Figures(server)
    companies = [Company(base, figures, think, seed) for seed in range(tables)]
    playing = [asyncio.create_task(company.run()) for company in companies]
    await asyncio.sleep(min(5.0, 1.0 + tables / 50))
    figures.begin()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    figures.end()
    await stop(playing)
    return {"tables": tables, "clients": tables * SEATS, "think_ms": think * 1000, **figures.told()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=0.0, help="milliseconds that a client thinks, on average")
    parser.add_argument("--json", help="also write the figures to this file")
    args = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    with running_house({cores[0]}) as (base, server):
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[1:]))
        figures = asyncio.run(load(base, server, args.tables, args.seconds, args.think / 1000))
    for name, value in figures.items():
        sys.stdout.write(f"{name:20} {value}\n")
    if args.json:
        Path(args.json).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
