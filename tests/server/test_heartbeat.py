"""A dead link is noticed, however it died."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.server.house import ROOT, Player, RunningHouse
from wayout.server.heartbeat import RoundTrip

NewPlayer = Callable[[], Player]


@pytest.fixture
def frozen(house: RunningHouse) -> Iterator[Callable[[str], int]]:
    """A guest in a process of its own that joins and is then frozen: the connection stays, without a sign of life."""
    started: list[subprocess.Popen[str]] = []

    def freeze(code: str) -> int:
        command = [sys.executable, "-m", "tests.server.silent_guest", house.base, code]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        started.append(process)
        assert process.stdout is not None
        assert process.stdout.readline() == "joined\n"
        os.kill(process.pid, signal.SIGSTOP)
        return process.pid

    yield freeze
    for process in started:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def others_here(around: dict[str, object]) -> list[bool]:
    guests = around["guests"]
    assert isinstance(guests, list)
    return [guest["here"] for guest in guests[1:]]


async def test_a_frozen_guest_is_no_longer_here(new_player: NewPlayer, frozen: Callable[[str], int]) -> None:
    host = new_player()
    code = await host.open_table()
    await host.join(code)
    frozen(code)

    await host.until(lambda message: message["type"] == "around" and others_here(message) == [True])
    await host.until(lambda message: message["type"] == "around" and others_here(message) == [False])


async def test_even_with_unread_mail_in_between(new_player: NewPlayer, frozen: Callable[[str], int]) -> None:
    host = new_player()
    code = await host.open_table()
    await host.join(code)
    frozen(code)

    for number in range(1500):
        await host.send("say", text=f"{number} " + "are you there? " * 18)
        await host.read()
    await host.until(lambda message: message["type"] == "around" and others_here(message) == [False])


def test_how_far_a_link_is_away_is_the_shortest_of_its_last_pings() -> None:
    trip = RoundTrip()
    assert trip.milliseconds == 0

    for seconds in (0.01, 0.2, 0.05, 0.3, 0.06, 0.07):
        trip.add(seconds)

    assert trip.milliseconds == 50
