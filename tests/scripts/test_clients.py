"""Clients of the scripts come together, play, and are missed if they break off."""

import asyncio
from typing import Any, cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from scripts.clients import gather, linked, open_table, running_house, set_up, stop


class Said:
    """In place of a socket: what was said."""

    def __init__(self) -> None:
        self.kinds: list[str] = []

    async def send(self, message: bytes, *, text: bool) -> None:
        self.kinds.append(msgspec.json.decode(message)["type"])


async def answer_to(**around: Any) -> list[str]:
    said = Said()
    await gather(cast("ClientConnection", said), around)
    return said.kinds


HOST = {"seat": 0, "host": True}
GUEST = {"seat": 1, "host": False}


async def test_whoever_sits_says_that_they_are_ready() -> None:
    assert await answer_to(status="gathering", you=GUEST, seats=[{"ready": True}, {"ready": False}]) == ["ready"]


async def test_whoever_has_no_seat_says_nothing() -> None:
    assert await answer_to(status="gathering", you={"seat": None, "host": False}, seats=[]) == []


async def test_the_host_starts_once_all_are_ready() -> None:
    ready = [{"ready": True}, {"ready": True}]
    assert await answer_to(status="gathering", you=HOST, seats=ready, can_start=False) == []
    assert await answer_to(status="gathering", you=HOST, seats=ready, can_start=True) == ["start"]
    assert await answer_to(status="gathering", you=GUEST, seats=ready, can_start=True) == []


async def test_the_host_alone_asks_for_another_match() -> None:
    assert await answer_to(status="over", you=HOST, seats=[]) == ["rematch"]
    assert await answer_to(status="over", you=GUEST, seats=[]) == []


async def test_a_table_that_broke_off_is_told() -> None:
    async def broken() -> None:
        raise ConnectionError("gone")

    async def playing() -> None:
        await asyncio.Event().wait()

    tables = [asyncio.create_task(broken()), asyncio.create_task(playing())]
    await asyncio.wait(tables, return_when=asyncio.FIRST_EXCEPTION)
    with pytest.raises(SystemExit, match="1 tables broke off: ConnectionError"):
        await stop(tables)
    assert tables[1].cancelled()


async def test_two_clients_find_each_other_at_a_house_and_begin() -> None:
    async def until_it_begins(base: str, code: str, cookie: str | None) -> None:
        async with linked(base, code, cookie) as link:
            if cookie is not None:
                await set_up(link, 2, {"danger": True})
            async for data in link:
                message = msgspec.json.decode(data)
                if message["type"] == "around":
                    await gather(link, message)
                if message["type"] == "letter":
                    assert message["view"]["danger_mode"]
                    assert message["view"]["seats"] == 2
                    return

    with running_house("wayout.cli", "--pace", "0") as (base, _):
        code, cookie = open_table(base, "emergency_exit")
        await asyncio.gather(until_it_begins(base, code, cookie), until_it_begins(base, code, None))
