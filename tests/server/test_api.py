"""What can be asked of a running house."""

import asyncio
import dataclasses
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import segno
from websockets.exceptions import InvalidStatus

from tests.server.house import SOON, Player, RunningHouse, Visitor
from tests.table.plot import GAME as PLOT
from wayout import __version__
from wayout.games import GAMES, forecast_file, read_forecast
from wayout.kernel.codec import encode
from wayout.kernel.game import Game
from wayout.kernel.options import complete
from wayout.server.api import forecast_page, seat_counts

NewPlayer = Callable[[], Player]


async def test_the_house_says_what_is_played(new_player: NewPlayer) -> None:
    answer = await new_player().ask("GET", "/api/house")

    told = answer.json()
    assert told["version"] == __version__
    assert [game["id"] for game in told["games"]] == list(GAMES)
    for game in told["games"]:
        assert game["standard_bot"] in game["bots"]
        assert game["first_preset"] in game["presets"]
        assert {"options", "presets", "timers"} <= game.keys()
    seat_counts = {game["id"]: game["seat_counts"] for game in told["games"]}
    assert seat_counts["emergency_exit"] == [1, 2, 3, 4, 5], "of all its presets together"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
async def test_the_printed_matter_of_a_game_is_asked_for_by_itself(new_player: NewPlayer, game: Game[Any, Any]) -> None:
    answer = await new_player().ask("GET", f"/api/games/{game.id}/catalogue")

    assert answer.content == encode(game.catalogue)
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
async def test_the_forecast_of_a_game_is_what_is_kept_of_these_rules(
    new_player: NewPlayer, game: Game[Any, Any]
) -> None:
    answer = await new_player().ask("GET", f"/api/games/{game.id}/forecast")

    assert answer.content == encode(read_forecast(forecast_file(game.id)))
    assert answer.headers["content-encoding"] == "gzip"


def test_figures_of_other_rules_are_not_told() -> None:
    game = GAMES["emergency_exit"]
    newer = dataclasses.replace(game, version=game.version + 1)

    assert json.loads(forecast_page(game).body)["tables"]
    assert json.loads(forecast_page(newer).body)["tables"] == []


@pytest.mark.parametrize("path", ["/api/house", "/api/games/temple/catalogue", "/api/games/room25/forecast"])
async def test_whoever_has_what_is_printed_is_not_sent_it_again(new_player: NewPlayer, path: str) -> None:
    visitor = new_player()
    first = await visitor.ask("GET", path)

    second = await visitor.ask("GET", path, None, **{"If-None-Match": first.headers["etag"]})

    assert first.headers["content-encoding"] == "gzip"
    assert first.headers.get_list("cache-control") == ["no-cache"]
    assert (second.status_code, second.content) == (304, b"")


async def test_a_game_that_is_not_played_here_has_no_printed_matter(new_player: NewPlayer) -> None:
    for what in ("catalogue", "forecast"):
        answer = await new_player().ask("GET", f"/api/games/chess/{what}")

        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_game")


def test_a_preset_that_cannot_be_played_counts_for_no_seats() -> None:
    assert PLOT.seat_counts(complete(PLOT.options, PLOT.presets["torn"])) == ()
    assert seat_counts(PLOT) == (2, 3, 4)


async def test_the_first_answer_brings_a_cookie_and_later_ones_do_not(new_player: NewPlayer) -> None:
    visitor = new_player()

    first = await visitor.ask("GET", "/api/me")
    second = await visitor.ask("GET", "/api/me")

    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in second.headers
    assert first.json() == second.json()
    assert first.json()["id"] not in cookie


async def test_a_page_brings_the_cookie_too_and_its_files_do_not(new_player: NewPlayer) -> None:
    assert "set-cookie" in (await new_player().ask("GET", "/t/ABCDEF")).headers
    assert "set-cookie" not in (await new_player().ask("GET", "/assets/none.js")).headers


async def test_what_asks_for_the_house_makes_nobody_a_guest(new_player: NewPlayer) -> None:
    """A page asks who it is at the same time: two cookies must not race."""
    visitor = new_player()

    assert "set-cookie" not in (await visitor.ask("GET", "/api/house")).headers
    assert "set-cookie" in (await visitor.ask("GET", "/api/me")).headers


async def test_a_name_is_kept(new_player: NewPlayer) -> None:
    visitor = new_player()
    await visitor.ask("GET", "/api/me")

    await visitor.ask("PUT", "/api/me", {"name": "  王小明 \n", "colour": 3})

    told = (await visitor.ask("GET", "/api/me")).json()
    assert (told["name"], told["colour"]) == ("王小明", 3)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": ""}, "bad_name"),
        ({"name": "x" * 25}, "bad_name"),
        ({"name": "Anna", "colour": 8}, "bad_colour"),
        ({"name": "Anna", "colour": -1}, "bad_colour"),
        ({"name": 1}, "malformed"),
        ({"nome": "Anna"}, "malformed"),
        ({"name": "Anna", "admin": True}, "malformed"),
        ([], "malformed"),
    ],
)
async def test_a_name_that_cannot_be_is_refused(new_player: NewPlayer, body: object, code: str) -> None:
    answer = await new_player().ask("PUT", "/api/me", body)

    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json().keys() == {"code", "rule", "facts"}


@pytest.mark.parametrize(
    "body",
    [b"{", b"[" * 8_000, b'{"name":' + b"[" * 8_000, b'{"name":"\xff"}', b'{"name":"\\ud800"}'],
    ids=["cut", "nested", "nested inside", "no text", "half a letter"],
)
async def test_what_is_not_json_is_refused(house: RunningHouse, web: httpx.AsyncClient, body: bytes) -> None:
    answer = await web.put(f"{house.base}/api/me", content=body, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert house.troubles() == []


async def test_what_is_too_large_is_refused(new_player: NewPlayer) -> None:
    answer = await new_player().ask("PUT", "/api/me", {"name": "x" * 20_000})

    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_a_body_that_breaks_off_is_no_trouble_of_the_house(house: RunningHouse) -> None:
    def answers() -> list[int]:
        return [line["status"] for line in house.log() if line.get("method") == "PUT"]

    before, head = len(answers()), f"PUT /api/me HTTP/1.1\r\nhost: {house.host}\r\ncontent-length: 100\r\n\r\n"
    _, writer = await asyncio.open_connection("127.0.0.1", int(house.host.rpartition(":")[2]))
    writer.write(head.encode() + b'{"name": "An')
    await writer.drain()
    writer.close()

    for _ in range(int(20 * SOON)):
        if len(answers()) > before:
            break
        await asyncio.sleep(0.05)
    assert answers()[before:] == [400]
    assert house.troubles() == []


async def test_the_link_to_another_device_comes_as_a_qr_code_too(new_player: NewPlayer) -> None:
    way = (await new_player().ask("POST", "/api/me/move")).json()

    drawn = segno.make(way["link"], micro=False)
    dark = sum(sum(row) for row in drawn.matrix)
    assert way["qr"]["side"] == len(drawn.matrix) + 2 * 4
    assert way["qr"]["path"].count("M") == dark
    assert way["qr"]["path"].startswith("M4 4h1v1h-1z")


async def test_a_guest_moves_to_another_device_once(new_player: NewPlayer, house: RunningHouse) -> None:
    old, new, third = new_player(), new_player(), new_player()
    await old.ask("PUT", "/api/me", {"name": "Anna"})
    link = (await old.ask("POST", "/api/me/move")).json()["link"]
    token = link.removeprefix(f"{house.base}/move/")

    page = await new.ask("GET", f"/move/{token}")
    moved = await new.ask("POST", "/api/move", {"token": token})
    again = await third.ask("POST", "/api/move", {"token": token})

    assert page.status_code in (200, 503)
    assert moved.json()["name"] == "Anna"
    assert (await new.ask("GET", "/api/me")).json() == (await old.ask("GET", "/api/me")).json()
    assert (again.status_code, again.json()["code"]) == (404, "no_such_token")
    assert (await third.ask("GET", "/api/me")).json()["name"] == ""


async def test_one_sees_whose_seats_one_would_take_over(new_player: NewPlayer) -> None:
    old, new = new_player(), new_player()
    await old.ask("PUT", "/api/me", {"name": "Anna", "colour": 2})
    await new.ask("PUT", "/api/me", {"name": "Ben"})
    code = await old.open_table()
    token = (await old.ask("POST", "/api/me/move")).json()["link"].rpartition("/")[2]

    for _ in range(2):
        offer = (await new.ask("GET", f"/api/move/{token}")).json()
        assert offer == {
            "guest": (await old.ask("GET", "/api/me")).json(),
            "tables": [
                {
                    "code": code,
                    "game": "emergency_exit",
                    "status": "gathering",
                    "seated": True,
                    "guests": ["Anna"],
                    "colours": [2],
                    "asked": False,
                    "seconds": None,
                }
            ],
            "you": (await new.ask("GET", "/api/me")).json(),
        }
    await new.ask("POST", "/api/move", {"token": token})

    used = await new.ask("GET", f"/api/move/{token}")
    assert (used.status_code, used.json()["code"]) == (404, "no_such_token")


async def test_a_link_leads_nowhere_but_to_the_house(new_player: NewPlayer) -> None:
    answer = await new_player().ask("POST", "/api/me/move", host="evil.example")

    assert (answer.status_code, answer.json()["code"]) == (400, "unknown_host")


async def test_a_table_is_opened_and_found_in_any_case(new_player: NewPlayer, house: RunningHouse) -> None:
    visitor = new_player()
    await visitor.ask("PUT", "/api/me", {"name": "Anna"})
    code = await visitor.open_table()

    found = (await visitor.ask("GET", f"/api/tables/{code.lower()}")).json()

    assert found == {
        "code": code,
        "game": "emergency_exit",
        "status": "gathering",
        "guests": ["Anna"],
        "link": f"{house.base}/t/{code}",
    }


async def test_a_guest_finds_its_tables_the_newest_first(new_player: NewPlayer) -> None:
    anna, ben = new_player(), new_player()
    await anna.ask("PUT", "/api/me", {"name": "Anna"})
    await ben.ask("PUT", "/api/me", {"name": "Ben"})
    first, second = await anna.open_table(), await ben.open_table()
    await anna.join(second)
    await anna.until_kind("around")
    await anna.send("stand")
    await anna.until(lambda message: message["type"] == "around" and message["you"]["spectator"])

    found = (await anna.ask("GET", "/api/me/tables")).json()

    common = {"game": "emergency_exit", "status": "gathering", "asked": False, "seconds": None}
    assert found == [
        {"code": second, "seated": False, "guests": ["Ben", "Anna"], "colours": [0, 1], **common},
        {"code": first, "seated": True, "guests": ["Anna"], "colours": [0], **common},
    ]
    await anna.send("leave")
    await anna.until_closed()
    assert [table["code"] for table in (await anna.ask("GET", "/api/me/tables")).json()] == [first]
    assert (await new_player().ask("GET", "/api/me/tables")).json() == []


@pytest.mark.parametrize("code", ["AAAAAA", "nonsense", "%00", "..%2f", "Ａ" * 6])
async def test_there_is_no_such_table(new_player: NewPlayer, code: str) -> None:
    answer = await new_player().ask("GET", f"/api/tables/{code}")

    assert answer.status_code == 404
    assert answer.json()["code"] in ("no_such_table", "not_found")


@pytest.mark.parametrize("path", ["//api/me", "/api//me", "///api/house", "/%2Fapi/me"])
async def test_slashes_too_many_lead_nowhere(new_player: NewPlayer, path: str) -> None:
    """Else the limits, which go by the path, would not see them."""
    assert (await new_player().ask("GET", path)).status_code == 404


async def test_there_is_no_such_game(new_player: NewPlayer) -> None:
    answer = await new_player().ask("POST", "/api/tables", {"game": "chess"})

    assert (answer.status_code, answer.json()["code"]) == (400, "unknown_game")


async def test_the_link_of_a_table_is_a_picture(new_player: NewPlayer) -> None:
    visitor = new_player()
    answer = await visitor.ask("GET", f"/api/tables/{await visitor.open_table()}/qr.svg")

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in answer.content


async def test_every_answer_has_its_guards(new_player: NewPlayer) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz"):
        headers = (await new_player().ask("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    assert (await new_player().ask("GET", "/api/me")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
async def test_other_sites_change_nothing(new_player: NewPlayer, headers: dict[str, str]) -> None:
    visitor = new_player()
    await visitor.ask("PUT", "/api/me", {"name": "Anna"})

    answer = await visitor.ask("PUT", "/api/me", {"name": "Eve"}, **headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert (await visitor.ask("GET", "/api/me")).json()["name"] == "Anna"


async def test_our_own_site_may_change_things(new_player: NewPlayer, house: RunningHouse) -> None:
    headers = {"origin": house.base, "sec-fetch-site": "same-origin"}

    assert (await new_player().ask("PUT", "/api/me", {"name": "Anna"}, **headers)).status_code == 200


async def test_the_house_is_well_and_can_be_counted(new_player: NewPlayer) -> None:
    visitor = new_player()
    await visitor.open_table()

    assert (await visitor.ask("GET", "/healthz")).json() == {"status": "ok"}
    counted = (await visitor.ask("GET", "/metrics")).text
    assert "wayout_tables_opened_total" in counted
    assert "wayout_commit_seconds_bucket" in counted


async def test_the_log_holds_no_secrets(new_player: NewPlayer, house: RunningHouse) -> None:
    visitor = new_player()
    code = await visitor.open_table()
    token = (await visitor.ask("POST", "/api/me/move")).json()["link"].rpartition("/")[2]
    await visitor.ask("GET", f"/move/{token}")

    text = (house.data / "log.jsonl").read_text(encoding="utf-8")

    assert '"route":"/api/me/move"' in text
    for secret in (token, code, visitor.cookie.split("=")[1]):
        assert secret not in text


async def test_whoever_tries_out_codes_and_tokens_has_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    strict = RunningHouse(tmp_path_factory.mktemp("strict"), "--limits", "0.2")
    strict.start()
    try:
        async with httpx.AsyncClient(trust_env=False) as web:
            guesser = Player(strict, web)
            code = await guesser.open_table()
            found = [(await guesser.ask("GET", f"/api/tables/{code}")).status_code for _ in range(12)]
            by_http = [(await guesser.ask("GET", "/api/tables/AAAAAA")).status_code for _ in range(4)]
            by_token = [(await guesser.ask("GET", "/api/move/nonsense")).status_code for _ in range(2)]
            by_token += [(await guesser.ask("POST", "/api/move", {"token": "x"})).status_code for _ in range(2)]
            await guesser.join("AAAAAA")
            by_socket = await guesser.until_closed()
            late = await guesser.ask("GET", f"/api/tables/{code}")
    finally:
        strict.stop()

    assert set(found) == {200}
    assert by_http + by_token == [404] * 8
    assert by_socket == [{"type": "gone", "code": "too_fast"}]
    assert (late.status_code, late.json()["code"]) == (429, "too_fast")


async def test_an_address_may_open_only_so_many_sockets_at_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    strict = RunningHouse(tmp_path_factory.mktemp("strict"), "--limits", "0.05")
    strict.start()
    try:
        async with httpx.AsyncClient(trust_env=False) as web:
            player = Player(strict, web)
            code = await player.open_table()
            for _ in range(10):
                await player.join(code)
                await player.leave()
            with pytest.raises(InvalidStatus) as refused:
                await player.join(code)
    finally:
        strict.stop()

    assert refused.value.response.status_code == 403


async def test_too_many_tables_and_too_many_questions_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    strict = RunningHouse(tmp_path_factory.mktemp("strict"), "--limits", "0.1")
    strict.start()
    try:
        async with httpx.AsyncClient(trust_env=False) as web:
            visitor = Visitor(strict, web)
            tables = [(await visitor.ask("POST", "/api/tables", {"game": "emergency_exit"})) for _ in range(4)]
            answers = [(await visitor.ask("GET", "/api/me")) for _ in range(40)]
    finally:
        strict.stop()

    assert [answer.status_code for answer in tables] == [201, 201, 429, 429]
    assert tables[-1].json()["code"] == "too_many_tables"
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_fast")
