"""A house that is stopped and goes on, as on a laptop that sleeps, has lost no time and nobody."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import RunningHouse
from tests.server.live_players import LivePlayer, begin
from tests.server.test_questions import catch_up

STOPPED_SECONDS = 8.0
"""Longer than a link without a sign of life lives, and than a dropped player of the temple is waited for."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    running = RunningHouse(tmp_path / "data", "--limits", "100")
    running.start()
    yield running
    running.kill()


async def stop_for_a_while(house: RunningHouse, seconds: float) -> None:
    os.kill(house.pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(house.pid, signal.SIGCONT)


async def test_a_temple_stands_still_while_the_house_does(house: RunningHouse, web: httpx.AsyncClient) -> None:
    players = [LivePlayer(house, web) for _ in range(2)]
    await begin(players, "temple", {})
    await catch_up(list(players))
    before = players[0].letter["at"]

    await stop_for_a_while(house, STOPPED_SECONDS)
    for player in players:
        await player.send("again")
        await player.until_kind("letter")

    assert players[0].letter["at"] - before < STOPPED_SECONDS * 1000 / 2
    for player in players:
        assert player.around["status"] == "playing"
        assert player.around["missing"] == []
        assert [seat["stand_in"] for seat in player.around["seats"]] == [False, False]
        assert player.letter["runs"] > 0
        assert player.close_code is None
    assert house.troubles() == []
    for player in players:
        await player.leave()
