"""How players behave: they sit down, start, and play until the end, whatever happens to the house."""

import random

from tests.server.house import Player

Options = dict[str, object]
SHORT: Options = {"target": "one"}


async def gather(players: list[Player], options: Options | None = None, game: str = "emergency_exit") -> str:
    """A table with all of them in its seats, everybody ready."""
    host = players[0]
    code = await host.open_table(game)
    for player in players:
        await player.join(code)
        await player.until_kind("around")
    await host.send("set_seats", seats=len(players))
    if options:
        await host.send("set_options", options=options)
    await host.settled()
    for seat, player in enumerate(players):
        if player.around["you"]["seat"] is None:
            await player.send("sit", seat=seat)
        await player.send("ready", ready=True)
    await host.until(lambda message: message["type"] == "around" and message["can_start"])
    return code


async def start(players: list[Player], options: Options | None = None) -> str:
    """A match has begun, and everybody has a letter."""
    code = await gather(players, options)
    await players[0].send("start")
    for player in players:
        await player.until_kind("letter")
    return code


async def play_on(player: Player, luck: random.Random) -> None:
    """Plays whatever it may until the match is over; answers in between are read."""
    while player.around["status"] != "over":
        if not player.letter.get("may"):
            await player.read()
            continue
        name = await player.wish(luck.choice(player.letter["may"]))
        number = player.letter["number"]
        await player.until(lambda message, name=name: message.get("id") == name)  # type: ignore[misc]
        while player.letter["number"] == number and player.heard[-1]["type"] != "refused":
            await player.read()
