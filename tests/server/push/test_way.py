"""Which addresses lie outside."""

import asyncio
import socket
import threading
from ipaddress import ip_address
from typing import Any

import pytest
from httpcore import AsyncMockStream, AsyncNetworkBackend

from wayout.server.push.way import LOOKING_UP, GuardedNetwork, NoWay, is_outside, look_up, must_be_outside


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.9.9.9",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.2.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fc00::1",
        "fec0::1",
        "fd12:3456::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2002:c0a8:101::1",
        "2001:0:4136:e378:8000:63bf:f5ff:fffe",
        "2001:db8::1",
    ],
)
def test_nothing_of_ones_own_is_outside(address: str) -> None:
    assert not is_outside(ip_address(address))
    with pytest.raises(NoWay):
        must_be_outside(["8.8.8.8", address])


@pytest.mark.parametrize("address", ["8.8.8.8", "2a00:1450:4001:80b::200a", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_the_world_is(address: str) -> None:
    assert is_outside(ip_address(address))
    must_be_outside([address])


def test_no_address_at_all_leads_nowhere() -> None:
    with pytest.raises(NoWay):
        must_be_outside([])


async def test_names_that_nobody_answers_for_keep_nothing_else_from_being_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests say the names, and whoever answers for them may take a minute each."""
    answer = threading.Event()

    def slow(*asked: Any, **how: Any) -> list[Any]:
        answer.wait()
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("203.0.113.9", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    waiting = [asyncio.create_task(look_up(f"{number}.example", 443)) for number in range(LOOKING_UP + 40)]
    await asyncio.sleep(0)
    try:
        async with asyncio.timeout(10):
            assert await asyncio.to_thread(lambda: "done") == "done"
    finally:
        answer.set()
    assert await asyncio.gather(*waiting) == [["203.0.113.9"]] * len(waiting)


class Noted(AsyncNetworkBackend):
    """A network that goes nowhere, and notes where to."""

    def __init__(self) -> None:
        self.connected: list[str] = []

    async def connect_tcp(self, host: str, *others: Any, **how: Any) -> AsyncMockStream:
        self.connected.append(host)
        return AsyncMockStream([])


async def test_what_is_connected_to_is_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers for the name may say something else the next time it is looked up."""
    answers = iter(["8.8.8.8", "127.0.0.1", "127.0.0.1"])

    def changing(*asked: Any, **how: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), 443))]

    monkeypatch.setattr(socket, "getaddrinfo", changing)
    network, noted = GuardedNetwork(), Noted()
    network._network = noted  # type: ignore[assignment]

    await network.connect_tcp("rebinding.example", 443)

    assert noted.connected == ["8.8.8.8"]
    with pytest.raises(NoWay):
        await network.connect_tcp("rebinding.example", 443)
