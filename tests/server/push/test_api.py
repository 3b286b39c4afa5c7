"""How guests say that they want to be called: over real HTTP, in a real house."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.house import RunningHouse, Visitor
from tests.server.push.service import Browser
from wayout.server.push.api import MOST
from wayout.server.push.house_key import FILE
from wayout.server.push.letters64 import to_bytes


@pytest.fixture
def narrow_house(tmp_path: Path) -> Iterator[RunningHouse]:
    """With the usual limits."""
    running = RunningHouse(tmp_path / "narrow")
    running.start()
    yield running
    running.kill()


def body(endpoint: str) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(Browser(endpoint).subscription)
    return told


async def kept_in(house: RunningHouse, visitor: Visitor) -> list[tuple[str, Any]]:
    """Endpoints and all the rest, the oldest first."""
    guest = (await visitor.ask("GET", "/api/me")).json()["id"]
    store = sqlite3.connect(f"{(house.data / 'house.db').as_uri()}?mode=ro", uri=True)
    found = store.execute("SELECT endpoint, document FROM subscriptions WHERE guest = ? ORDER BY since", (guest,))
    told = [(endpoint, msgspec.json.decode(document)) for endpoint, document in found]
    store.close()
    return told


async def test_keys_and_subscriptions_outlive_the_house_and_never_show_in_its_log(
    own_house: RunningHouse, web: httpx.AsyncClient
) -> None:
    visitor = Visitor(own_house, web)
    key = (await visitor.ask("GET", "/api/push")).json()["key"]
    given = body("https://push.example/my-secret-endpoint")
    assert (await visitor.ask("PUT", "/api/me/push", given)).status_code == 204

    own_house.kill()
    own_house.start()

    assert (await visitor.ask("GET", "/api/push")).json()["key"] == key
    assert await kept_in(own_house, visitor) == [(given["endpoint"], given)]
    file = own_house.data / FILE
    assert file.stat().st_mode & 0o777 == 0o600
    log = (own_house.data / "log.jsonl").read_text()
    secret = "".join(file.read_text().splitlines()[1:-1])
    assert "my-secret-endpoint" not in log
    assert secret not in log
    assert given["auth"] not in log
    assert len(to_bytes(key)) == 65


async def test_the_oldest_browser_makes_room_for_a_new_one_and_one_may_be_taken_back(
    house: RunningHouse, web: httpx.AsyncClient
) -> None:
    visitor = Visitor(house, web)
    for number in range(MOST + 2):
        await visitor.ask("PUT", "/api/me/push", body(f"https://push.example/{number}"))
    await visitor.ask("PUT", "/api/me/push", body("https://push.example/3"))
    end = {"endpoint": "https://push.example/4"}
    assert (await visitor.ask("POST", "/api/me/push/end", end)).status_code == 204

    kept = await kept_in(house, visitor)

    assert [endpoint[-1] for endpoint, _ in kept] == ["2", "5", "6", "3"]


async def test_nobody_takes_back_what_is_anothers(house: RunningHouse, web: httpx.AsyncClient) -> None:
    anna, ben = Visitor(house, web), Visitor(house, web)
    await anna.ask("PUT", "/api/me/push", body("https://push.example/hers"))
    await ben.ask("GET", "/api/me")

    answer = await ben.ask("POST", "/api/me/push/end", {"endpoint": "https://push.example/hers"})

    assert answer.status_code == 204
    assert len(await kept_in(house, anna)) == 1


async def test_what_is_no_subscription_is_refused(house: RunningHouse, web: httpx.AsyncClient) -> None:
    visitor = Visitor(house, web)
    for endpoint in ("https://127.0.0.1/", "http://push.example/", "http://127.0.0.1:10/"):
        answer = await visitor.ask("PUT", "/api/me/push", body(endpoint))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_subscription")
    for wrong in ({}, {**body("https://push.example/"), "lang": "de"}, {**body("https://push.example/"), "more": 1}):
        assert (await visitor.ask("PUT", "/api/me/push", wrong)).status_code == 400
    foreign = {"origin": "https://elsewhere.example"}
    assert (await visitor.ask("PUT", "/api/me/push", body("https://push.example/"), **foreign)).status_code == 403


async def test_a_flood_of_subscriptions_ends_soon(narrow_house: RunningHouse, web: httpx.AsyncClient) -> None:
    one = Visitor(narrow_house, web)
    await one.ask("GET", "/api/me")
    given = body("https://push.example/")
    statuses = [(await one.ask("PUT", "/api/me/push", given)).status_code for _ in range(15)]
    many = []
    for _ in range(50):
        fresh = Visitor(narrow_house, web)
        many.append((await fresh.ask("PUT", "/api/me/push", given)).status_code)

    assert statuses == [204] * 10 + [429] * 5
    assert many.count(204) == 30
    assert many[-1] == 429
