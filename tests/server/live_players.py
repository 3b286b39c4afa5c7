"""Players of real time on real sockets: they keep their letter up to date from changes, as a browser does."""

from collections.abc import Sequence
from typing import Any

from tests.server.house import Message, Player, RunningHouse
from tests.table.live_company import applied


class BellHouse(RunningHouse):
    program = "tests.server.bell_house"


class LivePlayer(Player):
    async def read(self) -> Message:
        message = await super().read()
        if message["type"] == "change":
            self.letter = applied(self.letter, message)
        return message

    async def until_known(self, **fields: Any) -> None:
        """Until the letter, as far as it is known, has these fields."""
        await self.until(lambda _: fields.items() <= self.letter.items())


async def ring_the_bell(players: Sequence[LivePlayer], every: int = 1_000_000) -> str:
    return await begin(players, "bell", {"every": every})


async def begin(players: Sequence[LivePlayer], game: str, options: dict[str, object]) -> str:
    """All in their seats, and the match has begun."""
    host = players[0]
    code = await host.open_table(game)
    for player in players:
        await player.join(code)
        await player.until_kind("around")
    await host.send("set_seats", seats=len(players))
    await host.send("set_options", options=options)
    await host.settled()  # a change of terms would take back what others say
    for seat, player in enumerate(players):
        if player.around["you"]["seat"] is None:
            await player.send("sit", seat=seat)
        await player.send("ready", ready=True)
    await host.until(lambda message: message["type"] == "around" and message["can_start"])
    await host.send("start")
    for player in players:
        await player.until_kind("letter")
    return code
