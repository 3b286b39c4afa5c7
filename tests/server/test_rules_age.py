"""A house whose rules are newer than what it keeps says so, goes on, and loses nothing."""

import random
import sqlite3
from asyncio import gather as all_of

import httpx
import msgspec

from tests.server.games import SHORT, play_on, start
from tests.server.house import Player, RunningHouse
from wayout.kernel.record import read_lines

BEFORE = 0
"""A version of the rules that this house has no longer."""


def age(house: RunningHouse) -> None:
    """All matches were begun by older rules."""
    with sqlite3.connect(next(house.data.glob("*.db"))) as db:
        for match, header in db.execute("SELECT match_id, header FROM matches").fetchall():
            older = {**msgspec.json.decode(header), "version": BEFORE}
            db.execute("UPDATE matches SET header = ? WHERE match_id = ?", (msgspec.json.encode(older), match))
    db.close()


async def test_a_table_of_older_rules_is_refused_with_the_reason(
    own_house: RunningHouse, web: httpx.AsyncClient
) -> None:
    players = [Player(own_house, web) for _ in range(2)]
    code = await start(players)
    own_house.kill()
    age(own_house)
    own_house.start()

    answer = await players[0].ask("GET", f"/api/tables/{code}")
    await players[0].join(code)
    told = await players[0].until_closed()

    facts = {"game": "emergency_exit", "version": BEFORE, "here": 1}
    assert (answer.status_code, answer.json()) == (409, {"code": "other_version", "rule": "", "facts": facts})
    assert [(message["type"], message["code"]) for message in told] == [
        ("refused", "other_version"),
        ("gone", "other_version"),
    ]
    assert own_house.troubles() == []
    assert await players[0].open_table() != code


async def test_a_match_of_older_rules_is_not_replayed_but_its_record_can_be_had(
    own_house: RunningHouse, web: httpx.AsyncClient
) -> None:
    players = [Player(own_house, web) for _ in range(2)]
    await start(players, SHORT)
    await all_of(*(play_on(player, random.Random(seat)) for seat, player in enumerate(players)))
    match = players[0].around["match"]
    own_house.kill()
    age(own_house)
    own_house.start()

    for rest in ("", "/letters"):
        refused = await players[0].ask("GET", f"/api/matches/{match}{rest}")
        assert (refused.status_code, refused.json()["code"]) == (409, "other_version")
    record = await players[0].ask("GET", f"/api/matches/{match}/record")

    header, steps = read_lines(record.text.splitlines())
    assert (header.version, steps[-1].number) == (BEFORE, players[0].letter["number"])
