"""Bots that play without any person take turns, so that however many such tables there are, all others have the house
for themselves."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.server.company import ANNA, MoodyStore, Seat
from tests.table.climb import GAME, Pass
from tests.table.company import HOST, Company, playing
from wayout.kernel.record import read_step
from wayout.server import codes
from wayout.server.hub import Hub
from wayout.server.metrics import Metrics
from wayout.server.turns import SPACING, Turns
from wayout.table.house import House
from wayout.table.messages import Rest, SetBot, SetSeats, Start

TABLES = 12


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


def alone_with_bots() -> Company:
    """The host lets a bot play, and nobody thinks for any time."""
    company = playing(bots=2)
    company.send(HOST, Rest(True))
    return company


def test_tables_of_bots_alone_take_turns() -> None:
    turns, tables = Turns(), [alone_with_bots() for _ in range(TABLES)]
    began = tables[0].now
    for company in tables:
        company.table.await_turn(turns.next, company.now)

    due = [company.table.next_wake for company in tables]

    assert due == [began + SPACING * number for number in range(TABLES)]


def test_bots_wait_for_their_turn_and_ask_for_no_other_before() -> None:
    turns, company = Turns(), alone_with_bots()
    turns.next(company.now)
    for _ in range(3):
        company.table.await_turn(turns.next, company.now)
    first = len(company.steps)

    company.wait(SPACING - 1)
    assert len(company.steps) == first
    company.wait(1)

    assert len(company.steps) > first


def test_bots_of_whoever_plays_wait_for_no_turn() -> None:
    turns, company = Turns(), playing(bots=2, pace=1.0)
    company.wish(HOST, Pass())
    due = company.table.next_wake

    company.table.await_turn(turns.next, company.now)

    assert company.table.next_wake == due
    assert turns.next(company.now) == company.now


async def test_no_word_wins_a_table_another_turn(hub: Hub, store: MoodyStore) -> None:
    seat = await among_bots(hub)
    began = hub.clock.now()

    for _ in range(200):
        seat.say(Rest(True))
        await asyncio.sleep(0.001)

    assert await bots_steps(hub, store, seat) <= (hub.clock.now() - began) / SPACING + 1
