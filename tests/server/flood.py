"""Everything at once against a house on this machine, for as many seconds as asked for: long cookies, headers without
end, pings that nobody reads the answers to, silent connections, nested bodies. Each comes from its own address."""

import asyncio
import contextlib
import json
import resource
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

SILENT = {"127.0.0.1": 300, "127.0.0.12": 400, "127.0.0.13": 400, "127.0.0.14": 400}
"""Also from where the visitor comes from."""
ATTACKERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5")
"""Cookies, headers, bodies, pings."""
COOKIE = b'a="\\' * 30_000
HEADERS = b"".join(b"h%d: x\r\n" % number for number in range(10_000))
NESTED = b"[" * 8_000
PINGS = b"\x89\x80\x00\x00\x00\x00" * 10_000

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Flooder:
    def __init__(self, base: str) -> None:
        self.host = urlsplit(base).hostname or ""
        self.port = urlsplit(base).port or 80
        self.base = base
        self.connected: Counter[str] = Counter()
        """How often, by address."""

    async def connect(self, source: str) -> Streams:
        streams = await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))
        self.connected[source] += 1
        return streams

    def head(self, method: str, path: str, *lines: str) -> bytes:
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}", *lines, ""]).encode()

    async def long_cookies(self) -> None:
        reader, writer = await self.connect("127.0.0.2")
        writer.write(self.head("GET", "/api/me") + b"cookie: " + COOKIE + b"\r\n\r\n")
        await reader.read()
        writer.close()

    async def endless_headers(self) -> None:
        _, writer = await self.connect("127.0.0.3")
        writer.write(self.head("GET", "/api/me"))
        while True:
            writer.write(HEADERS)
            await writer.drain()

    async def nested_bodies(self) -> None:
        reader, writer = await self.connect("127.0.0.4")
        head = self.head("PUT", "/api/me", "content-type: application/json", f"content-length: {len(NESTED)}")
        writer.write(head + b"\r\n" + NESTED)
        await reader.readline()
        writer.close()

    async def unread_pings(self) -> None:
        """At a table of its own."""
        reader, writer = await self.connect("127.0.0.5")
        body = b'{"game":"emergency_exit"}'
        head = self.head("POST", "/api/tables", "connection: close", f"content-length: {len(body)}")
        writer.write(head + b"\r\n" + body)
        code = json.loads((await reader.read()).rpartition(b"\r\n\r\n")[2])["code"]
        for _ in range(5):
            await self.ping_on(code)

    async def ping_on(self, code: str) -> None:
        with contextlib.suppress(OSError):
            _, writer = await self.connect("127.0.0.5")
            upgrade = ("connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13", f"origin: {self.base}")
            key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="
            writer.write(self.head("GET", f"/api/tables/{code}/socket", *upgrade, key) + b"\r\n")
            while True:
                writer.write(PINGS)
                await writer.drain()

    async def silence(self, source: str, count: int) -> None:
        """Whoever is cut comes again, but not at once."""
        silent: list[Streams] = []
        while True:
            for _ in range(count - len(silent)):
                with contextlib.suppress(OSError):
                    silent.append(await self.connect(source))
            await asyncio.sleep(3)
            silent = [(reader, writer) for reader, writer in silent if not reader.at_eof() and not writer.is_closing()]


async def again_and_again(attack: Callable[[], Awaitable[None]], pause: float) -> None:
    while True:
        with contextlib.suppress(OSError, ValueError, KeyError, EOFError):
            await attack()
        await asyncio.sleep(pause)


async def flood(base: str, seconds: float) -> None:
    one = Flooder(base)
    works = [
        again_and_again(one.long_cookies, 0.2),
        again_and_again(one.endless_headers, 0.05),
        again_and_again(one.nested_bodies, 0.05),
        again_and_again(one.unread_pings, 0.5),
        *(one.silence(source, count) for source, count in SILENT.items()),
    ]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(work)
    sys.stdout.write(json.dumps(one.connected))


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(flood(sys.argv[1], float(sys.argv[2])))
