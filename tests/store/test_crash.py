"""What was acknowledged is there after a crash at any moment; what was not is there whole or not at all."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.busy_writer import MATCHES
from tests.store.cluster import Cluster
from wayout.store.store import open_store

ROOT = Path(__file__).parents[2]


def start_writer(place: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.store.busy_writer", place]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def read_acknowledged(writer: subprocess.Popen[str], lines: int) -> dict[str, int]:
    """The last acknowledged number of each match, after at least this many acknowledgements."""
    acknowledged: dict[str, int] = {}
    assert writer.stdout is not None
    for count, line in enumerate(writer.stdout):
        if line.endswith("\n"):
            match, number = line.split()
            acknowledged[match] = int(number)
        if count == lines:
            writer.kill()
    writer.wait()
    writer.stdout.close()
    return acknowledged


async def check(place: str, acknowledged: dict[str, int]) -> None:
    store = await open_store(place)
    for match, last in acknowledged.items():
        kept = await store.match(match, from_snapshot=False)
        assert kept is not None
        assert len(kept.lines) > last, f"{match}: acknowledged {last}, kept {len(kept.lines)}"
        assert len(kept.lines) % 2 == 0, "half a commit was kept"
        assert kept.lines[::2] == [match.encode() + b" %d" % number for number in range(0, len(kept.lines), 2)]
    await store.close()


@pytest.mark.parametrize("lines", [1, 137, 1009])
async def test_killing_the_writer_loses_nothing_acknowledged(place: str, lines: int) -> None:
    acknowledged = read_acknowledged(start_writer(place), lines)

    assert len(acknowledged) == MATCHES or lines == 1
    await check(place, acknowledged)


async def test_a_crash_of_the_database_itself_loses_nothing_acknowledged(own_cluster: Cluster) -> None:
    place = await own_cluster.database()
    writer = start_writer(place)
    assert writer.stdout is not None
    first = [writer.stdout.readline() for _ in range(200)]

    own_cluster.crash()
    later = read_acknowledged(writer, lines=1_000_000)
    own_cluster.start()

    acknowledged = {match: int(number) for match, number in (line.split() for line in first)} | later
    assert len(acknowledged) == MATCHES
    await check(place, acknowledged)
