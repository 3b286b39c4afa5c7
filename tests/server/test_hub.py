"""All tables of the house."""

import asyncio

import msgspec
import pytest

from tests.server.company import ANNA, BEN, MoodyStore, Seat, open_desk, start_match, until_empty, wish
from wayout.server import codes
from wayout.server.hub import HouseFull, Hub
from wayout.server.metrics import Metrics
from wayout.store.rows import TableSaved
from wayout.table.messages import Say


async def test_a_quiet_table_is_put_away_and_comes_back_when_somebody_does(hub: Hub, store: MoodyStore) -> None:
    desk = await open_desk(hub)
    code = desk.table.code
    anna = Seat(desk, ANNA)
    await anna.until("around")

    await hub.put_quiet_away(0.0)
    assert await hub.find(code) is desk
    anna.leave()
    await until_empty(desk)
    await hub.put_quiet_away(0.0)

    assert await store.tables_in_use() == []
    again = await hub.find(code)
    assert again is not None
    assert again is not desk
    assert (await Seat(again, ANNA).until("around"))["you"]["host"]


async def test_those_who_ask_for_one_table_at_once_get_the_same_desk(hub: Hub) -> None:
    code = (await open_desk(hub)).table.code
    await hub.put_quiet_away(0.0)

    desks = await asyncio.gather(*(hub.find(code) for _ in range(5)))

    assert desks[0] is not None
    assert all(desk is desks[0] for desk in desks)


async def test_a_full_house_takes_no_more_tables(hub: Hub) -> None:
    for _ in range(3):
        await open_desk(hub)

    with pytest.raises(HouseFull):
        await open_desk(hub)


async def test_where_there_is_no_room_tables_at_which_nobody_is_make_some(
    hub: Hub, store: MoodyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wayout.server.hub.LEFT_SECONDS", 0.0)
    anna = Seat(await open_desk(hub), ANNA)
    await anna.until("around")
    empty = [(await open_desk(hub)).table.code for _ in range(2)]

    newest = await open_desk(hub)

    assert {saved.code for saved in await store.tables_in_use()} == {anna.desk.table.code, empty[1], newest.table.code}
    assert await hub.find(anna.desk.table.code) is anna.desk
    back = await hub.find(empty[0])
    assert back is not None
    assert (await Seat(back, ANNA).until("around"))["you"]["host"]


async def test_where_there_is_no_room_a_match_to_which_nobody_comes_back_makes_some(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However soon its time would do something."""
    monkeypatch.setattr("wayout.server.hub.LEFT_SECONDS", 0.0)
    mover, other = await start_match(hub)
    for seat in (mover, other):
        seat.leave()
    await until_empty(mover.desk)
    assert mover.desk.table.next_wake is not None
    company = [Seat(await open_desk(hub), ANNA) for _ in range(2)]
    for seat in company:
        await seat.until("around")

    await open_desk(hub)

    again = await hub.find(mover.desk.table.code)
    assert again is not mover.desk
    assert again is not None
    assert (await Seat(again, mover.link.guest).until("letter"))["may"]


async def test_tables_in_use_are_there_when_the_house_opens_again(hub: Hub, store: MoodyStore) -> None:
    mover, _ = await start_match(hub)
    wish(mover, "first")
    await mover.until("granted", id="first")

    second = Hub(store, hub.house, Metrics(), 3)
    await second.start()
    desk = await second.find(mover.desk.table.code)
    assert desk is not None
    back = Seat(desk, mover.link.guest)

    assert (await back.until("letter"))["number"] == 1
    await second.close()


async def test_closing_says_goodbye_after_the_last_wish_is_kept(hub: Hub, store: MoodyStore) -> None:
    mover, other = await start_match(hub)

    wish(mover, "last")
    await hub.close()

    assert [message["type"] for message in mover.heard if message["type"] in ("granted", "gone")] == ["granted", "gone"]
    assert other.heard[-1] == {"type": "gone", "code": "shutdown"}
    kept = await store.match(mover.letter["match"], from_snapshot=False)
    assert kept is not None
    assert len(kept.lines) > 1


async def test_a_commit_that_hangs_keeps_the_house_neither_from_closing_nor_from_closing_again(
    hub: Hub, store: MoodyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wayout.server.hub.LAST_WORK_SECONDS", 0.05)
    mover, other = await start_match(hub)
    store.may_commit.clear()
    wish(mover, "stuck")

    for _ in range(2):
        async with asyncio.timeout(10):
            await hub.close()

    assert other.heard[-1] == {"type": "gone", "code": "shutdown"}


async def test_a_code_that_a_table_has_is_not_given_to_another(
    hub: Hub, store: MoodyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = (await open_desk(hub)).table.code
    before = await store.table(taken)
    drawn = iter([taken, taken, "FREE22"])
    monkeypatch.setattr(codes, "new_code", lambda: next(drawn))

    assert await hub.create("emergency_exit", BEN) == "FREE22"

    assert await store.table(taken) == before
    assert await store.table("FREE22") is not None


async def test_a_table_that_two_houses_have_open_loses_nothing_that_either_was_told(
    hub: Hub, store: MoodyStore
) -> None:
    anna = Seat(await open_desk(hub), ANNA)
    await anna.until("around")
    second = Hub(store, hub.house, Metrics(), 3)
    await second.start()
    desk = await second.find(anna.desk.table.code)
    assert desk is not None
    ben = Seat(desk, BEN)
    await ben.until("around")

    for number in range(3):
        for seat in (anna, ben):
            seat.heard.clear()
            seat.say(Say(text=f"{seat.link.guest.name} {number}"))
            await seat.until("said")

    await second.close()
    saved = await store.table(desk.table.code)
    assert saved is not None
    lines = [line["text"] for line in msgspec.json.decode(saved.document)["chat"]]
    assert lines == ["Anna 0", "Ben 0", "Anna 1", "Ben 1", "Anna 2", "Ben 2"]


async def test_a_table_saved_before_saves_were_counted_is_played_on(hub: Hub, store: MoodyStore) -> None:
    desk = await open_desk(hub)
    await hub.put_quiet_away(0.0)
    newest = await store.table(desk.table.code)
    assert newest is not None
    document = msgspec.json.decode(newest.document)
    del document["saved"]
    await store.commit([TableSaved("OLD222", True, 1, msgspec.json.encode({**document, "code": "OLD222"}))])

    old = await hub.find("OLD222")
    assert old is not None
    anna = Seat(old, ANNA)
    anna.say(Say(text="still here"))
    await anna.until("said")

    saved = await store.table("OLD222")
    assert saved is not None
    assert saved.version > 1
    assert b"still here" in saved.document
    assert not any(message["type"] == "refused" for message in anna.heard)
