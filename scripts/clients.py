"""What every script needs that plays over sockets: a house of its own, a table, links to it, clients that begin."""

import asyncio
import http.client
import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

ROOT = Path(__file__).parents[1]


@contextmanager
def running_house(module: str, *arguments: str, cores: set[int] | None = None) -> Iterator[tuple[str, int]]:
    """The address and the process of a house, which runs on these cores alone where that can be said."""
    with tempfile.TemporaryDirectory(prefix="wayout-script-") as data:
        command = [sys.executable, "-m", module, "serve", "--host", "127.0.0.1", "--data", data, "--limits", "1000"]
        with subprocess.Popen(
            [*command, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        ) as process:
            if cores is not None and hasattr(os, "sched_setaffinity"):
                os.sched_setaffinity(process.pid, cores)
            assert process.stdout is not None
            lines = list(itertools.takewhile(lambda line: "Ctrl-C" not in line, process.stdout))
            try:
                yield next(line.split()[-1] for line in lines if "on this machine" in line).rstrip("/"), process.pid
            finally:
                process.terminate()


def open_table(base: str, game: str) -> tuple[str, str]:
    """A new table of this game: its code, and the cookie of its host."""
    asking = http.client.HTTPConnection(base.removeprefix("http://"))
    asking.request("POST", "/api/tables", json.dumps({"game": game}), {"Content-Type": "application/json"})
    answer = asking.getresponse()
    cookie = (answer.getheader("set-cookie") or "").split(";")[0]
    code: str = json.loads(answer.read())["code"]
    asking.close()
    return code, cookie


@asynccontextmanager
async def linked(base: str, code: str, cookie: str | None) -> AsyncIterator[ClientConnection]:
    """A socket at this table: the host's with the cookie, else a new guest's."""
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    headers = {} if cookie is None else {"Cookie": cookie}
    async with connect(
        address, origin=Origin(base), additional_headers=headers, compression=None, proxy=None, ping_interval=None
    ) as link:
        yield link


async def say(link: ClientConnection, kind: str, **fields: Any) -> None:
    await link.send(msgspec.json.encode({"type": kind, **fields}), text=True)


async def set_up(link: ClientConnection, seats: int, options: dict[str, Any]) -> None:
    """By the host, before anybody is ready."""
    await say(link, "set_seats", seats=seats)
    await say(link, "set_options", options=options)


async def gather(link: ClientConnection, around: dict[str, Any]) -> None:
    """Sit, be ready, start; and once more when it is over."""
    you = around["you"]
    if around["status"] == "over" and you["host"]:
        await say(link, "rematch")
    if around["status"] != "gathering" or you["seat"] is None:
        return
    if not around["seats"][you["seat"]]["ready"]:
        await say(link, "ready", ready=True)
    elif you["host"] and around["can_start"]:
        await say(link, "start")


async def stop(tables: list[asyncio.Task[None]]) -> None:
    """All of them, which should still be playing."""
    failed = [task for task in tables if task.done()]
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    if failed:
        raise SystemExit(f"{len(failed)} tables broke off: {failed[0].exception()!r}")
