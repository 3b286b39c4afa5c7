"""A dead link is noticed, however it died."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.hands import Hands
from tests.server.house import ROOT, Player, RunningHouse
from tests.server.wires import Wire, settle
from wayout.server.heartbeat import PATIENCE_SECONDS, PING_SECONDS, STUCK_SECONDS, HeartbeatProtocol, RoundTrip
from wayout.server.limits import Limits
from wayout.table.allowance import Rate

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
    while others_here(host.around) != [False]:
        await host.read()


def test_how_far_a_link_is_away_is_the_shortest_of_its_last_pings() -> None:
    trip = RoundTrip()
    assert trip.milliseconds == 0

    for seconds in (0.01, 0.2, 0.05, 0.3, 0.06, 0.07):
        trip.add(seconds)

    assert trip.milliseconds == 50


HANDSHAKE = (
    b"GET /s HTTP/1.1\r\nhost: house\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x89\x80\x00\x00\x00\x00"
PONG = b"\x8a\x80\x00\x00\x00\x00"
WORD = b"\x81\x81\x00\x00\x00\x00x"


class Listener:
    """Accepts, and notes what it hears."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            self.heard.append(message["text"])


class Line(Wire):
    """A socket whose client sends what it is told to, and never answers a ping by itself."""

    def __init__(self, **settings: Any) -> None:
        self.listener = Listener()
        super().__init__(self.listener, **settings)
        self.config.ws_ping_interval, self.config.ws_ping_timeout = PING_SECONDS, PATIENCE_SECONDS

    async def open(self) -> "Line":
        self.connect()
        self.socket = HeartbeatProtocol(self.config, self.protocol.server_state, {}, self.loop)
        self.socket.connection_made(self.transport)  # type: ignore[arg-type]
        self.socket.data_received(HANDSHAKE)
        await settle()
        self.loop.wait(0)
        assert self.transport.written.startswith(b"HTTP/1.1 101")
        self.transport.written = b""
        return self

    def send(self, data: bytes) -> None:
        self.socket.data_received(data)

    async def hang_up(self) -> None:
        self.socket.connection_lost(None)
        await settle()


async def test_pings_are_answered_but_are_no_sign_of_life() -> None:
    line = await Line().open()

    line.send(PING)
    assert line.transport.written == b"\x8a\x00"
    for _ in range(8):
        line.loop.wait(1)
        line.send(PING)

    assert line.transport.closed
    await line.hang_up()
    assert len(line.crowd) == 0


async def test_words_are_a_sign_of_life() -> None:
    line = await Line().open()

    for _ in range(8):
        line.loop.wait(1)
        line.send(WORD)
        await settle()

    assert not line.transport.closed
    assert line.listener.heard == ["x"] * 8
    await line.hang_up()


@pytest.mark.parametrize("frame", [PING, PONG])
async def test_a_flood_of_pings_or_pongs_ends_the_link(frame: bytes) -> None:
    line = await Line(limits=Limits(messages_per_link=Rate(30, 150))).open()

    line.send(frame * 40_000)

    assert line.transport.closed
    assert len(line.transport.written) < 4_096
    assert b"too fast" in line.transport.written
    await line.hang_up()


async def test_a_message_in_empty_pieces_without_end_ends_the_link() -> None:
    line = await Line(limits=Limits(messages_per_link=Rate(30, 150))).open()

    line.send(b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 40_000)

    assert line.transport.closed
    assert b"too fast" in line.transport.written
    assert line.listener.heard == []
    await line.hang_up()


async def test_whoever_talks_on_after_the_last_word_is_cut() -> None:
    line = await Line(limits=Limits(messages_per_link=Rate(30, 150))).open()
    line.socket.close_sent = True

    line.send(WORD * 40_000)

    assert line.transport.aborted
    await line.hang_up()


async def test_whoever_does_not_read_gets_no_more_pongs() -> None:
    line = await Line().open()
    line.socket.pause_writing()

    line.send(PING * 100)
    assert line.transport.written == b""
    line.socket.resume_writing()
    line.send(PING)

    assert line.transport.written == b"\x8a\x00"
    await line.hang_up()


async def test_whoever_talks_but_never_reads_is_let_go() -> None:
    line = await Line().open()
    line.socket.pause_writing()

    for _ in range(int(STUCK_SECONDS) + 5):
        line.loop.wait(1)
        line.send(WORD)
        await settle()

    assert line.transport.closed
    await line.hang_up()


async def test_a_thousand_words_at_once_are_heard_in_order_and_not_all_at_once() -> None:
    line = await Line().open()

    line.send(b"".join(b"\x81\x84\x00\x00\x00\x00%04d" % number for number in range(2_000)))

    assert line.socket.queue.qsize() < 1_000
    while len(line.listener.heard) < 2_000:
        await settle()
    assert line.listener.heard == [f"{number:04}" for number in range(2_000)]
    assert line.transport.reading
    await line.hang_up()


async def test_after_the_house_slept_links_have_their_patience_anew() -> None:
    hands = Hands()
    line = await Line(clock=hands.clock()).open()
    line.loop.wait(PATIENCE_SECONDS - 0.1)

    hands.steady += 60
    line.loop.wait(PATIENCE_SECONDS)
    closed_before = line.transport.closed
    line.loop.wait(0.2)

    assert (closed_before, line.transport.closed) == (False, True)
    await line.hang_up()


@pytest.mark.parametrize(
    "said", [[b"GET /s HTTP/1.1\r\nno header\r\n\r\n"], [HANDSHAKE, PING]], ids=["nonsense", "haste"]
)
async def test_a_handshake_that_is_none_is_cut(said: list[bytes]) -> None:
    line = Line()
    line.connect()
    socket = HeartbeatProtocol(line.config, line.protocol.server_state, {}, line.loop)
    socket.connection_made(line.transport)  # type: ignore[arg-type]

    for one in said:
        socket.data_received(one)

    assert line.transport.aborted
    socket.connection_lost(None)
    await settle()
