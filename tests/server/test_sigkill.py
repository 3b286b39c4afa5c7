"""Killing the house at any moment loses nothing that it has acknowledged, and every game is played to its end."""

import asyncio
import random
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.games import start
from tests.server.house import RunningHouse, web_client
from tests.server.stubborn import StubbornPlayer
from wayout.kernel.record import Step, read_lines

GAMES = 100
SEATS = 3
OPTIONS: dict[str, object] = {"target": "five", "danger": True}
FEWEST_KILLS, MOST_KILLS = 8, 12
"""Each costs a start of the house, which takes its time on a busy machine."""


async def kill_now_and_then(house: RunningHouse, luck: random.Random, games: "list[asyncio.Task[None]]") -> int:
    """Until all games are over, or it is enough; answers how often it happened while games went on."""
    for kills in range(MOST_KILLS):
        await asyncio.wait(games, timeout=0.2 + luck.random() * 3)
        if all(game.done() for game in games):
            return kills
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
    return MOST_KILLS


async def play_game(players: list[StubbornPlayer], code: str) -> None:
    await asyncio.gather(*(player.play(code) for player in players))


def action_of(step: Step) -> object:
    assert isinstance(step.action, msgspec.Raw)
    return msgspec.json.decode(step.action)


async def check_record(players: list[StubbornPlayer]) -> None:
    match = players[0].around["match"]
    answer = await players[0].ask("GET", f"/api/matches/{match}/record")
    assert answer.status_code == 200, answer.text
    _, steps = read_lines(answer.text.splitlines())
    for player in players:
        seat = player.around["you"]["seat"]
        own = {step.number: action_of(step) for step in steps if step.seat == seat and step.by == "player"}
        assert player.acknowledged.items() <= own.items()
        unanswered = own.keys() - player.acknowledged.keys()
        assert len(unanswered) <= player.refused.count("match_over"), "a wish was played twice"


@pytest.mark.slow
async def test_a_hundred_games_survive_being_killed_again_and_again(tmp_path: Path) -> None:
    luck = random.Random(2501)
    house = RunningHouse(tmp_path / "data", "--limits", "1000", "--pace", "0")
    house.start()
    try:
        async with web_client() as web:
            await play_all(house, web, luck)
        assert house.troubles() == []
    finally:
        house.kill()


async def play_all(house: RunningHouse, web: httpx.AsyncClient, luck: random.Random) -> None:
    tables = []
    for number in range(GAMES):
        seated = [StubbornPlayer(house, web, f"{number}.{seat}", random.Random(luck.random())) for seat in range(SEATS)]
        tables.append((seated, await start(list(seated), OPTIONS)))
    for seated, _ in tables:
        for player in seated:
            player.slowness = 0.25

    async with asyncio.TaskGroup() as group:
        games = [group.create_task(play_game(seated, code)) for seated, code in tables]
        killing = group.create_task(kill_now_and_then(house, luck, games))

    assert killing.result() >= FEWEST_KILLS
    players = [player for seated, _ in tables for player in seated]
    assert sum(player.comebacks for player in players) > GAMES
    assert {code for player in players for code in player.refused} <= {"stale", "match_over"}
    for seated, _ in tables:
        await check_record(seated)
    for player in players:
        await player.leave()
