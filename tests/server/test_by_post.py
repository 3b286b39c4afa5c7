"""Tables where a turn may take a day: they sleep, wake when somebody's time is up, and lose no time with the house."""

import dataclasses
from collections.abc import AsyncIterator

import pytest

from tests.server.company import ANNA, BEN, MoodyStore, Seat, open_desk, until_empty
from tests.server.hands import Hands
from wayout.games import GAMES
from wayout.server import codes
from wayout.server.api import own_tables
from wayout.server.hub import Hub
from wayout.server.metrics import Metrics
from wayout.table.house import Guest, House
from wayout.table.messages import Ready, SetSeats, SetTimers, Sit, Start


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def hub(store: MoodyStore, hands: Hands) -> AsyncIterator[Hub]:
    made = Hub(store, House(GAMES, codes.new_id, codes.new_seed, 0.0), Metrics(), 3, hands.clock())
    await made.start()
    yield made
    await made.close()


def in_memory(hub: Hub) -> int:
    return len(hub._desks)


async def by_post(hub: Hub) -> tuple[Seat, Seat]:
    """Two people at a table where a turn may take a day; both have gone. The first is waited for."""
    desk = await open_desk(hub)
    anna, ben = Seat(desk, ANNA), Seat(desk, BEN)
    await ben.until("around")
    anna.say(SetSeats(2))
    anna.say(SetTimers({"turn": 86_400}, 30))
    ben.say(Sit(1))
    ben.say(Ready(True))
    anna.say(Start())
    await ben.until("letter")
    await anna.until("letter")
    first = anna if anna.letter["asked"] else ben
    for seat in (anna, ben):
        seat.leave()
    await until_empty(desk)
    return first, ben if first is anna else anna


async def test_a_table_by_post_sleeps_and_wakes_when_somebodys_time_is_up(
    hub: Hub, store: MoodyStore, hands: Hands
) -> None:
    first, other = await by_post(hub)
    code = first.desk.table.code
    hands.pass_time(hub.clock, 3600)
    await hub.put_quiet_away(0.0)
    assert [one.code for one in await store.tables_asleep()] == [code]
    assert in_memory(hub) == 0

    hands.pass_time(hub.clock, 22 * 3600)
    await hub.wake_those_due()
    assert in_memory(hub) == 0
    hands.pass_time(hub.clock, 3600)
    await hub.wake_those_due()

    desk = await hub.find(code)
    assert desk is not None
    assert (await Seat(desk, other.link.guest).until("letter"))["asked"]


async def test_people_find_their_sleeping_tables_with_the_time_that_is_left(hub: Hub, hands: Hands) -> None:
    first, other = await by_post(hub)
    hands.pass_time(hub.clock, 4 * 3600)
    await hub.put_quiet_away(0.0)

    mine, theirs = (own_tables(hub, seat.link.guest)[0] for seat in (first, other))

    assert (mine.asked, theirs.asked, theirs.seconds) == (True, False, None)
    assert mine.seconds is not None
    assert 19.9 * 3600 < mine.seconds <= 20 * 3600
    assert own_tables(hub, Guest("cleo", "Cleo")) == []


async def opened_days_later(hub: Hub, store: MoodyStore, hands: Hands) -> Hub:
    hands.be_closed(100 * 3600)
    again = Hub(store, hub.house, Metrics(), 3, hands.clock())
    await again.start()
    return again


def assert_twenty_hours_are_left(hub: Hub, first: Seat) -> None:
    (mine,) = own_tables(hub, first.link.guest)
    assert mine.seconds is not None
    assert 19.9 * 3600 < mine.seconds <= 20 * 3600


async def test_a_house_that_was_closed_gives_the_time_back(hub: Hub, store: MoodyStore, hands: Hands) -> None:
    first, _ = await by_post(hub)
    hands.pass_time(hub.clock, 4 * 3600)
    await hub.put_quiet_away(0.0)
    await hub.close()

    again = await opened_days_later(hub, store, hands)

    assert_twenty_hours_are_left(again, first)
    await again.wake_those_due()
    assert in_memory(again) == 0
    await again.close()


async def test_a_house_that_was_killed_gives_the_time_back_too(hub: Hub, store: MoodyStore, hands: Hands) -> None:
    first, _ = await by_post(hub)
    hands.pass_time(hub.clock, 4 * 3600)
    await hub.keep_the_time()

    again = await opened_days_later(hub, store, hands)

    assert_twenty_hours_are_left(again, first)
    await again.close()


async def test_a_table_that_can_not_be_woken_is_tried_again(hub: Hub, store: MoodyStore, hands: Hands) -> None:
    first, _ = await by_post(hub)
    await hub.put_quiet_away(0.0)
    hands.pass_time(hub.clock, 24 * 3600)
    store.blind = True
    await hub.wake_those_due()
    assert in_memory(hub) == 0
    assert len(own_tables(hub, first.link.guest)) == 1

    store.blind = False
    await hub.wake_those_due()

    assert in_memory(hub) == 1


async def test_a_sleeping_table_of_other_rules_stays_closed(hub: Hub, store: MoodyStore, hands: Hands) -> None:
    first, _ = await by_post(hub)
    await hub.put_quiet_away(0.0)
    hands.pass_time(hub.clock, 24 * 3600)
    games = {name: dataclasses.replace(game, version=game.version + 1) for name, game in GAMES.items()}
    newer = Hub(store, dataclasses.replace(hub.house, games=games), Metrics(), 3, hands.clock())
    await hub.close()
    await newer.start()

    await newer.wake_those_due()

    assert in_memory(newer) == 0
    assert own_tables(newer, first.link.guest) == []
    await newer.close()
