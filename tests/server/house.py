"""A real house in its own process, with a data folder that survives it, and players on real sockets."""

import asyncio
import contextlib
import itertools
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

ROOT = Path(__file__).parents[2]
SOON = 20.0
"""Seconds after which waiting for anything is a failure."""
AT_LAST = 150.0
"""Whoever comes back to a house that is killed again and again on a busy machine needs patience."""

Message = dict[str, Any]


class RunningHouse:
    """`wayout serve` on a loopback port. Started again, it has the same data and the same port."""

    program = "wayout.cli"
    """The module that is run."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self._arguments = ("--host", "127.0.0.1", "--data", str(data), *arguments)
        self._process: subprocess.Popen[str] | None = None
        self.base = ""

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, "serve", *self._arguments]
        process = self._process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert process.stdout is not None
        lines = list(itertools.takewhile(lambda line: "Ctrl-C" not in line, process.stdout))
        found = next((line for line in lines if "on this machine" in line), None)
        assert found is not None, f"the house did not open: {lines}"
        self.base = found.split()[-1].rstrip("/")

    @property
    def host(self) -> str:
        return self.base.removeprefix("http://")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        assert self._process is not None
        self._process.kill()
        self._wait()

    def stop(self) -> int:
        """SIGTERM: the exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._wait()

    def _wait(self) -> int:
        assert self._process is not None
        code = self._process.wait(SOON)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def log(self) -> list[Message]:
        text = (self.data / "log.jsonl").read_text(encoding="utf-8")
        return [msgspec.json.decode(line) for line in text.splitlines()]

    def troubles(self) -> list[Message]:
        return [line for line in self.log() if line["level"] in ("error", "critical")]


class Visitor:
    """Somebody with a browser: a cookie, and questions to the house."""

    def __init__(self, house: RunningHouse, web: httpx.AsyncClient) -> None:
        self.house = house
        self.web = web
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        given = {**({"cookie": self.cookie} if self.cookie else {}), **headers}
        answer = await self.web.request(method, self.house.base + path, json=body, headers=given)
        self.take_cookie(answer.headers.get("set-cookie"))
        return answer

    def take_cookie(self, header: str | None) -> None:
        if header is not None:
            self.cookie = header.split(";")[0]

    async def open_table(self, game: str = "emergency_exit") -> str:
        answer = await self.ask("POST", "/api/tables", {"game": game})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code


class Player(Visitor):
    """A visitor at a table. Remembers the newest around and letter, and every answer."""

    def __init__(self, house: RunningHouse, web: httpx.AsyncClient) -> None:
        super().__init__(house, web)
        self._ids = itertools.count()
        self._socket: ClientConnection | None = None
        self.around: Message = {}
        self.letter: Message = {}
        self.heard: list[Message] = []

    async def join(self, code: str, end: str = "socket", **headers: str) -> None:
        """`end`: of the address. A big screen has another."""
        given = {"Origin": self.house.base, **({"Cookie": self.cookie} if self.cookie else {}), **headers}
        address = f"ws://{self.house.host}/api/tables/{code}/{end}"
        origin = Origin(given.pop("Origin"))
        self._socket = await connect(
            address, origin=origin, additional_headers=given, compression=None, proxy=None, ping_interval=None
        )
        assert self._socket.response is not None
        self.take_cookie(self._socket.response.headers.get("set-cookie"))

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def send(self, kind: str, **fields: Any) -> None:
        await self.send_raw(msgspec.json.encode({"type": kind, **fields}).decode())

    async def talk_too_fast(self) -> Message:
        """Says a word as soon as the last one was answered, until it is too much: what it is told then. Whoever talks
        on in spite of it is cut off, and may not hear it."""
        while True:
            await self.send("ping", sent=0.0)
            answer = await self.until(lambda message: message["type"] in ("pong", "gone"))
            if answer["type"] == "gone":
                return answer

    async def send_raw(self, data: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def read(self) -> Message:
        """The next message, whatever it is."""
        assert self._socket is not None
        message: Message = msgspec.json.decode(await self._socket.recv())
        self.heard.append(message)
        if message["type"] == "around":
            self.around = message
        elif message["type"] == "letter":
            self.letter = message
        elif message["type"] == "clocks":
            self.letter = {**self.letter, **message, "type": "letter"}
        return message

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        async with asyncio.timeout(SOON):
            while not fits(message := await self.read()):
                pass
        return message

    async def until_kind(self, kind: str, **fields: Any) -> Message:
        """The next message of this kind with these fields."""
        return await self.until(lambda message: message["type"] == kind and fields.items() <= message.items())

    async def settled(self) -> None:
        """Everything that was sent before has been done."""
        await self.send("ping", sent=0.0)
        await self.until_kind("pong")

    async def wish(self, action: Message, id: str | None = None, number: int | None = None) -> str:
        name = id or f"w{next(self._ids)}"
        at = self.letter["number"] if number is None else number
        await self.send("wish", id=name, number=at, action=action)
        return name

    async def until_closed(self) -> list[Message]:
        """Everything up to the end of the connection."""
        told = []
        async with asyncio.timeout(SOON):
            with contextlib.suppress(ConnectionClosed):
                while True:
                    told.append(await self.read())
        return told

    @property
    def close_code(self) -> int | None:
        assert self._socket is not None
        return self._socket.close_code


async def come_back(join: Callable[[], Awaitable[None]]) -> None:
    """Tries until the house is there again."""
    async with asyncio.timeout(AT_LAST):
        while True:
            with contextlib.suppress(OSError, InvalidHandshake, ConnectionClosed, EOFError):
                await join()
                return
            await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def web_client() -> AsyncIterator[httpx.AsyncClient]:
    """For all visitors, who have their own cookies: it keeps none, which the next of them would send along."""
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(limits=limits, timeout=SOON, trust_env=False) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield client
