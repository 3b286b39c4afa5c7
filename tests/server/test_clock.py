"""The time by which tables play."""

import asyncio

import pytest

from tests.server.company import MoodyStore, Seat, start_match
from tests.server.hands import NOON, Hands
from wayout.games import GAMES
from wayout.server import codes
from wayout.server.hub import Hub
from wayout.server.metrics import Metrics
from wayout.table.house import House
from wayout.table.messages import Say

HOUR = 3600.0


def test_it_begins_with_the_time_of_day_and_goes_on_with_the_house() -> None:
    hands = Hands()
    clock = hands.clock()

    assert clock.now() == NOON * 1000
    hands.pass_time(clock, 100)
    assert clock.now() == (NOON + 100) * 1000
    assert clock.pauses == 0


@pytest.mark.parametrize("moved", [HOUR, -HOUR])
def test_a_wall_clock_that_is_put_right_changes_only_the_time_of_day(moved: float) -> None:
    hands = Hands()
    clock = hands.clock()

    hands.on_the_wall += moved
    hands.pass_time(clock, 1)

    assert clock.now() == (NOON + 1) * 1000
    assert clock.wall() == (NOON + moved + 1) * 1000


def test_while_the_house_sleeps_no_time_passes() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.pass_time(clock, 10)

    hands.steady += HOUR

    assert clock.now() == (NOON + 10.5) * 1000, "the beat in which it fell asleep"
    assert clock.pauses == 1


async def test_it_tells_how_late_each_beat_came_even_if_that_counts_as_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands()
    clock = hands.clock()
    delays = [0.0, 0.25, 7.0]
    told: list[float] = []

    async def sleep(seconds: float) -> None:
        if not delays:
            raise asyncio.CancelledError
        hands.steady += seconds + delays.pop(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await clock.beat(told.append)

    assert told == [0.0, 0.25, 7.0]
    assert clock.pauses == 1


async def test_a_match_and_its_timers_follow_the_house_and_lines_the_time_of_day(store: MoodyStore) -> None:
    hands = Hands()
    clock = hands.clock()
    house = House(GAMES, codes.new_id, codes.new_seed, 0.0, wall=clock.wall)
    hub = Hub(store, house, Metrics(), 3, clock)
    mover, _ = await start_match(hub)
    limits = mover.letter["clocks"]
    assert limits

    hands.on_the_wall += HOUR
    hands.steady += HOUR
    mover.say(Say(phrase="hello"))
    line = (await mover.until("said"))["line"]
    back = Seat(mover.desk, mover.link.guest)

    assert line["at"] == (NOON + HOUR) * 1000
    letter = await back.until("letter")
    assert letter["number"] == 0, "nobody's time is up"
    assert letter["clocks"] == {seat: pytest.approx(seconds, abs=1) for seat, seconds in limits.items()}
    await hub.close()


async def test_whoever_lets_the_houses_time_run_out_is_played_for(store: MoodyStore) -> None:
    hands = Hands()
    clock = hands.clock()
    hub = Hub(store, House(GAMES, codes.new_id, codes.new_seed, 0.0, wall=clock.wall), Metrics(), 3, clock)
    mover, _ = await start_match(hub)
    due = mover.desk.table.next_wake
    assert due is not None

    hands.pass_time(clock, due / 1000 - clock.seconds())
    mover.say(Say(phrase="hello"))

    assert (await mover.until("letter", number=1))["number"] == 1
    await hub.close()


def test_it_goes_on_from_when_the_house_was_last_awake() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.pass_time(clock, HOUR)
    closed_at = clock.now()
    hands.be_closed(9 * HOUR)

    again = hands.clock()
    again.go_on_from(closed_at)
    hands.pass_time(again, HOUR)

    assert again.now() == closed_at + HOUR * 1000
    assert again.wall() == (NOON + 11 * HOUR) * 1000
