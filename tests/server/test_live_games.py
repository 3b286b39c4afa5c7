"""Every game of real time survives a house that is killed in the middle: nothing is lost, and no time has passed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import RunningHouse, come_back, web_client
from tests.server.live_players import LivePlayer, begin
from wayout.games import GAMES

LIVE = [game.id for game in GAMES.values() if game.live]
SEATS = 3
ROUNDS = 12


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    running = RunningHouse(tmp_path / "data", "--limits", "100")
    running.start()
    yield running
    running.kill()


async def act(player: LivePlayer) -> None:
    """The first thing it may do, as soon as it may; what the rules have against it does not matter."""
    if not player.letter["may"]:
        return
    name = await player.wish(player.letter["may"][0])
    answer = await player.until(lambda message: message.get("id") == name)
    if answer.get("code") == "too_soon":
        await asyncio.sleep(answer["facts"]["wait"] / 1000)
    if answer["type"] == "granted" and player.letter["number"] < answer["number"]:
        await player.until(lambda _: player.letter["number"] >= answer["number"])


async def all_know(players: list[LivePlayer]) -> None:
    newest = max(player.letter["number"] for player in players)
    for player in players:
        if player.letter["number"] < newest:
            await player.until(lambda _, p=player: p.letter["number"] >= newest)  # type: ignore[misc]


@pytest.mark.parametrize("game", LIVE)
async def test_a_house_killed_in_the_middle(house: RunningHouse, game: str) -> None:
    async with web_client() as web:
        players = [LivePlayer(house, web) for _ in range(SEATS)]
        code = await begin(players, game, {})
        for _ in range(ROUNDS):
            await asyncio.gather(*map(act, players))
        await all_know(players)
        before = [player.letter for player in players]

        house.kill()
        house.start()
        for player, letter in zip(players[:-1], before, strict=False):
            await come_back(lambda p=player: p.join(code))  # type: ignore[misc]
            await player.until_kind("letter")
            assert player.letter["view"] == letter["view"]
            assert player.letter["at"] <= letter["at"], "no time passed while the house was closed"
            assert not player.letter["runs"], "nor does it before everybody is back"
        await players[-1].join(code)
        await players[0].until(lambda _: bool(players[0].letter["runs"]))
        await players[-1].until_kind("letter")

        number = players[0].letter["number"]
        for _ in range(ROUNDS):
            await asyncio.gather(*map(act, players))
        assert players[0].letter["number"] > number
        assert house.troubles() == []
        for player in players:
            await player.leave()
