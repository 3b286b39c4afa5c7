"""While everything is thrown at a house that may have 1,024 descriptors, its guests notice nothing."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.flood import ATTACKERS, SILENT
from tests.server.house import ROOT, Player, RunningHouse

SECONDS = 12.0
ASKED_PER_SECOND = 20
LONGEST_WAIT = 0.5
MOST_GROWTH = 100 * 1024 * 1024


class NarrowHouse(RunningHouse):
    program = "tests.server.narrow_house"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    running = NarrowHouse(tmp_path / "data")
    running.start()
    yield running
    running.kill()


@pytest.fixture
def flood(house: RunningHouse) -> Iterator["subprocess.Popen[bytes]"]:
    """Stops by itself."""
    command = [sys.executable, "-m", "tests.server.flood", house.base, str(SECONDS)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        yield process
        process.kill()


def memory(process: int, kind: str) -> int:
    """Bytes; 0 where it cannot be asked."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith(kind))
    return int(line.split()[1]) * 1024


class Visitor:
    """Comes anew for every question, from the address that the silent ones come from too."""

    def __init__(self, house: RunningHouse, cookie: str) -> None:
        self._port = int(house.base.rpartition(":")[2])
        self._request = (
            f"GET /api/me HTTP/1.1\r\nhost: {house.host}\r\ncookie: {cookie}\r\nconnection: close\r\n\r\n".encode()
        )
        self.waits: list[float] = []
        self.answers: list[bytes] = []
        self._held_up = 0.0
        """For how long this very process did not get to run: that is not the house's doing."""

    async def ask(self) -> None:
        began, held_up = time.monotonic(), self._held_up
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            writer.write(self._request)
            answer = await reader.read()
            writer.close()
        except OSError as error:
            answer = repr(error).encode()
        self.answers.append(answer.partition(b"\r\n")[0])
        self.waits.append(time.monotonic() - began - (self._held_up - held_up))

    async def watch_itself(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.01)
            self._held_up += time.monotonic() - began - 0.01

    async def keep_asking(self, seconds: float) -> None:
        watching = asyncio.create_task(self.watch_itself())
        async with asyncio.TaskGroup() as group:
            for _ in range(int(seconds * ASKED_PER_SECOND)):
                group.create_task(self.ask())
                await asyncio.sleep(1 / ASKED_PER_SECOND)
        watching.cancel()


@pytest.mark.slow
async def test_guests_notice_nothing_of_a_flood(
    house: RunningHouse, web: httpx.AsyncClient, flood: "subprocess.Popen[bytes]"
) -> None:
    before = memory(house.pid, "VmRSS")
    player = Player(house, web)
    await player.join(await player.open_table())
    visitor = Visitor(house, player.cookie)

    async with asyncio.timeout(40):
        await visitor.keep_asking(SECONDS)
    most = memory(house.pid, "VmHWM")
    await player.send("ping", sent=7)
    await player.until_kind("pong", sent=7)

    assert flood.stdout is not None
    connected = json.loads(await asyncio.to_thread(flood.stdout.read))
    assert all(connected[address] >= 5 for address in ATTACKERS), connected
    assert sum(connected[address] for address in SILENT) >= sum(SILENT.values())
    assert set(visitor.answers) == {b"HTTP/1.1 200 OK"}
    assert max(visitor.waits) < LONGEST_WAIT
    assert most - before < MOST_GROWTH
    assert house.troubles() == []
    await player.leave()
