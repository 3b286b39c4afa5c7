"""Room 25 in a real house that is killed in the middle of programming: what was granted is there again, for its own
seat alone, and the show is played to its end."""

import asyncio
import random
from pathlib import Path

from tests.server.games import gather, play_on
from tests.server.house import Message, Player, RunningHouse, come_back, web_client

SEATS = 4
CHANGES = (["look"], ["move", "push"], ["control"])


async def program(player: Player, tokens: list[str]) -> None:
    """Granted and told."""
    who = own_figure(player)["who"]
    name = await player.wish({"type": "program", "who": who, "tokens": tokens})
    await player.until_kind("granted", id=name)
    await player.until_kind("letter")


def own_figure(player: Player) -> Message:
    seat = player.around["you"]["seat"]
    figure: Message = next(one for one in player.letter["view"]["figures"] if one["seat"] == seat)
    return figure


def laid(figure: Message) -> list[str]:
    """The tokens of a program that its viewer sees."""
    seen: Message = figure["program"]
    return [seen[slot] for slot in ("first", "second", "floating") if seen[slot] is not None]


async def begin(players: list[Player]) -> str:
    """Nobody takes a clue, and everybody is asked for a program."""
    code = await gather(players, {"mode": "suspicion"}, game="room25")
    await players[0].send("start")
    for player in players:
        await player.until_kind("letter")
    for player in players:
        await player.wish({"type": "take_clue", "cell": None})
    for player in players:
        await player.until(lambda message: message["type"] == "letter" and message["view"]["phase"] == "program")
    return code


async def come_in(player: Player, code: str) -> None:
    await player.join(code)
    await player.until_kind("letter")


async def test_a_house_killed_while_programs_are_made_loses_none_and_shows_none(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "data", "--limits", "1000", "--pace", "0")
    house.start()
    try:
        async with web_client() as web:
            players = [Player(house, web) for _ in range(SEATS)]
            code = await begin(players)
            await program(players[0], ["push"])
            for tokens in CHANGES:
                await program(players[1], tokens)

            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
            for player in players:
                await come_back(lambda player=player: come_in(player, code))  # type: ignore[misc]

            assert [laid(own_figure(player)) for player in players] == [["push"], ["control"], [], []]
            for player in players:
                others = [one for one in player.letter["view"]["figures"] if one is not own_figure(player)]
                assert all((one["program"], one["slots"]) == (None, [False] * 3) for one in others)
                ready = {one["seat"]: one["ready"] for one in player.letter["view"]["figures"]}
                assert ready == {0: True, 1: True, 2: False, 3: False}
            async with asyncio.timeout(120):
                await asyncio.gather(*(play_on(player, random.Random(seat)) for seat, player in enumerate(players)))
            assert {player.around["status"] for player in players} == {"over"}
            for player in players:
                await player.leave()
        assert house.troubles() == []
    finally:
        house.kill()
