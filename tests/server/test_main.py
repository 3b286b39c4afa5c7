"""Opening and closing the house."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.games import start
from tests.server.house import ROOT, Player, RunningHouse
from tests.server.stubborn import StubbornPlayer
from tests.store.cluster import Cluster, cluster_or_skip


def serve(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "wayout.cli", "serve", "--host", "127.0.0.1", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


def test_the_folder_is_named_and_holds_everything(own_house: RunningHouse) -> None:
    found = {path.name for path in own_house.data.iterdir()}

    assert {"house.db", "secret", "day-key", "port", "log.jsonl"} <= found
    assert own_house.data.stat().st_mode & 0o077 == 0


def test_a_second_house_does_not_touch_the_data_of_the_first(own_house: RunningHouse) -> None:
    second = serve("--data", str(own_house.data))

    assert second.returncode == 1
    assert "another house is open" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_day_key_that_could_be_guessed_is_refused(tmp_path: Path) -> None:
    refused = serve("--data", str(tmp_path / "data"), "--day-key", "maze")

    assert refused.returncode == 2
    assert "at least 8 characters" in refused.stderr


def test_a_port_that_is_taken_is_said_in_one_line(own_house: RunningHouse, tmp_path: Path) -> None:
    second = serve("--data", str(tmp_path / "other"), "--port", own_house.base.rpartition(":")[2])

    assert second.returncode == 1
    assert "cannot listen" in second.stderr
    assert len(second.stderr.splitlines()) == 1


def test_a_database_that_cannot_be_reached_is_said_in_one_line(tmp_path: Path) -> None:
    second = serve("--data", str(tmp_path / "data"), "--store", "postgresql://nobody@127.0.0.1:1/none")

    assert second.returncode == 1
    assert len(second.stderr.splitlines()) == 1


async def test_a_house_that_is_told_to_stop_says_goodbye_and_keeps_everything(
    own_house: RunningHouse, web: httpx.AsyncClient
) -> None:
    players = [Player(own_house, web) for _ in range(2)]
    code = await start(players)
    mover = next(player for player in players if player.letter["may"])
    await mover.wish(mover.letter["may"][0], id="last")
    await mover.until_kind("granted", id="last")

    stopping = asyncio.create_task(asyncio.to_thread(own_house.stop))
    told = await mover.until_closed()
    exit_code = await stopping

    assert exit_code == 0
    assert told[-1] == {"type": "gone", "code": "shutdown"}
    assert own_house.log()[-1]["event"] == "the house is closed"
    own_house.start()
    await mover.join(code)
    assert (await mover.until_kind("letter"))["number"] >= 1
    await mover.leave()


async def test_links_and_cookies_are_good_after_a_restart(own_house: RunningHouse, web: httpx.AsyncClient) -> None:
    player = Player(own_house, web)
    await player.ask("PUT", "/api/me", {"name": "Anna"})
    code, base = await player.open_table(), own_house.base

    own_house.kill()
    own_house.start()

    assert own_house.base == base
    assert (await player.ask("GET", "/api/me")).json()["name"] == "Anna"
    assert (await player.ask("GET", f"/api/tables/{code}")).json()["guests"] == ["Anna"]


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    running = cluster_or_skip()
    yield running
    running.remove()


async def test_a_second_house_on_the_same_postgresql_is_refused_in_one_line(cluster: Cluster, tmp_path: Path) -> None:
    place = await cluster.database()
    house = RunningHouse(tmp_path / "first", "--store", place)
    house.start()
    try:
        second = await asyncio.to_thread(serve, "--data", str(tmp_path / "second"), "--store", place)
    finally:
        house.kill()

    assert second.returncode == 1
    assert second.stderr == (
        "wayout: another house is open with the PostgreSQL database house0; give this one a database of its own\n"
    )


def test_another_file_is_no_store(tmp_path: Path) -> None:
    refused = serve("--data", str(tmp_path / "data"), "--store", str(tmp_path / "other.db"))

    assert (refused.returncode, (tmp_path / "other.db").exists()) == (1, False)
    assert refused.stderr.startswith("wayout: --store is for PostgreSQL")


async def until_all_have_played(players: list[StubbornPlayer]) -> None:
    for _ in range(2_000):
        if all(player.acknowledged for player in players):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("somebody has not played yet")


async def test_a_match_on_postgresql_survives_a_kill(cluster: Cluster, tmp_path: Path, web: httpx.AsyncClient) -> None:
    house = RunningHouse(tmp_path / "data", "--pace", "0", "--store", await cluster.database())
    house.start()
    try:
        players = [StubbornPlayer(house, web, f"p{seat}", random.Random(seat)) for seat in range(3)]
        code = await start(list(players))
        for player in players:
            player.slowness = 0.02
        playing = [asyncio.create_task(player.play(code)) for player in players]
        await until_all_have_played(players)
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
        async with asyncio.timeout(100):
            await asyncio.gather(*playing)
        assert all(player.comebacks for player in players)
        assert house.troubles() == []
        for player in players:
            await player.leave()
    finally:
        house.kill()
