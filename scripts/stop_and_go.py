"""Stop a house for a minute in the middle of a temple match, and see that nothing changed:

    .venv/bin/python -m scripts.stop_and_go --seconds 60

The short form of this is tests/server/test_stopped.py."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.house import RunningHouse, web_client
from tests.server.live_players import LivePlayer, begin
from tests.server.test_stopped import stop_for_a_while


async def play(house: RunningHouse, seconds: float) -> None:
    async with web_client() as web:
        players = [LivePlayer(house, web) for _ in range(3)]
        await begin(players, "temple", {})
        before = players[0].letter["at"]
        await stop_for_a_while(house, seconds)
        for player in players:
            await player.send("again")
            await player.until_kind("letter")
        passed = (players[0].letter["at"] - before) / 1000
        missing = players[0].around["missing"]
        sys.stdout.write(
            f"stopped for {seconds:.0f} s: the temple's clock went on by {passed:.1f} s, missing: {missing}\n"
        )
        for player in players:
            await player.leave()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        house = RunningHouse(Path(data))
        house.start()
        try:
            asyncio.run(play(house, args.seconds))
        finally:
            house.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
