"""A table's socket on a running house."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.games import SHORT, gather, play_on, start
from tests.server.house import Player, RunningHouse

NewPlayer = Callable[[], Player]


async def test_whoever_joins_gets_what_is_around_and_the_chat(new_player: NewPlayer) -> None:
    host = new_player()
    await host.ask("PUT", "/api/me", {"name": "Anna"})
    await host.join(await host.open_table())

    around = await host.until_kind("around")

    assert (around["status"], around["you"]["host"], around["you"]["seat"]) == ("gathering", True, 0)
    assert around["seats"][0]["name"] == "Anna"
    assert (await host.until_kind("chat"))["lines"] == []


async def test_a_socket_without_a_cookie_brings_one(new_player: NewPlayer) -> None:
    host, other = new_player(), new_player()
    await other.join(await host.open_table())
    around = await other.until_kind("around")

    assert (await other.ask("GET", "/api/me")).json()["id"] == around["you"]["guest"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_of_another_site_gets_no_socket(new_player: NewPlayer, origin: str) -> None:
    host = new_player()
    code = await host.open_table()

    with pytest.raises(InvalidStatus) as refused:
        await host.join(code, Origin=origin)

    assert refused.value.response.status_code == 403


async def test_at_a_table_that_is_not_there_one_hears_so(new_player: NewPlayer) -> None:
    player = new_player()
    await player.join("AAAAAA")

    told = await player.until_closed()

    assert [(message["type"], message["code"]) for message in told] == [
        ("refused", "no_such_table"),
        ("gone", "not_allowed"),
    ]


async def test_three_people_play_a_whole_match(new_player: NewPlayer, house: RunningHouse) -> None:
    players = [new_player() for _ in range(3)]
    await start(players, SHORT)

    async with asyncio.timeout(60):
        await asyncio.gather(*(play_on(player, Random(seat)) for seat, player in enumerate(players)))

    assert {player.around["status"] for player in players} == {"over"}
    assert house.troubles() == []


async def test_the_same_wish_twice_is_played_once(new_player: NewPlayer) -> None:
    players = [new_player() for _ in range(2)]
    await start(players)
    mover = next(player for player in players if player.letter["may"])
    action, number = mover.letter["may"][0], mover.letter["number"]

    for _ in range(2):
        await mover.wish(action, id="once", number=number)
    first = await mover.until_kind("granted", id="once")
    second = await mover.until_kind("granted", id="once")

    assert first["number"] == second["number"]


async def test_a_wish_out_of_turn_is_refused_to_its_sender_alone(new_player: NewPlayer) -> None:
    players = [new_player() for _ in range(2)]
    await start(players)
    mover = next(player for player in players if player.letter["may"])
    waiter = next(player for player in players if not player.letter["may"])

    await waiter.wish(mover.letter["may"][0], id="forged")
    refused = await waiter.until_kind("refused", id="forged")
    await mover.send("ping", sent=1)
    await mover.until_kind("pong")

    assert refused["code"] != "internal"
    assert not any(message["type"] == "refused" for message in mover.heard)


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type": "wish"}',
        '{"type": "no_such_type"}',
        '{"type": "sit", "seat": "0"}',
        '{"type": "sit", "seat": 0, "admin": true}',
        '{"type": "say", "text": "\\ud800"}',
        b"\x00\x01",
        "[" * 10_000,
    ],
)
async def test_a_malformed_message_is_refused_and_the_connection_kept(new_player: NewPlayer, data: str | bytes) -> None:
    host = new_player()
    await host.join(await host.open_table())

    await host.send_raw(data)
    refused = await host.until_kind("refused")
    await host.send("ping", sent=2.5)

    assert refused["code"] in ("malformed", "bad_text")
    assert (await host.until_kind("pong"))["sent"] == 2.5


async def test_the_id_of_a_malformed_wish_is_told_back(new_player: NewPlayer) -> None:
    host = new_player()
    await host.join(await host.open_table())

    await host.send_raw('{"type": "wish", "id": "mine", "number": "x"}')

    assert (await host.until_kind("refused"))["id"] == "mine"


async def test_ten_malformed_messages_in_a_row_end_it(new_player: NewPlayer) -> None:
    host = new_player()
    await host.join(await host.open_table())
    for _ in range(9):
        await host.send_raw("{")
    await host.send("ping", sent=1)
    for _ in range(10):
        await host.send_raw("{")

    told = await host.until_closed()

    assert sum(message["type"] == "refused" for message in told) == 19
    assert told[-1] == {"type": "gone", "code": "not_allowed"}


async def test_a_message_that_is_too_large_ends_it(new_player: NewPlayer) -> None:
    host = new_player()
    await host.join(await host.open_table())
    await host.until_kind("around")

    await host.send("say", text="x" * 17_000)
    await host.until_closed()

    assert host.close_code == 1009


async def test_whoever_is_removed_hears_it_and_cannot_come_back(new_player: NewPlayer) -> None:
    host, other = new_player(), new_player()
    code = await gather([host, other])

    await host.send("remove", guest=other.around["you"]["guest"])
    told = await other.until_closed()
    await other.join(code)
    again = await other.until_closed()

    assert told[-1] == {"type": "gone", "code": "removed"}
    assert again[-1]["type"] == "gone"


async def test_a_new_name_is_kept_for_the_next_table(new_player: NewPlayer) -> None:
    host = new_player()
    await host.join(await host.open_table())
    await host.send("rename", name="Cleo", colour=5)
    await host.until(lambda message: message["type"] == "around" and message["seats"][0]["name"] == "Cleo")

    assert (await host.ask("GET", "/api/me")).json()["name"] == "Cleo"


async def test_chat_reaches_everybody_and_waits_for_latecomers(new_player: NewPlayer) -> None:
    host, other, late = new_player(), new_player(), new_player()
    code = await gather([host, other])

    await host.send("say", text="<b>hello</b>")
    said = await other.until_kind("said")
    await late.join(code)
    chat = await late.until_kind("chat")

    assert said["line"]["text"] == "<b>hello</b>"
    assert [line["text"] for line in chat["lines"]] == ["<b>hello</b>"]


async def test_a_guest_with_two_windows_hears_everything_twice(new_player: NewPlayer) -> None:
    host, window = new_player(), new_player()
    code = await host.open_table()
    window.cookie = host.cookie
    for one in (host, window):
        await one.join(code)
        await one.until_kind("chat")

    await host.send("say", phrase="hello")

    assert (await host.until_kind("said"))["line"] == (await window.until_kind("said"))["line"]


async def test_whoever_floods_is_sent_away_and_the_others_are_not_disturbed(
    tmp_path_factory: pytest.TempPathFactory, new_player: NewPlayer
) -> None:
    strict = RunningHouse(tmp_path_factory.mktemp("strict"), "--limits", "0.2")
    strict.start()
    try:
        host, flooder = new_player(), new_player()
        host.house = flooder.house = strict
        code = await host.open_table()
        await host.join(code)
        await flooder.join(code)
        told = await flooder.talk_too_fast()
        await flooder.until_closed()
        await host.send("ping", sent=7)
        answer = await host.until_kind("pong")
    finally:
        strict.stop()

    assert told == {"type": "gone", "code": "too_fast"}
    assert answer["sent"] == 7


async def test_a_guest_has_only_so_many_sockets(
    tmp_path_factory: pytest.TempPathFactory, new_player: NewPlayer
) -> None:
    strict = RunningHouse(tmp_path_factory.mktemp("strict"), "--limits", "0.2")
    strict.start()
    try:
        windows = [new_player() for _ in range(5)]
        for window in windows:
            window.house = strict
        code = await windows[0].open_table()
        for window in windows:
            window.cookie = windows[0].cookie
            await window.join(code)
        told = await windows[-1].until_closed()
    finally:
        strict.stop()

    assert told == [{"type": "gone", "code": "too_fast"}]


async def test_one_address_leaves_places_to_others_and_guests_of_the_table_have_theirs(
    tmp_path: Path, new_player: NewPlayer
) -> None:
    strict = RunningHouse(tmp_path / "strict", "--limits", "0.125")
    strict.start()
    host, *strangers = people = [new_player() for _ in range(5)]
    try:
        for one in people:
            one.house = strict
        code = await host.open_table()
        for stranger in strangers:
            await stranger.join(code)
            await stranger.read()
        told = [*strangers[-1].heard, *await strangers[-1].until_closed()]
        await host.join(code)
        around = await host.until_kind("around")
    finally:
        strict.stop()

    assert [message.get("code") for message in told] == ["table_full", "not_allowed"]
    assert (around["you"]["seat"], len(around["guests"])) == (0, 4)
