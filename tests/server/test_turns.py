"""Bots that play without any person take turns, so that however many such tables there are, all others have the house
for themselves."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.server.company import ANNA, MoodyStore, Seat
from tests.table.climb import GAME
from wayout.kernel.record import read_step
from wayout.server import codes
from wayout.server.hub import Hub
from wayout.server.metrics import Metrics
from wayout.server.turns import SPACING, Turns
from wayout.table.house import House
from wayout.table.messages import Rest, SetBot, SetSeats, Start

TABLES = 12
A_MOMENT = 1.0


@pytest.fixture
async def hub(store: MoodyStore) -> AsyncIterator[Hub]:
    """Bots think for no time that anybody would notice."""
    made = Hub(store, House({"climb": GAME}, codes.new_id, codes.new_seed, 0.05), Metrics(), TABLES)
    await made.start()
    yield made
    await made.close()


async def among_bots(hub: Hub) -> Seat:
    desk = await hub.find(await hub.create("climb", ANNA))
    assert desk is not None
    anna = Seat(desk, ANNA)
    for message in (SetSeats(3), SetBot(1, "climber"), SetBot(2, "climber"), Start()):
        anna.say(message)
    await anna.until("letter")
    return anna


async def bots_steps(hub: Hub, store: MoodyStore, seat: Seat) -> int:
    kept = await store.match(seat.letter["match"], from_snapshot=False)
    assert kept is not None
    return sum(read_step(line).by == "bot" for line in kept.lines)


def test_everybody_has_a_turn_and_whoever_is_alone_has_all() -> None:
    turns = Turns()

    assert [turns.next(1000) for _ in range(3)] == [1000, 1000 + SPACING, 1000 + 2 * SPACING]
    assert turns.next(9000) == 9000


async def test_tables_of_bots_alone_take_turns(hub: Hub, store: MoodyStore) -> None:
    seats = [await among_bots(hub) for _ in range(TABLES)]
    for seat in seats:
        seat.say(Rest(True))
    began = hub.clock.now()

    await asyncio.sleep(A_MOMENT)

    steps = [await bots_steps(hub, store, seat) for seat in seats]
    assert sum(steps) <= (hub.clock.now() - began) / SPACING + TABLES
    assert min(steps) > 0


async def test_no_word_wins_a_table_another_turn(hub: Hub, store: MoodyStore) -> None:
    seat = await among_bots(hub)
    began = hub.clock.now()

    for _ in range(200):
        seat.say(Rest(True))
        await asyncio.sleep(0.001)

    assert await bots_steps(hub, store, seat) <= (hub.clock.now() - began) / SPACING + 1


async def test_bots_of_whoever_plays_wait_for_no_turn(hub: Hub) -> None:
    others = [await among_bots(hub) for _ in range(TABLES - 1)]
    for other in others:
        other.say(Rest(True))
    anna = await among_bots(hub)

    assert not anna.desk.table.is_left_alone
    assert anna.desk.table.bots_wait_until == 0
    await others[-1].until("around")
    assert others[-1].desk.table.is_left_alone
