"""Load on one house, and what it comes to: the server on one core, the clients on the others, figures meanwhile."""

import asyncio
import json
import os
import sys
import time
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

from scripts.clients import running_house, stop


@contextmanager
def house_apart() -> Iterator[tuple[str, int]]:
    """The address and the process of a house that has a core for itself, if there is more than one."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    with running_house("wayout.cli", "--pace", "0", cores={cores[0]}) as house:
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[1:]))
        yield house


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
        self.counting = False
        self.wishes = 0
        self.waits: list[float] = []
        self.seconds = self.server_cpu = self.own_cpu = 0.0

    def begin(self) -> None:
        self.counting = True
        self.seconds, self.server_cpu = -time.perf_counter(), -cpu_seconds(self._server)
        self.own_cpu = -time.process_time()

    def end(self) -> None:
        self.counting = False
        self.seconds += time.perf_counter()
        self.server_cpu += cpu_seconds(self._server)
        self.own_cpu += time.process_time()

    def wait_ms(self, percent: int) -> float:
        """So many of a hundred waits were shorter."""
        cuts = quantiles(self.waits, n=100) if len(self.waits) > 1 else [0.0] * 99
        return cuts[percent - 1] * 1000


async def measure(
    figures: Figures, companies: Iterable[Coroutine[Any, Any, None]], settling: float, seconds: float
) -> None:
    """Counts once all have begun to play."""
    playing = [asyncio.create_task(company) for company in companies]
    await asyncio.sleep(settling)
    figures.begin()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    figures.end()
    await stop(playing)


def report(told: dict[str, Any], path: str | None) -> None:
    """On the screen, and in a file if there is to be one."""
    for name, value in told.items():
        sys.stdout.write(f"{name:20} {value}\n")
    keep(told, path)


def keep(told: dict[str, Any], path: str | None) -> None:
    """In a file, if there is to be one."""
    if path:
        Path(path).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
