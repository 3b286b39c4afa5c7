"""A player at a table by post: comes, does something, and goes; where nobody is, the table is put away."""

import asyncio

from tests.server.games import Options, gather
from tests.server.house import RunningHouse
from tests.server.witness import Witness

GOES = 0.3
SHORTEST, LONGEST = 0.2, 1.0
"""Seconds for which it is away."""
A_DAY = 86_400


class SleepyHouse(RunningHouse):
    program = "tests.server.sleepy_house"


class Correspondent(Witness):
    """On every return it compares, as after a kill."""

    async def _do_something(self) -> None:
        await super()._do_something()
        if self._luck.random() < GOES and self.pending is None:
            await self.leave()
            await asyncio.sleep(self._luck.uniform(SHORTEST, LONGEST))
            await self._return()


async def seat_correspondents(company: list[Correspondent], game: str, options: Options) -> None:
    """At a table of their own, where every decision may take a day."""
    code, host = await gather(list(company), options, game), company[0]
    for one in company:
        one.company, one.code = list(company), code
    await host.send("set_timers", timers=dict.fromkeys(host.around["timers"], A_DAY), grace=30)
    await host.until_kind("around", by_post=True)
    await host.send("start")
    for one in company:
        await one.until_kind("letter")
