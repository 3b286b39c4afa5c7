"""A table by post that nobody is at is put away, and a house that is killed finds it again."""

import asyncio
import random
import sqlite3
from pathlib import Path

from tests.server.correspondent import Correspondent, SleepyHouse, seat_correspondents
from tests.server.house import SOON, web_client
from tests.server.promises import Promises
from wayout.server.main import DATABASE


async def until_asleep(data: Path, code: str) -> None:
    store = sqlite3.connect(f"{(data / DATABASE).as_uri()}?mode=ro", uri=True)
    wanted = "SELECT 1 FROM tables WHERE code = ? AND NOT in_use AND wakes_at IS NOT NULL"
    async with asyncio.timeout(SOON):
        while True:
            await asyncio.sleep(0.05)
            if store.execute(wanted, (code,)).fetchone():
                break
    store.close()


async def test_a_sleeping_table_outlives_a_kill_with_all_that_was_granted(tmp_path: Path) -> None:
    house, promises = SleepyHouse(tmp_path, "--limits", "1000", "--pace", "0"), Promises()
    house.start()
    try:
        async with web_client() as web:
            company = [Correspondent(house, web, name, random.Random(1), promises) for name in ("ann", "ben")]
            await seat_correspondents(company, "emergency_exit", {"target": "five"})
            mover = next(one for one in company if one.letter["may"])
            granted = await mover.until_kind("granted", id=await mover.wish(mover.letter["may"][0]))
            for one in company:
                await one.leave()
            await until_asleep(tmp_path, mover.code)
            house.kill()
            house.start()
            await mover.join(mover.code)
            letter = await mover.until_kind("letter")
            await mover.leave()
        started = [line for line in house.log() if line["event"] == "tables are open"][-1]
    finally:
        house.kill()

    assert (started["count"], started["asleep"]) == (0, 1)
    assert letter["number"] >= granted["number"]
    assert house.troubles() == []
