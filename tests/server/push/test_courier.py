"""Guests who are away are called after it is kept, once, and nobody waits for it."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.server.company import ANNA, BEN, MoodyStore, Seat, open_desk, until_empty, wish
from tests.server.hands import Hands
from tests.server.push.service import Answer, PushService
from wayout.games import GAMES
from wayout.server import codes
from wayout.server.hub import Hub
from wayout.server.limits import Buckets
from wayout.server.metrics import Metrics
from wayout.server.push.courier import ATTEMPTS, Courier
from wayout.server.push.sender import Sender
from wayout.store.rows import SubscriptionKept
from wayout.table.allowance import Rate
from wayout.table.house import House
from wayout.table.messages import Ready, SetSeats, SetTimers, Sit, Start
from wayout.table.post import Ring

TURN = Ring("ben", "turn")


@pytest.fixture
async def courier(store: MoodyStore, sender: Sender) -> AsyncIterator[Courier]:
    made = Courier(store, sender, Buckets(Rate(0, 20)))
    yield made
    await made.close()


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def hub(store: MoodyStore, hands: Hands, courier: Courier) -> AsyncIterator[Hub]:
    made = Hub(store, House(GAMES, codes.new_id, codes.new_seed, 0.0), Metrics(), 3, hands.clock(), courier)
    courier.start(made.wants)
    await made.start()
    yield made
    await made.close()


async def done(courier: Courier) -> None:
    """Whatever was handed in has been tried."""
    async with asyncio.timeout(10):
        await courier._jobs.join()


async def two_by_post(hub: Hub) -> tuple[Seat, Seat]:
    """Anna and Ben at a table where a turn may take a day; the first is to act."""
    desk = await open_desk(hub)
    anna, ben = Seat(desk, ANNA), Seat(desk, BEN)
    await ben.until("around")
    anna.say(SetSeats(2))
    anna.say(SetTimers({"turn": 86_400, "reveal": 86_400}, 30))
    ben.say(Sit(1))
    ben.say(Ready(True))
    anna.say(Start())
    await ben.until("letter")
    await anna.until("letter")
    return (anna, ben) if anna.letter["may"] else (ben, anna)


async def goes(hub: Hub, hands: Hands, seat: Seat) -> None:
    """And is gone for a while."""
    seat.leave()
    for _ in range(10_000):
        if seat.link.id not in seat.desk.links:
            break
        await asyncio.sleep(0.001)
    hands.pass_time(hub.clock, 60)


async def plays_on(seat: Seat, other: Seat) -> None:
    """Until it is the other's turn."""
    for number in range(20):
        if other.link.guest.id in seat.desk.table.card.waited:
            return
        wish(seat, f"w{number}")
        await seat.until("granted", id=f"w{number}")
    raise AssertionError("the turn never passes")


async def test_whoever_is_away_is_called_in_their_language_when_it_is_their_turn(
    hub: Hub, hands: Hands, store: MoodyStore, service: PushService, courier: Courier
) -> None:
    mover, other = await two_by_post(hub)
    near, far = service.browser(), service.browser("zh-Hant")
    await store.commit([near.kept_for(mover.link.guest.id), far.kept_for(other.link.guest.id)])
    await goes(hub, hands, other)

    await plays_on(mover, other)

    (delivery,) = await service.until(1)
    await done(courier)
    code = mover.desk.table.code
    assert far.read(delivery.body) == {
        "title": "輪到你了",
        "body": f"緊記逃生，桌號 {code}",
        "tag": f"wayout-{code}",
        "url": f"/t/{code}",
        "lang": "zh-Hant",
    }
    assert len(service.delivered) == 1


async def test_nobody_is_called_before_it_is_kept(
    hub: Hub, hands: Hands, store: MoodyStore, service: PushService, courier: Courier
) -> None:
    mover, other = await two_by_post(hub)
    await store.commit([service.browser().kept_for(other.link.guest.id)])
    await goes(hub, hands, other)
    store.refusals = [ValueError("not this time")]

    wish(mover, "lost")
    await mover.until("refused", id="lost")
    await done(courier)

    assert service.delivered == []


async def test_a_service_that_hangs_keeps_no_letter_waiting(
    hub: Hub, hands: Hands, store: MoodyStore, service: PushService
) -> None:
    mover, other = await two_by_post(hub)
    await store.commit([service.browser().kept_for(other.link.guest.id)])
    await goes(hub, hands, other)
    service.answers = [Answer(hangs=True)]

    await plays_on(mover, other)
    await service.until(1)
    back = Seat(mover.desk, other.link.guest)

    assert (await back.until("letter"))["asked"]


async def test_whoever_has_come_meanwhile_is_not_called(
    hub: Hub, hands: Hands, store: MoodyStore, service: PushService, courier: Courier
) -> None:
    mover, other = await two_by_post(hub)
    await store.commit([service.browser().kept_for(other.link.guest.id)])
    code, game = mover.desk.table.code, mover.desk.table.game_id

    for kind in ("turn", "over", "again"):
        courier.ring(Ring(other.link.guest.id, kind), code, game)
    await done(courier)

    assert service.delivered == []


async def test_whoever_is_not_waited_for_any_more_is_not_called(
    hub: Hub, hands: Hands, store: MoodyStore, service: PushService, courier: Courier
) -> None:
    mover, other = await two_by_post(hub)
    await store.commit([service.browser().kept_for(other.link.guest.id)])
    await goes(hub, hands, other)

    courier.ring(Ring(other.link.guest.id, "turn"), mover.desk.table.code, mover.desk.table.game_id)
    await done(courier)

    assert service.delivered == []


async def test_whoever_is_waited_for_at_a_sleeping_table_may_still_be_called(
    hub: Hub, hands: Hands, service: PushService
) -> None:
    mover, other = await two_by_post(hub)
    code = mover.desk.table.code
    for seat in (mover, other):
        await goes(hub, hands, seat)
    await until_empty(mover.desk)
    await hub.put_quiet_away(0.0)

    assert hub.wants(Ring(mover.link.guest.id, "turn"), code)
    assert not hub.wants(Ring(other.link.guest.id, "turn"), code)


# Services and their moods


async def test_a_subscription_that_is_dead_is_forgotten(
    store: MoodyStore, service: PushService, courier: Courier
) -> None:
    gone, never, alive = service.browser(), service.browser(), service.browser()
    await store.commit([gone.kept_for("ben", 1), never.kept_for("ben", 2), alive.kept_for("ben", 3)])
    service.answers = [Answer(410), Answer(404), Answer(201)]
    courier.start(lambda ring, code: True)

    courier.ring(TURN, "ABCD", "room25")
    await service.until(3)
    await done(courier)

    assert await store.subscriptions("ben") == [alive.kept_for("ben", 3)]


async def test_a_service_that_is_busy_is_asked_again_as_soon_as_it_wants(
    store: MoodyStore, service: PushService, courier: Courier
) -> None:
    fine, busy = service.browser(), service.browser()
    await store.commit([fine.kept_for("ben", 1), busy.kept_for("ben", 2)])
    service.answers = [Answer(201), Answer(429, {"Retry-After": "0"}), Answer(201)]
    courier.start(lambda ring, code: True)

    courier.ring(TURN, "ABCD", "room25")
    deliveries = await service.until(3)

    assert [delivery.path for delivery in deliveries] == ["/to/1", "/to/2", "/to/2"]
    assert busy.read(deliveries[2].body)["title"] == "Your turn"


async def test_a_service_that_is_always_busy_is_left_alone_at_last(
    store: MoodyStore, service: PushService, courier: Courier
) -> None:
    await store.commit([service.browser().kept_for("ben")])
    service.answers = [Answer(503, {"Retry-After": "0"}) for _ in range(ATTEMPTS + 3)]
    courier.start(lambda ring, code: True)

    courier.ring(TURN, "ABCD", "room25")
    await service.until(ATTEMPTS)
    await done(courier)

    assert courier._later == set()
    assert len(service.delivered) == ATTEMPTS
    assert len(await store.subscriptions("ben")) == 1


async def test_a_service_that_wants_to_be_left_alone_for_a_year_is_asked_again_within_the_hour(
    store: MoodyStore, service: PushService, courier: Courier
) -> None:
    await store.commit([service.browser().kept_for("ben")])
    service.answers = [Answer(429, {"Retry-After": "31536000"})]
    courier.start(lambda ring, code: True)

    courier.ring(TURN, "ABCD", "room25")
    await service.until(1)
    await done(courier)

    (timer,) = courier._later
    assert timer.when() - asyncio.get_running_loop().time() <= 3600


async def test_a_service_that_does_not_answer_is_not_called_for_every_other_reason(
    store: MoodyStore, service: PushService, courier: Courier
) -> None:
    await store.commit([service.browser().kept_for("ben")])
    service.answers = [Answer(503), Answer(503)]
    courier.start(lambda ring, code: True)
    courier.ring(TURN, "ABCD", "room25")
    await service.until(1)
    await done(courier)

    for code in ("EFGH", "JKLM"):
        courier.ring(TURN, code, "room25")
    await done(courier)

    assert len(service.delivered) == 1
    assert len(courier._later) == 3


async def test_a_flood_of_calls_to_one_guest_ends_soon(
    store: MoodyStore, service: PushService, courier: Courier
) -> None:
    await store.commit([service.browser().kept_for("ben"), service.browser().kept_for("cat")])
    courier.start(lambda ring, code: True)

    for _ in range(500):
        courier.ring(TURN, "ABCD", "room25")
    courier.ring(Ring("cat", "turn"), "ABCD", "room25")
    await done(courier)

    paths = [delivery.path for delivery in service.delivered]
    assert (paths.count("/to/1"), paths.count("/to/2")) == (20, 1)


async def test_more_calls_than_can_wait_are_left_out(
    store: MoodyStore, sender: Sender, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wayout.server.push.courier.WAITING", 5)
    courier = Courier(store, sender, Buckets(Rate(0, 1000)))

    for _ in range(50):
        courier.ring(TURN, "ABCD", "room25")

    assert courier._jobs.qsize() == 5
    await courier.close()


async def test_one_that_can_not_be_read_does_not_keep_the_next_from_being_called(
    store: MoodyStore, service: PushService, courier: Courier
) -> None:
    await store.commit([SubscriptionKept("https://broken", "ben", 1, b"?"), service.browser().kept_for("cat")])
    courier.start(lambda ring, code: True)

    courier.ring(TURN, "ABCD", "room25")
    courier.ring(Ring("cat", "over"), "ABCD", "room25")

    assert [delivery.path for delivery in await service.until(1)] == ["/to/1"]
