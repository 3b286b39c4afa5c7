"""What can be counted tells nothing about what is played, and not to everybody."""

import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.company import MoodyStore, start_match, wish
from tests.server.house import Player, RunningHouse, Visitor
from tests.server.test_door import visit_with
from tests.server.test_questions import catch_up, in_a_window, play_until, start_unhurried
from wayout.server.api import has_token
from wayout.server.door import Visit
from wayout.server.hub import Hub
from wayout.server.identity import Signer
from wayout.table.messages import Say

NewPlayer = Callable[[], Player]
OWN = ("wayout_commit_seconds", "wayout_lag_seconds", "wayout_requests_total")
"""What the house measures on itself, and the questions that this test asks."""


async def counted(visitor: Visitor) -> list[str]:
    text = (await visitor.ask("GET", "/metrics")).text
    return [line for line in text.splitlines() if not line.startswith(OWN)]


async def test_a_secret_answer_moves_nothing(new_player: NewPlayer) -> None:
    players = [new_player() for _ in range(3)]
    await start_unhurried(players)
    await play_until(players, random.Random("a window"), lambda: in_a_window(players))
    before = await counted(players[0])

    last = next(player for player in players if player.letter["may"])
    name = await last.wish(last.letter["may"][0])
    await last.until_kind("granted", id=name)
    await catch_up(players)

    assert len(before) > 10
    assert await counted(players[0]) == before


async def test_nothing_that_is_done_at_a_table_moves_anything(hub: Hub, store: MoodyStore) -> None:
    mover, other = await start_match(hub)
    before = hub.metrics.text()

    wish(mover, "first")
    await mover.until("granted", id="first")
    other.say(Say(phrase="hello"))
    await other.until("said")

    moved = set(hub.metrics.text().splitlines()) - set(before.splitlines())
    assert not [line for line in moved if not line.startswith(b"wayout_lag")]


def visit_from(peer: str, behind_proxy: bool, **headers: str) -> Visit:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Visit({"headers": raw, "client": (peer, 1), "scheme": "http"}, Signer(b"k" * 32), behind_proxy)


def test_only_the_machine_itself_is_here() -> None:
    for peer in ("127.0.0.1", "127.0.0.9", "::1"):
        assert visit_from(peer, behind_proxy=False).is_from_here
    for peer in ("192.0.2.1", "", "nonsense"):
        assert not visit_from(peer, behind_proxy=False).is_from_here
    assert not visit_with({"x_forwarded_for": "127.0.0.1"}, behind_proxy=True).is_from_here
    assert not visit_from("127.0.0.1", behind_proxy=True).is_from_here, "it is the proxy who speaks"


def test_a_token_opens_the_books() -> None:
    assert has_token("secret", "Bearer secret")
    for given in ("", "secret", "Bearer ", "Bearer secret2", "Bearer geheim", "Bearer ü"):
        assert not has_token("secret", given)
    assert not has_token(None, "Bearer None")


async def test_behind_a_proxy_only_the_token_opens_the_books(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path, "--proxy", "--metrics-token", "secret")
    house.start()
    try:
        async with httpx.AsyncClient(trust_env=False, base_url=house.base) as web:
            closed = await web.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})
            open_ = await web.get("/metrics", headers={"authorization": "Bearer secret"})
    finally:
        house.stop()

    assert (closed.status_code, closed.json()["code"]) == (404, "not_found")
    assert "wayout_tables" in open_.text


@pytest.mark.parametrize("counter", ["wishes", "messages", "letters", "handling"])
async def test_what_moved_with_every_answer_is_gone(new_player: NewPlayer, counter: str) -> None:
    assert f"wayout_{counter}" not in (await new_player().ask("GET", "/metrics")).text
