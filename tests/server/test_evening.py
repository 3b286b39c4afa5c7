"""An evening at one table of the house, with a real store: what was agreed is there after a restart."""

import asyncio

from tests.server.company import ANNA, BEN, MoodyStore, Seat, start_match, wish
from wayout.server.hub import Hub
from wayout.server.metrics import Metrics
from wayout.table.messages import Agree, AskEnd, AskRestart, PlayAgain, SetGame


async def opened_again(hub: Hub, store: MoodyStore, code: str) -> tuple[Hub, Seat, Seat]:
    """The house after a restart, with both back at their table."""
    second = Hub(store, hub.house, Metrics(), 3)
    await second.start()
    desk = await second.find(code)
    assert desk is not None
    return second, Seat(desk, ANNA), Seat(desk, BEN)


async def told_of_another_match(seat: Seat, first: str) -> None:
    for _ in range(1000):
        if seat.letter["match"] != first:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("no other match began")


async def test_a_match_begun_anew_is_kept_and_so_is_the_one_broken_off(hub: Hub, store: MoodyStore) -> None:
    mover, other = await start_match(hub)
    first = mover.letter["match"]
    wish(mover, "first")
    await mover.until("granted", id="first")
    mover.say(AskRestart())
    await other.until("around")
    other.say(Agree(True))
    await told_of_another_match(other, first)

    second, anna, _ = await opened_again(hub, store, mover.desk.table.code)

    kept = await anna.until("around")
    assert kept["match"] not in (None, first)
    assert [past["outcome"] for past in kept["past"]] == ["broken_off"]
    broken = await store.match(first, from_snapshot=False)
    assert broken is not None
    assert broken.result is not None
    assert len(broken.lines) > 1
    await second.close()


async def test_another_game_after_an_ended_one_is_there_after_a_restart(hub: Hub, store: MoodyStore) -> None:
    mover, other = await start_match(hub)
    host = mover if mover.link.guest == ANNA else other
    guest = other if host is mover else mover
    guest.say(AskEnd())
    await host.until("around", status="playing")
    host.say(Agree(True))
    await host.until("around", status="gathering")
    host.say(SetGame("no_escape"))
    await guest.until("around", game="no_escape")

    second, anna, ben = await opened_again(hub, store, host.desk.table.code)

    around = await anna.until("around", game="no_escape")
    assert [seat["guest"] for seat in around["seats"]] == [ANNA.id, BEN.id]
    ben.say(PlayAgain(True))
    assert (await ben.until("refused"))["code"] == "not_over"
    await second.close()


async def test_the_story_of_a_match_is_told_again_after_a_restart(hub: Hub, store: MoodyStore) -> None:
    mover, _ = await start_match(hub)
    wish(mover, "first")
    await mover.until("granted", id="first")

    second, anna, _ = await opened_again(hub, store, mover.desk.table.code)

    story = await anna.until("story")
    assert [event["type"] for event in story["happened"]][:2] == ["game_opened", "round_began"]
    assert story["number"] == (await anna.until("letter"))["number"]
    await second.close()
