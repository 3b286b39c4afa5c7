"""Does the quicker hand win, or the shorter wire? Contests between sockets of different lag, through lagging proxies.

    python -m scripts.fairness [--lags 20,50,100,200,400] [--tables 8] [--seconds 60] [--reaction 450] [--spread 120]

Starts a house with the bell, a tiny game of real time that the tests bring: whenever it rings there is one prize, and
the first to snatch it has it. Every client sees the ring as late as its wire lets it, snatches after a reaction time of
its own luck, and its wish is as late again. Printed is for each wire which share of the prizes it won, which share the
quickest hand would have won, and which share it would have had if the first wish to arrive had won.
"""

import argparse
import asyncio
import contextlib
import itertools
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from scripts.clients import gather, linked, open_table, running_house, say, set_up, stop

WARM_UP = 3
"""Rings that do not count: the house has to measure the wires first."""


class LaggingWire:
    """A proxy on a loopback port that lets every byte through after half the round trip, both ways."""

    def __init__(self, host: str, port: int, round_trip: float) -> None:
        self._to = (host, port)
        self._delay = round_trip / 2
        self._server: asyncio.Server | None = None

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(*self._to)
        with contextlib.suppress(asyncio.CancelledError, OSError):
            await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65536):
            loop.call_later(self._delay, writer.write, data)
        loop.call_later(self._delay, writer.close)


class Contests:
    """Who won which prize, and who would have."""

    def __init__(self, lags: list[float]) -> None:
        self._lags = lags
        self.won: Counter[float] = Counter()
        self.quickest: Counter[float] = Counter()
        self.first: Counter[float] = Counter()
        self._reactions: dict[tuple[str, int], dict[float, float]] = {}

    def reacts(self, code: str, ring: int, lag: float, seconds: float) -> None:
        self._reactions.setdefault((code, ring), {})[lag] = seconds

    def snatched(self, code: str, ring: int, lag: float) -> None:
        """Counted once all have reacted to this ring."""
        reactions = self._reactions.pop((code, ring), {})
        if ring <= WARM_UP or len(reactions) < len(self._lags):
            return
        self.won[lag] += 1
        self.quickest[min(reactions, key=lambda each: reactions[each])] += 1
        self.first[min(reactions, key=lambda each: reactions[each] + each / 1000)] += 1

    def told(self) -> Iterator[str]:
        count = max(1, self.won.total())
        yield f"{count} contests\n"
        yield f"{'round trip':>12} {'won':>8} {'quickest hand':>15} {'first to arrive':>17}\n"
        for lag in self._lags:
            shares = (100 * counted[lag] / count for counted in (self.won, self.quickest, self.first))
            yield "{:>9} ms {:>6.1f} % {:>13.1f} % {:>15.1f} %\n".format(round(lag), *shares)


class Client:
    """One socket behind its wire."""

    def __init__(self, code: str, lag: float, contests: Contests, luck: random.Random, args: Any) -> None:
        self._code = code
        self._lag = lag
        self._contests = contests
        self._luck = luck
        self._args = args
        self._names = itertools.count()
        self._seat: int | None = None
        self._ring = 0
        self._acting: set[asyncio.Task[None]] = set()

    async def run(self, base: str, port: int, cookie: str | None, seats: int, company: "list[Client]") -> None:
        async with linked(f"http://127.0.0.1:{port}", self._code, cookie) as link:
            if cookie is not None:
                await set_up(link, seats, {"every": 2000, "rings": 1000})
            async for data in link:
                await self._hear(link, msgspec.json.decode(data), company)

    async def _hear(self, link: ClientConnection, message: dict[str, Any], company: "list[Client]") -> None:
        if message["type"] == "around":
            self._seat = message["you"]["seat"]
            everybody = all(seat["kind"] == "guest" for seat in message["seats"])
            if everybody and len(message["seats"]) == len(company):
                await gather(link, message)
        for event in message.get("happened", ()):
            if event["type"] == "rang":
                self._ring = event["number"]
                task = asyncio.create_task(self._snatch(link))
                self._acting.add(task)
                task.add_done_callback(self._acting.discard)
            elif event["type"] == "snatched" and event["seat"] == self._seat:
                self._contests.snatched(self._code, self._ring, self._lag)

    async def _snatch(self, link: ClientConnection) -> None:
        reaction = max(0.15, self._luck.gauss(self._args.reaction, self._args.spread) / 1000)
        self._contests.reacts(self._code, self._ring, self._lag, reaction)
        await asyncio.sleep(reaction)
        await say(link, "wish", id=f"{next(self._names)}", number=0, action={"type": "snatch"})


async def company_of(base: str, lags: list[float], contests: Contests, seed: int, args: Any) -> None:
    host, _, port = base.removeprefix("http://").partition(":")
    code, cookie = await asyncio.to_thread(open_table, base, "bell")
    ports = [await LaggingWire(host, int(port), lag / 1000).open() for lag in lags]
    luck = random.Random(seed)
    clients = [Client(code, lag, contests, luck, args) for lag in lags]
    running = [asyncio.create_task(clients[0].run(base, ports[0], cookie, len(lags), clients))]
    await asyncio.sleep(1.5)
    running += [
        asyncio.create_task(client.run(base, port, None, len(lags), clients))
        for client, port in zip(clients[1:], ports[1:], strict=True)
    ]
    await asyncio.gather(*running)


async def contend(base: str, lags: list[float], args: Any) -> Contests:
    contests = Contests(lags)
    companies = [asyncio.create_task(company_of(base, lags, contests, seed, args)) for seed in range(args.tables)]
    await asyncio.wait(companies, timeout=args.seconds, return_when=asyncio.FIRST_EXCEPTION)
    await stop(companies)
    return contests


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lags", default="20,50,100,200,400", help="round trips in milliseconds, one for each client")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--reaction", type=float, default=450.0, help="milliseconds, on average")
    parser.add_argument("--spread", type=float, default=120.0, help="standard deviation of it")
    args = parser.parse_args()
    lags = [float(lag) for lag in args.lags.split(",")]
    with running_house("tests.server.bell_house") as (base, _):
        contests = asyncio.run(contend(base, lags, args))
    sys.stdout.writelines(contests.told())
    return 0


if __name__ == "__main__":
    sys.exit(main())
