"""A record from a file becomes a match that can be watched; what is damaged or made up is refused in a sentence."""

import gzip
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from tests.conformance.random_play import Setting, random_game
from tests.server.house import RunningHouse, Visitor
from wayout.kernel.codec import encode
from wayout.kernel.record import Header, step_of
from wayout.server.limits import Guard, Limits
from wayout.server.opening import MOST_STEPS, colours
from wayout.table.allowance import Rate

SETTING = Setting("emergency_exit", "default", 3)


def lines_of(setting: Setting = SETTING, **more: Any) -> list[bytes]:
    game = setting.rules
    header = Header(game.id, game.version, setting.seats, setting.options, names=("Ann", "Bea", "Cleo"))
    moments = enumerate(random_game(setting, "opened"))
    steps = [step_of(number, moment.at, moment.events, seat=moment.seat) for number, moment in moments]
    return [encode(msgspec.structs.replace(header, **more)), *map(encode, steps)]


@pytest.fixture
def send(house: RunningHouse) -> Callable[[bytes], httpx.Response]:
    def send(body: bytes) -> httpx.Response:
        return httpx.post(f"{house.base}/api/records", content=body, trust_env=False, timeout=60)

    return send


Send = Callable[[bytes], httpx.Response]


async def test_a_record_can_be_opened_and_watched(house: RunningHouse, web: httpx.AsyncClient, send: Send) -> None:
    plain, packed = send(b"\n".join(lines_of())), send(gzip.compress(b"\n".join(lines_of())))
    visitor = Visitor(house, web)
    match = plain.json()["match"]

    info = (await visitor.ask("GET", f"/api/matches/{match}")).json()
    letters = (await visitor.ask("GET", f"/api/matches/{match}/letters")).json()["letters"]
    fork = await visitor.ask("POST", f"/api/matches/{match}/fork", {"number": 1})

    assert (plain.status_code, packed.status_code, packed.json()) == (201, 201, plain.json())
    assert (info["opened"], info["names"], len(letters)) == (True, ["Ann", "Bea", "Cleo"], len(lines_of()) - 1)
    assert (fork.status_code, fork.json()["code"]) == (409, "opened_from_a_file")


def without_the_third() -> list[bytes]:
    lines = lines_of()
    return [*lines[:3], *lines[4:]]


def with_a_tile_that_nobody_has() -> list[bytes]:
    lines = lines_of()
    return [line.replace(b'"type":"tile_played","seat":0', b'"type":"tile_played","seat":77') for line in lines]


def with_step(**more: Any) -> list[bytes]:
    """The last step says of itself what no house would have written."""
    *lines, last = lines_of()
    return [*lines, encode({**msgspec.json.decode(last), **more})]


BROKEN = {
    "nothing": [],
    "no record": [b"hello"],
    "a picture": [b"\x89PNG\r\n\x1a\n"],
    "damaged gzip": [b"\x1f\x8b" + b"x" * 40],
    "a step is missing": without_the_third(),
    "a step is cut off": [*lines_of()[:4], lines_of()[4][:20]],
    "an event that cannot be": with_a_tile_that_nobody_has(),
    "too many seats": lines_of(seats=4000),
    "an unknown option": lines_of(options={"colour": "red"}),
    "nested": [b"[" * 50_000],
    "a name in no encoding": [lines_of()[0].replace(b"Ann", b"\xff"), *lines_of()[1:]],
    "an event in no encoding": [*lines_of()[:-1], lines_of()[-1].replace(b'"type":"', b'"type":"\xff')],
    "before the beginning": with_step(at=-5),
    "earlier than the step before": [*lines_of()[:2], encode(step_of(1, 60_000, [])), encode(step_of(2, 1, []))],
    "later than anybody can count": with_step(at=2**53),
    "a seat that is not there": with_step(seat=3),
    "a seat below all": with_step(seat=-7),
    "by whom nobody knows": with_step(by="<b>"),
    "back to what is still to come": with_step(back_to=10_000),
    "back to before the beginning": with_step(back_to=-2),
    "undoes itself": with_step(undoes=len(lines_of()) - 2),
}


@pytest.mark.parametrize("lines", BROKEN.values(), ids=BROKEN)
def test_what_is_damaged_is_refused(send: Send, lines: list[bytes]) -> None:
    answer = send(b"\n".join(lines))

    assert (answer.status_code, answer.json()["code"]) == (400, "broken_record"), answer.text


def test_other_rules_are_named(send: Send) -> None:
    answer = send(b"\n".join(lines_of(version=99)))

    assert (answer.status_code, answer.json()["code"]) == (409, "other_version")
    assert answer.json()["facts"]["version"] == 99


def test_a_game_that_is_not_here_is_named(send: Send) -> None:
    answer = send(b"\n".join(lines_of(game="chess")))

    assert (answer.status_code, answer.json()["code"]) == (409, "unknown_game")


def test_what_is_too_large_is_refused_packed_or_not(send: Send) -> None:
    bomb = gzip.compress(b"\n" * 8_000_000)

    assert send(b"x" * 100_000).status_code == 413
    assert (send(bomb).status_code, send(bomb).json()["code"]) == (413, "too_large")


def test_what_would_be_told_without_end_is_refused(send: Send) -> None:
    """Every step tells the whole board, so that a small file could ask for any amount of it."""
    lines = lines_of(Setting("room25", "default", 8))
    idle = [encode(step_of(number, 0, [])) for number in range(len(lines) - 1, MOST_STEPS - 10)]

    answer = send(gzip.compress(b"\n".join([*lines, *idle])))

    assert (answer.status_code, answer.json()["facts"]) == (400, {"why": "it does not replay"}), answer.text


def test_what_has_steps_without_end_is_refused_before_any_is_tried(send: Send) -> None:
    idle = [encode(step_of(number, 0, [])) for number in range(MOST_STEPS)]

    answer = send(gzip.compress(b"\n".join([lines_of()[0], *idle])))

    assert (answer.status_code, answer.json()["facts"]) == (400, {"why": "too many steps"}), answer.text


@pytest.mark.parametrize("number", [0, 1])
def test_a_header_or_a_step_without_end_is_refused_before_it_is_read(send: Send, number: int) -> None:
    lines = lines_of()
    lines[number] = lines[number].rstrip(b"}") + b',"more":[' + b"[]," * 40_000 + b"0]}"

    answer = send(gzip.compress(b"\n".join(lines)))

    assert (answer.status_code, answer.json()["facts"]) == (400, {"why": "a line is too long"}), answer.text


def test_an_address_opens_only_so_many_and_so_does_the_house() -> None:
    limits = Limits(records_per_address=Rate(0, 2), records=Rate(0, 5))
    guard = Guard(limits)

    opened = [guard.may_open_record(address) for address in "aaabbbccc"]

    assert opened == [True, True, False, True, True, False, True, False, False]


@pytest.mark.parametrize("given", [[0, 1], [0, 1, 8], [0, True, 2], [0, 1.0, 2], "012", None])
def test_colours_that_are_none_are_given_anew(given: Any) -> None:
    header = Header("emergency_exit", 1, 3, {}, about={"colours": given})

    assert repr(colours(header)) == "[0, 1, 2]"


def test_a_long_record_counts_as_several() -> None:
    guard = Guard(Limits(records_per_address=Rate(0, 4), records=Rate(0, 100)))

    assert [guard.may_open_record("a", count) for count in (3, 2, 1, 0)] == [True, False, True, True]
