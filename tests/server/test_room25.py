"""Room 25 in a real house. Nobody learns by the wire what others program; and when the house is killed meanwhile, what
was granted is there again, for its own seat alone, and the show is played to its end."""

import asyncio
import json
import random
from pathlib import Path

from tests.browser.house import LuckyHouse
from tests.server.games import gather, play_on
from tests.server.house import Message, Player, RunningHouse, come_back, web_client

SEATS = 4
LUCK = 59
PLANS: list[list[tuple[list[str], bool]]] = [
    [(["look"], False)],
    [(["control", "push"], True)],
    [(["move"], False), (["look", "control"], True), (["push"], False)],
]
"""What one seat programs, and how often it thinks again. Nobody else is to notice the difference."""
CHANGES = (["look"], ["move", "push"], ["control"])


async def program(player: Player, tokens: list[str], adrenaline: bool = False) -> None:
    """Granted and told."""
    who = own_figure(player)["who"]
    name = await player.wish({"type": "program", "who": who, "tokens": tokens, "adrenaline": adrenaline})
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


async def told_of(plans: list[tuple[list[str], bool]], players: list[Player], watcher: Player) -> list[list[str]]:
    """What each of the others gets while the second player programs like that: all but which match it is, when it was
    and how much time is left."""
    code = await begin(players)
    await come_in(watcher, code)
    others = [watcher, *(player for player in players if player is not players[1])]
    for other in others:
        await other.settled()
        other.heard.clear()
    for tokens, adrenaline in plans:
        await program(players[1], tokens, adrenaline)
    for other in others:
        await other.settled()
    return [[unstamped(message) for message in other.heard] for other in others]


def unstamped(message: Message) -> str:
    stamps: Message = {"match": "", "at": 0, "clocks": sorted(message["clocks"])} if message["type"] == "letter" else {}
    return json.dumps({**message, **stamps})


async def test_what_somebody_programs_changes_no_byte_that_others_get(tmp_path: Path) -> None:
    house = LuckyHouse(tmp_path / "data", LUCK)
    house.start()
    try:
        async with web_client() as web:
            tables = []
            for plans in PLANS:
                players, watcher = [Player(house, web) for _ in range(SEATS)], Player(house, web)
                tables.append(await told_of(plans, players, watcher))
                assert laid(own_figure(players[1])) == plans[-1][0]
                for player in (*players, watcher):
                    await player.leave()
        first, *more = tables
        assert all(table == first for table in more)
        # One letter, at once, that says that this seat is ready.
        assert [[json.loads(message)["type"] for message in told] for told in first] == [["letter", "pong"]] * SEATS
        assert house.troubles() == []
    finally:
        house.kill()


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
