"""Whatever is sent over a socket: a clear refusal, nothing broken, and no other table disturbed."""

import asyncio
import random
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.games import SHORT, play_on, start
from tests.server.house import Message, Player, RunningHouse, web_client
from wayout.table import messages
from wayout.table.messages import ClientMessage

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
IDS = st.text(min_size=1, max_size=12)
NUMBERS = st.integers(-3, 40) | st.integers()
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": IDS,
    "number": NUMBERS,
    "at": st.none() | NUMBERS,
    "seat": NUMBERS,
    "seats": NUMBERS,
    "grace": NUMBERS,
    "pause": st.none() | NUMBERS,
    "unhurried_alone": st.none() | st.booleans(),
    "channel": st.just("table") | st.text(max_size=9),
    "text": st.none() | st.text(max_size=400),
    "phrase": st.none() | st.sampled_from(messages.PHRASES) | st.text(max_size=9),
    "strength": st.sampled_from(["casual", "sharp", "none"]) | st.text(max_size=9),
    "name": st.text(max_size=40),
    "colour": st.none() | NUMBERS,
    "options": st.dictionaries(
        st.sampled_from(["mode", "target", "danger", "level"]) | st.text(max_size=6), JSON, max_size=3
    ),
    "timers": st.dictionaries(st.sampled_from(["turn", "poll"]) | st.text(max_size=6), NUMBERS, max_size=3),
    "guest": st.text(max_size=20),
    "asks": st.booleans(),
    "yes": st.booleans(),
    "ready": st.booleans(),
    "past": st.lists(st.text(max_size=20), max_size=3),
    "allowed": st.booleans(),
    "rest": st.booleans(),
    "game": st.sampled_from(["emergency_exit", "no_escape", "room25", "temple"]) | st.text(max_size=9),
    "pace": st.sampled_from(["calm", "normal", "quick"]),
    "sent": st.floats(allow_nan=False),
    "action": JSON
    | st.builds(lambda tile, rot: {"type": "play_tile", "tile": tile, "rot": rot}, NUMBERS, NUMBERS)
    | st.sampled_from([{"type": "declare_lost"}, {"type": "leave_game"}, {"type": "press_on"}]),
}
STAYS = [kind for kind in ClientMessage.__args__ if kind is not messages.Leave]


def well_formed(kind: Any) -> st.SearchStrategy[Message]:
    """A message of this type with every field right in kind, if not in sense."""
    tag = kind.__struct_config__.tag
    fields = {field: FIELDS[field] for field in kind.__struct_fields__}
    return st.fixed_dictionaries(fields).map(lambda chosen: {"type": tag, **chosen})


def somehow_wrong(message: Message) -> st.SearchStrategy[Message]:
    return st.tuples(st.sampled_from(sorted(message)), JSON).map(lambda change: {**message, change[0]: change[1]})


ANY_MESSAGE = st.sampled_from(STAYS).flatmap(well_formed)
ANYTHING = (
    ANY_MESSAGE.map(msgspec.json.encode)
    | ANY_MESSAGE.flatmap(somehow_wrong).map(msgspec.json.encode)
    | JSON.map(msgspec.json.encode)
    | st.text(max_size=200).map(lambda text: text.encode(errors="replace"))
)
BINARY = st.binary(max_size=200)
CASES = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def test_every_field_of_every_message_is_tried() -> None:
    assert {field for kind in ClientMessage.__args__ for field in kind.__struct_fields__} == FIELDS.keys()


async def bother(house: RunningHouse, web: httpx.AsyncClient, in_match: bool, sent: list[bytes]) -> None:
    """Two guests: one says all this, the other must be able to go on."""
    noisy, calm = Player(house, web), Player(house, web)
    players = [noisy, calm]
    if in_match:
        code = await start(players)
    else:
        code = await noisy.open_table()
        for player in players:
            await player.join(code)
    for data in sent:
        await noisy.send_raw(data.decode())
    await noisy.send("ping", sent=1)
    told = await noisy.until(lambda message: message["type"] in ("pong", "gone"))
    assert told["type"] == "pong" or told["code"] == "not_allowed"
    await calm.send("ping", sent=2)
    await calm.until(lambda message: message["type"] in ("pong", "gone"))
    answer = await calm.ask("GET", f"/api/tables/{code}")
    assert answer.status_code == 200
    for player in players:
        await player.leave()
    codes = {message["code"] for player in players for message in player.heard if message["type"] == "refused"}
    assert "internal" not in codes


@pytest.mark.parametrize("in_match", [False, True])
def test_nothing_that_is_said_at_a_table_breaks_it(house: RunningHouse, in_match: bool) -> None:
    @CASES
    @given(st.lists(ANYTHING, max_size=15))
    def try_it(sent: list[bytes]) -> None:
        async def run() -> None:
            async with web_client() as web:
                await bother(house, web, in_match, sent)

        asyncio.run(run())

    try_it()
    assert house.troubles() == []


async def test_other_tables_play_on_while_one_is_fuzzed(house: RunningHouse, web: httpx.AsyncClient) -> None:
    players = [Player(house, web) for _ in range(3)]
    await start(players, SHORT)
    noisy = Player(house, web)
    await noisy.join(await noisy.open_table())
    luck = random.Random(25)

    async def make_noise() -> None:
        while True:
            await noisy.send_raw(luck.choice(["{", '{"type":"ping","sent":1}', '{"type":"sit","seat":99}', "[]"]))
            await noisy.read()

    noise = asyncio.create_task(make_noise())
    async with asyncio.timeout(60):
        await asyncio.gather(*(play_on(player, random.Random(seat)) for seat, player in enumerate(players)))
    noise.cancel()
    await asyncio.gather(noise, return_exceptions=True)

    assert {player.around["status"] for player in players} == {"over"}
    assert house.troubles() == []
    for player in (*players, noisy):
        await player.leave()


def test_binary_frames_are_refused_and_break_nothing(house: RunningHouse) -> None:
    @CASES
    @given(st.lists(BINARY, min_size=1, max_size=5))
    def try_it(sent: list[bytes]) -> None:
        async def run() -> None:
            async with web_client() as web:
                player = Player(house, web)
                await player.join(await player.open_table())
                for data in sent:
                    await player.send_raw(data)
                    assert (await player.until_kind("refused"))["code"] == "malformed"
                await player.leave()

        asyncio.run(run())

    try_it()
    assert house.troubles() == []
