"""Finished matches of a running house."""

import asyncio
import gzip
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.company import MoodyStore
from tests.server.games import SHORT, play_on, start
from tests.server.house import Player, RunningHouse, Visitor
from wayout.games import GAMES
from wayout.kernel.game import Result
from wayout.kernel.record import read_lines, state_after
from wayout.kernel.seats import SPECTATOR
from wayout.server.hub import Hub
from wayout.server.messages import MatchFinale
from wayout.server.replays import PIECE, finished, kept_match, letters, unpacked
from wayout.table.house import Guest
from wayout.table.messages import ClientMessage, SetSeats, Start
from wayout.table.table import Table

NewPlayer = Callable[[], Player]


async def play_match(new_player: NewPlayer) -> list[Player]:
    players = [new_player() for _ in range(3)]
    await start(players, SHORT)
    async with asyncio.timeout(60):
        await asyncio.gather(*(play_on(player, random.Random(seat)) for seat, player in enumerate(players)))
    return players


async def ask(player: Player, rest: str = "") -> Any:
    answer = await player.ask("GET", f"/api/matches/{player.around['match']}{rest}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_finished_match_says_what_it_was(new_player: NewPlayer) -> None:
    player = (await play_match(new_player))[0]

    told = await ask(player)

    assert (told["game"], told["seats"], told["options"]["target"]) == ("emergency_exit", 3, "one")
    assert told["result"]["winners"] == player.around["past"][-1]["winners"]
    assert told["steps"] > 1


async def test_the_letters_of_a_seat_are_those_it_got(new_player: NewPlayer) -> None:
    for seat, player in enumerate(await play_match(new_player)):
        told = await ask(player, f"/letters?viewer={seat}")

        by_number = {letter["number"]: letter for letter in told["letters"]}
        got = [message for message in player.heard if message["type"] == "letter" and message["happened"]]
        assert len(got) > 3
        for letter in got:
            for field in ("at", "happened", "view", "may"):
                assert by_number[letter["number"]][field] == letter[field]


async def test_letters_are_packed_for_whoever_can_unpack_them(new_player: NewPlayer) -> None:
    player = (await play_match(new_player))[0]
    path = f"/api/matches/{player.around['match']}/letters"

    plain = await player.ask("GET", path, **{"accept-encoding": "identity"})
    packed = await player.ask("GET", path, **{"accept-encoding": "gzip"})

    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 5
    assert packed.json() == plain.json()


async def test_letters_that_must_be_unpacked_cost_as_much_as_new_ones(tmp_path: Path, web: httpx.AsyncClient) -> None:
    """They are fifty times as large."""
    generous = RunningHouse(tmp_path / "data", "--limits", "100", "--pace", "0")
    generous.start()
    try:
        players = await play_match(lambda: Player(generous, web))
        for player in players:
            await player.leave()
    finally:
        generous.kill()
    strict = RunningHouse(tmp_path / "data")
    strict.start()
    try:
        visitor = Visitor(strict, web)
        path = f"/api/matches/{players[0].around['match']}/letters"
        packed = [(await visitor.ask("GET", path)).status_code for _ in range(60)]
        plain = [(await visitor.ask("GET", path, **{"accept-encoding": "identity"})).status_code for _ in range(60)]
    finally:
        strict.kill()

    assert set(packed) == {200}
    assert (plain[0], plain[-1]) == (200, 429)


async def test_spectators_see_no_hand(new_player: NewPlayer) -> None:
    player = (await play_match(new_player))[0]

    letters = (await ask(player, "/letters"))["letters"]

    assert all(letter["view"]["hand"] is None and letter["may"] == [] for letter in letters)


async def test_the_record_leads_to_the_same_end_and_holds_no_ids_of_wishes(new_player: NewPlayer) -> None:
    player = (await play_match(new_player))[0]
    answer = await player.ask("GET", f"/api/matches/{player.around['match']}/record")

    header, steps = read_lines(answer.text.splitlines())
    game = GAMES[header.game]
    result = game.result(state_after(game, header, steps))

    assert "attachment" in answer.headers["content-disposition"]
    assert all(step.wish is None for step in steps)
    assert result == msgspec.convert((await ask(player))["result"], Result)


async def test_the_finale_tells_who_came_where_and_what_to_look_at_again(new_player: NewPlayer) -> None:
    player = (await play_match(new_player))[0]

    told = await ask(player, "/finale")

    first = [place["seat"] for place in told["finale"]["ranking"] if place["place"] == 1]
    steps = {letter["number"] for letter in (await ask(player, "/letters"))["letters"]}
    assert first == told["result"]["winners"]
    assert told["finale"]["marks"][-1]["id"] == "end"
    assert {mark["number"] for mark in told["finale"]["marks"]} <= steps
    assert msgspec.convert(told, MatchFinale).finale.tables


async def test_a_finale_that_is_known_already_is_not_sent_again(new_player: NewPlayer) -> None:
    player = (await play_match(new_player))[0]
    path = f"/api/matches/{player.around['match']}/finale"

    first = await player.ask("GET", path)
    again = await player.ask("GET", path, **{"if-none-match": first.headers["etag"]})

    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


async def test_a_new_table_plays_on_from_the_middle(new_player: NewPlayer) -> None:
    player = (await play_match(new_player))[0]

    answer = await player.ask("POST", f"/api/matches/{player.around['match']}/fork", {"number": 2})
    other = new_player()
    other.cookie = player.cookie
    await other.join(answer.json()["code"])
    around = await other.until_kind("around")

    assert (answer.status_code, around["forked"], around["status"], len(around["seats"])) == (201, True, "gathering", 3)


@pytest.mark.parametrize("number", [-1, 10_000, 10**30])
async def test_one_cannot_play_on_from_a_step_that_never_was(new_player: NewPlayer, number: int) -> None:
    player = (await play_match(new_player))[0]

    answer = await player.ask("POST", f"/api/matches/{player.around['match']}/fork", {"number": number})

    assert answer.status_code == 400
    assert answer.json()["code"] in ("no_such_step", "malformed")


async def test_nothing_is_told_of_a_match_that_is_still_played(new_player: NewPlayer) -> None:
    players = [new_player() for _ in range(2)]
    await start(players)

    for rest in ("", "/letters", "/letters?viewer=0", "/finale", "/record"):
        answer = await players[0].ask("GET", f"/api/matches/{players[0].around['match']}{rest}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")


@pytest.mark.parametrize("match", ["nosuchmatch", "x", "a%00b", "..%2f..%2fsecret"])
async def test_there_is_no_such_match(new_player: NewPlayer, match: str) -> None:
    answer = await new_player().ask("GET", f"/api/matches/{match}/letters")

    assert answer.status_code == 404
    assert answer.json()["code"] in ("no_such_match", "not_found")


@pytest.mark.parametrize("viewer", ["-2", "3", "x", "1e3"])
async def test_there_is_no_such_viewer(new_player: NewPlayer, viewer: str) -> None:
    player = (await play_match(new_player))[0]

    answer = await player.ask("GET", f"/api/matches/{player.around['match']}/letters?viewer={viewer}")

    assert answer.status_code == 400


async def test_a_match_that_was_broken_off_can_be_looked_at_and_played_on(hub: Hub, store: MoodyStore) -> None:
    host = Guest("anna", "Anna")
    table, opened = Table.create("ABCD", "temple", host, 0, hub.house)
    batches = [opened, table.connect(host, "link", 0)]
    messages: list[ClientMessage] = [SetSeats(1), Start()]
    batches += [table.handle("anna", message, 0) for message in messages]
    batches += [table.disconnect("anna", "link", 0), table.wake(600_000)]
    for batch in batches:
        await store.commit(batch.rows)
    assert table.match is not None

    of = finished(hub.house.games, await kept_match(hub, table.match))

    assert of.result == Result("deserted", (), ())
    assert [letter.number for letter in letters(of, SPECTATOR)] == list(range(len(of.steps)))
    assert await hub.fork(of.header, of.steps, len(of.steps) - 1, host)


async def test_letters_are_unpacked_piece_by_piece() -> None:
    told = b"a letter much like the one before, " * 100_000 + bytes(3_000_000)

    pieces = [piece async for piece in unpacked(gzip.compress(told))]

    assert b"".join(pieces) == told
    assert max(map(len, pieces)) <= PIECE
