"""One table at work: first kept, then told, and back to the truth after a trouble."""

import asyncio
from dataclasses import replace
from typing import Final

import msgspec

from tests.server.company import ANNA, MoodyStore, Seat, open_desk, start_match, wish
from tests.table.climb import GAME, Climb, GoAway
from wayout.kernel.play import Refusal
from wayout.kernel.seats import Seat as Number
from wayout.server import codes
from wayout.server.hub import Hub
from wayout.server.metrics import Metrics
from wayout.store.rows import GuestSaved, Overtaken, StepKept
from wayout.store.store import StoreAway, StoreFull
from wayout.table.house import Guest, House
from wayout.table.messages import Rename, Say, SetBot, SetSeats, Start


async def test_nothing_is_told_before_it_is_kept(hub: Hub, store: MoodyStore) -> None:
    mover, other = await start_match(hub)
    before = len(other.heard)
    store.may_commit.clear()

    wish(mover, "first")
    await asyncio.sleep(0.05)
    assert len(other.heard) == before
    store.may_commit.set()

    await mover.until("granted", id="first")
    await other.until("letter", number=1)


async def test_after_a_failed_commit_everybody_is_back_where_they_were(hub: Hub, store: MoodyStore) -> None:
    mover, other = await start_match(hub)
    store.refusals = [StoreFull("the disk is full")]

    wish(mover, "lost")
    refused = await mover.until("refused", id="lost")
    wish(mover, "again")
    granted = await mover.until("granted", id="again")

    assert refused["code"] == "disk_full"
    assert "the disk" not in str(refused)
    assert granted["number"] == 1
    await other.until("letter", number=1)


async def test_whoever_was_overtaken_reads_again_and_nobody_notices(hub: Hub, store: MoodyStore) -> None:
    mover, _ = await start_match(hub)
    store.refusals = [Overtaken()]

    wish(mover, "first")

    assert (await mover.until("granted", id="first"))["number"] == 1
    assert not any(message["type"] == "refused" for message in mover.heard)


async def test_whoever_is_overtaken_without_end_is_told_and_loses_nothing(hub: Hub, store: MoodyStore) -> None:
    mover, _ = await start_match(hub)
    store.refusals = [Overtaken() for _ in range(6)]

    wish(mover, "never")
    async with asyncio.timeout(10):
        await mover.link.sent.wait()
    tried = 6 - len(store.refusals)
    store.refusals = []
    back = Seat(mover.desk, mover.link.guest)

    assert tried == 3
    assert (await back.until("letter"))["number"] == 0
    wish(back, "again")
    assert (await back.until("granted", id="again"))["number"] == 1


async def test_a_step_that_another_process_kept_first_is_the_truth(hub: Hub, store: MoodyStore) -> None:
    mover, _ = await start_match(hub)
    match = mover.letter["match"]
    kept = await store.match(match, from_snapshot=False)
    assert kept is not None
    line = msgspec.json.encode({"number": 1, "at": 0, "events": [], "by": "table"})
    await store.commit([StepKept(match, 1, line)])

    wish(mover, "late")
    await mover.until("letter", number=1)

    after = await store.match(match, from_snapshot=False)
    assert after is not None
    assert after.lines[: len(kept.lines) + 1] == [*kept.lines, line]


async def test_when_the_store_is_gone_links_are_let_go_and_find_the_truth_later(hub: Hub, store: MoodyStore) -> None:
    mover, other = await start_match(hub)
    store.refusals = [StoreAway("gone")]
    store.blind = True

    wish(mover, "lost")
    async with asyncio.timeout(10):
        await asyncio.gather(mover.link.sent.wait(), other.link.sent.wait())
    for seat in (mover, other):
        assert seat.heard[-1] == {"type": "gone", "code": "store_away"}
    assert (await mover.until("refused", id="lost"))["code"] == "store_away"
    mover.leave()
    other.leave()
    store.blind = False
    back = Seat(mover.desk, mover.link.guest)

    assert (await back.until("letter"))["number"] == 0
    wish(back, "again")
    assert (await back.until("granted", id="again"))["number"] == 1


async def test_a_new_name_is_kept_with_the_same_commit(hub: Hub, store: MoodyStore) -> None:
    anna = Seat(await open_desk(hub), ANNA)
    anna.say(Rename("Cleo", 4))
    anna.say(Say(phrase="hello"))
    await anna.until("said")

    saved = await store.guest("anna")
    assert saved is not None
    assert msgspec.json.decode(saved.document, type=Guest) == Guest("anna", "Cleo", 4)


async def test_a_name_that_was_refused_leaves_what_is_kept_alone(hub: Hub, store: MoodyStore) -> None:
    anna = Seat(await open_desk(hub), ANNA)
    await store.commit([GuestSaved("anna", b"as it was")])

    anna.say(Rename(""))
    refused = await anna.until("refused")

    assert refused["code"] == "bad_name"
    assert await store.guest("anna") == GuestSaved("anna", b"as it was")


async def test_a_mistake_of_ours_is_not_the_stores_trouble(hub: Hub, store: MoodyStore) -> None:
    mover, _ = await start_match(hub)
    store.refusals = [ValueError("a mistake")]

    wish(mover, "lost")

    assert (await mover.until("refused", id="lost"))["code"] == "internal"


MISTAKES: Final[list[Exception]] = []
"""Each is made once."""


class MoodyLeave(GoAway, frozen=True):
    def check(self, state: Climb, seat: Number) -> Refusal | None:
        if MISTAKES:
            raise MISTAKES.pop()
        return super().check(state, seat)


async def test_rules_that_fail_where_no_step_is_taken_do_not_end_a_table(store: MoodyStore) -> None:
    hub = Hub(
        store, House({"climb": replace(GAME, leave=MoodyLeave())}, codes.new_id, codes.new_seed, 1.0), Metrics(), 1
    )
    await hub.start()
    desk = await hub.find(await hub.create("climb", ANNA))
    assert desk is not None
    anna = Seat(desk, ANNA)
    for message in (SetSeats(2), SetBot(1, "climber"), Start()):
        anna.say(message)
    await anna.until("letter")

    MISTAKES.append(ZeroDivisionError("a mistake"))
    anna.say(Say("who plays?"))
    assert (await anna.until("refused"))["code"] == "internal"
    assert not any(message["type"] == "said" for message in anna.heard)
    anna.say(Say("still here"))
    assert (await anna.until("said"))["line"]["text"] == "still here"
    await hub.close()
