"""A house that is killed while somebody is asked something asks it again, and the match goes on as if nothing was."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.games import gather
from tests.server.house import Message, Player, RunningHouse
from tests.store.cluster import cluster_or_skip

SEATS = 3
MOST_STEPS = 3_000


def view(player: Player) -> Any:
    return player.letter["view"]


def in_a_window(players: list[Player]) -> bool:
    """One has sealed its answer, the other has not."""
    window = view(players[0])["window"]
    return window is not None and sorted(bool(player.letter["may"]) for player in players) == [False, False, True]


def at_a_branch(players: list[Player]) -> bool:
    question = view(players[0])["question"]
    return question is not None and question["kind"] == "branch"


MOMENTS: list[Callable[[list[Player]], bool]] = [in_a_window, at_a_branch]


@pytest.fixture(params=["sqlite", "postgres"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[RunningHouse]:
    """With either store, and without pauses between moves."""
    cluster = cluster_or_skip() if request.param == "postgres" else None
    store = () if cluster is None else ("--store", await cluster.database())
    running = RunningHouse(tmp_path / "data", "--limits", "100", "--pace", "0", *store)
    running.start()
    yield running
    running.kill()
    if cluster is not None:
        cluster.remove()


async def start_unhurried(players: list[Player]) -> str:
    """No Escape, with five minutes for every answer, however slow the machine is."""
    code = await gather(players, game="no_escape")
    await players[0].send("set_timers", timers=dict.fromkeys(players[0].around["timers"], 300), grace=3_600)
    await players[0].send("start")
    for player in players:
        await player.until_kind("letter")
    return code


async def catch_up(players: list[Player]) -> None:
    """Everybody has read all that was told so far."""
    for player in players:
        await player.send("ping", sent=0)
        await player.until_kind("pong")


async def play_one(players: list[Player], luck: random.Random) -> None:
    """Somebody who may does something, and all have read of it what they are told."""
    player = luck.choice([one for one in players if one.letter["may"]])
    name = await player.wish(luck.choice(player.letter["may"]))
    await player.until_kind("granted", id=name)
    await player.until_kind("letter")
    await catch_up(players)


async def play_until(players: list[Player], luck: random.Random, enough: Callable[[], bool]) -> None:
    for _ in range(MOST_STEPS):
        if enough():
            return
        await play_one(players, luck)
    raise AssertionError("it never came to that")


async def come_again(players: list[Player], code: str) -> None:
    for player in players:
        await player.join(code)
        await player.until_kind("letter")
    await catch_up(players)


async def assert_told_as_by_the_log(players: list[Player]) -> None:
    """What each has been told, before and after, is what the log of the match tells in one piece."""
    match = players[0].around["match"]
    for player in players:
        seat = player.around["you"]["seat"]
        answer = await player.ask("GET", f"/api/matches/{match}/letters?viewer={seat}")
        whole: list[Message] = answer.json()["letters"]
        got = [message for message in player.heard if message["type"] == "letter"]
        fields = ("at", "happened", "view", "may")
        told = [[letter[field] for field in fields] for letter in got if letter["happened"]]
        assert told == [[letter[field] for field in fields] for letter in whole if letter["happened"]]
        numbers = [letter["number"] for letter in got]
        assert sorted(set(numbers)) == list(range(len(told)))


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
async def test_a_question_survives_a_kill_and_the_match_is_played_to_its_end(
    house: RunningHouse, web: httpx.AsyncClient, moment: Callable[[list[Player]], bool]
) -> None:
    luck = random.Random(moment.__name__)
    players = [Player(house, web) for _ in range(SEATS)]
    code = await start_unhurried(players)
    await play_until(players, luck, lambda: moment(players))
    before = [player.letter for player in players]
    asked = next(player for player in players if player.letter["may"])

    await asyncio.to_thread(house.kill)
    await asyncio.to_thread(house.start)
    await come_again(players, code)

    for player, letter in zip(players, before, strict=True):
        assert [player.letter[field] for field in ("number", "view", "may")] == [
            letter[field] for field in ("number", "view", "may")
        ]
        assert player.letter["clocks"].keys() == letter["clocks"].keys()
        assert player.letter["happened"] == []
    name = await asked.wish(asked.letter["may"][0])
    await asked.until_kind("granted", id=name, number=asked.letter["number"] + 1)
    await asked.until_kind("letter")
    await catch_up(players)
    await play_until(players, luck, lambda: players[0].around["status"] == "over")
    await assert_told_as_by_the_log(players)
    assert house.troubles() == []
    for player in players:
        await player.leave()
