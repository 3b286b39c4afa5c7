"""Nobody can make the house wait or remember without end."""

from typing import Any

import pytest

from tests.server.wires import Wire, settle
from wayout.server.connection import (
    ANSWER_SECONDS,
    BODY_SECONDS,
    HEAD_BYTES,
    HEAD_SECONDS,
    KEEP_ALIVE_SECONDS,
    LAST_SECONDS,
    REQUEST_BYTES,
)
from wayout.server.limits import Limits
from wayout.table.allowance import Rate

GET = b"GET / HTTP/1.1\r\nhost: house\r\n\r\n"
PUT = b"PUT / HTTP/1.1\r\nhost: house\r\ncontent-length: 10\r\n\r\n"


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Reads all, then says 200."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def never_answer(scope: Any, receive: Any, send: Any) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def test_a_request_is_answered_and_another_may_follow() -> None:
    wire = Wire(answer).connect()

    for _ in range(2):
        wire.send(GET)
        await settle()

    assert wire.transport.written.count(b"HTTP/1.1 200 OK") == 2
    assert not wire.transport.closed


async def test_whoever_asks_faster_than_an_address_may_costs_the_house_no_answer() -> None:
    """Whatever is asked for: pages and files too."""
    wire = Wire(answer, Limits(questions_per_address=Rate(0.001, 3))).connect()

    for _ in range(5):
        wire.send(GET)
        await settle()

    assert wire.transport.written.count(b"HTTP/1.1 200 OK") == 3
    assert wire.transport.written.count(b"HTTP/1.1 429 ") == 1
    assert b"too_fast" in wire.transport.written
    assert wire.transport.closed


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 65 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\na: " + b"b" * 8_001 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + (b"a: " + b"b" * 1_000 + b"\r\n") * 25, 431),
        (b"GET / HTTP/1.1\r\na: " + b"b" * 100_000, 431),
        (b"GET / HTTP/1.1\r\n" + b"a" * 100_000, 431),
        (b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET /" + b"a" * 100_000, 414),
        (b"\r\n" * 100_000, 431),
        (b"nonsense\r\n\r\n", 400),
        (b"PUT / HTTP/1.1\r\ncontent-length: 1000000\r\n\r\n" + b"x" * 1_000_000, 413),
        (b"PUT / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\na: " + b"b" * 1_000_000, 413),
    ],
    ids=["count", "line", "sum", "value", "name", "address", "cut address", "nothing", "nonsense", "body", "trailer"],
)
@pytest.mark.parametrize("piece", [1_000, 250_000])
async def test_what_is_too_much_is_refused_while_it_comes(request_: bytes, status: int, piece: int) -> None:
    wire = Wire(never_answer).connect()

    sent = 0
    while sent < len(request_) and not wire.transport.closed:
        wire.send(request_[sent : sent + piece])
        sent += piece

    assert wire.status == status
    assert wire.transport.closed
    assert sent <= REQUEST_BYTES + 250_000
    await settle()


async def test_a_head_of_just_the_right_size_is_read() -> None:
    wire = Wire(answer).connect()

    wire.send(b"GET / HTTP/1.1\r\n" + (b"a: " + b"b" * 1_000 + b"\r\n") * 15 + b"\r\n")
    await settle()

    assert wire.status == 200


async def test_many_requests_at_once_do_not_pile_up() -> None:
    wire = Wire(never_answer).connect()

    wire.send(GET * 5_000)

    assert wire.transport.aborted
    assert len(wire.protocol.pipeline) < 10
    wire.protocol.connection_lost(None)
    await settle()


async def test_whoever_says_nothing_is_not_waited_for() -> None:
    wire = Wire(answer).connect()

    wire.loop.wait(HEAD_SECONDS - 0.1)
    assert not wire.transport.closed
    wire.send(b"GET /")
    wire.loop.wait(0.2)

    assert (wire.status, wire.transport.closed) == (408, True)


async def test_nor_whoever_has_been_answered_and_goes_on_bit_by_bit() -> None:
    wire = Wire(answer).connect()
    wire.send(GET)
    await settle()

    for _ in range(100):
        wire.send(b"\r\n")
        wire.loop.wait(0.2)

    assert wire.transport.closed


async def test_nor_whoever_keeps_the_line_open_for_nothing() -> None:
    wire = Wire(answer).connect()
    wire.send(GET)
    await settle()

    wire.loop.wait(KEEP_ALIVE_SECONDS + 0.1)

    assert wire.transport.closed


async def test_nor_for_a_slow_body() -> None:
    wire = Wire(never_answer).connect()
    wire.send(PUT)
    await settle()

    for _ in range(9):
        wire.send(b"x")
        wire.loop.wait(BODY_SECONDS / 8)

    assert (wire.status, wire.transport.closed) == (408, True)
    wire.protocol.connection_lost(None)
    await settle()


async def test_whoever_asks_is_waited_for_as_long_as_the_house_needs() -> None:
    wire = Wire(never_answer).connect()
    wire.send(GET)
    await settle()

    wire.loop.wait(ANSWER_SECONDS - 1)
    assert not wire.transport.closed
    wire.loop.wait(2)
    assert wire.transport.aborted
    wire.protocol.connection_lost(None)
    await settle()


async def test_a_last_answer_that_nobody_reads_is_not_kept_for_ever() -> None:
    wire = Wire(answer).connect()
    wire.send(GET.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
    await settle()

    assert (wire.transport.closed, wire.transport.aborted) == (True, False)
    wire.loop.wait(LAST_SECONDS + 0.1)
    assert wire.transport.aborted


async def test_a_house_without_room_says_so() -> None:
    wire = Wire(answer, room=0).connect()

    assert (wire.status, wire.transport.closed) == (503, True)
    assert b"house_full" in wire.transport.written


async def test_a_connection_is_silent_until_it_has_asked_and_after_its_answer() -> None:
    wire = Wire(answer, room=1).connect()
    wire.send(PUT)
    assert wire.crowd.enter(object_to_cut(), "192.0.2.2")
    assert wire.transport.aborted, "half a request gives no right to stay"

    asking = Wire(never_answer, room=1).connect()
    asking.send(GET)
    assert not asking.crowd.enter(object_to_cut(), "192.0.2.2")
    for one in (wire, asking):
        one.protocol.connection_lost(None)
    await settle()
    assert len(asking.crowd) == 0


def object_to_cut() -> Any:
    class Other:
        def abort(self) -> None: ...

    return Other()


async def test_a_flood_of_headers_takes_no_memory() -> None:
    """Bounded by what was read at once, however long it goes on."""
    wire = Wire(never_answer).connect()
    wire.send(b"GET / HTTP/1.1\r\n")

    for number in range(10_000):
        wire.send(b"a%d: b\r\n" % number)

    assert wire.status == 431
    assert len(wire.protocol.headers) <= 65
    assert sum(len(name) + len(value) for name, value in wire.protocol.headers) < HEAD_BYTES
