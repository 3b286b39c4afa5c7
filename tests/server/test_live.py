"""Games of real time over real sockets: changes, dropping out, coming back, a house that is killed in the middle."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.house import come_back, web_client
from tests.server.live_players import BellHouse, LivePlayer, ring_the_bell

PRESS = {"type": "press"}


@pytest.fixture(scope="module")
def bells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BellHouse]:
    running = BellHouse(tmp_path_factory.mktemp("bells"), "--limits", "100")
    running.start()
    yield running
    running.kill()


@pytest.fixture
async def three(bells: BellHouse) -> AsyncIterator[list[LivePlayer]]:
    async with web_client() as web:
        players = [LivePlayer(bells, web) for _ in range(3)]
        yield players
        for player in players:
            await player.leave()


async def press_when_it_may(player: LivePlayer) -> None:
    name = await player.wish(PRESS)
    answer = await player.until(lambda message: message.get("id") == name)
    if answer.get("code") == "too_soon":
        await asyncio.sleep(answer["facts"]["wait"] / 1000)
        await press_when_it_may(player)


async def test_a_wish_reaches_every_screen_as_a_small_change(three: list[LivePlayer]) -> None:
    await ring_the_bell(three)

    await three[0].wish(PRESS)

    for player in three:
        change = await player.until_kind("change")
        assert change["view"].keys() == {"hands"}
        assert change["view"]["hands"].keys() == {"0"}
        assert player.letter["view"]["hands"]["0"]["presses"] == 1


async def test_whoever_asks_again_gets_the_whole_letter(three: list[LivePlayer]) -> None:
    await ring_the_bell(three)

    await three[1].send("again")

    letter = await three[1].until_kind("letter")
    assert letter["view"] == three[1].letter["view"]


async def test_the_clock_stands_still_for_whoever_drops_and_goes_on_at_once_on_return(three: list[LivePlayer]) -> None:
    code = await ring_the_bell(three)

    await three[2].leave()
    around = await three[0].until_kind("around")
    assert [one["seat"] for one in around["missing"]] == [2]
    await three[0].until_known(runs=0.0)
    await three[2].join(code)
    await three[0].until_known(runs=1.0)

    await three[2].until_kind("letter")
    await three[2].wish(PRESS)
    await three[0].until(lambda _: three[0].letter["view"]["hands"]["2"]["presses"] == 1)


async def test_another_player_asks_a_bot_in(three: list[LivePlayer]) -> None:
    await ring_the_bell(three)
    await three[2].leave()
    await three[0].until_known(runs=0.0)

    await three[1].send("go_on")

    around = await three[0].until(lambda message: message["type"] == "around" and message["seats"][2]["stand_in"])
    assert around["missing"] == []
    await three[0].until_known(runs=1.0)


async def test_a_house_killed_in_the_middle_loses_nothing_and_its_clock_stood_still(
    bells: BellHouse, three: list[LivePlayer]
) -> None:
    code = await ring_the_bell(three)
    for number, player in enumerate(three):
        await player.wish(PRESS)
        await player.until(lambda _, p=player, n=number: p.letter["view"]["hands"][str(n)]["presses"] == 1)  # type: ignore[misc]
    await three[0].until(lambda _: three[0].letter["number"] == 3)
    before = three[0].letter

    bells.kill()
    for player in three:
        await player.until_closed()
    bells.start()
    await come_back(lambda: three[0].join(code))
    await come_back(lambda: three[1].join(code))
    await three[0].until_kind("letter")

    assert three[0].letter["runs"] == 0.0, "one is still missing"
    assert three[0].letter["view"]["hands"].keys() == before["view"]["hands"].keys()
    assert [hand["presses"] for hand in three[0].letter["view"]["hands"].values()] == [1, 1, 1]
    latest = max(hand["press_from"] for hand in before["view"]["hands"].values()) - 500
    assert three[0].letter["at"] == latest, "from the last step on the clock stood still"
    await three[2].join(code)
    await three[0].until_known(runs=1.0)
    await three[2].until_kind("letter")
    await press_when_it_may(three[2])
    await three[0].until(lambda _: three[0].letter["view"]["hands"]["2"]["presses"] == 2)
    assert bells.troubles() == []


async def test_a_wish_that_was_granted_before_the_house_was_killed_is_not_played_again(
    bells: BellHouse, three: list[LivePlayer]
) -> None:
    code = await ring_the_bell(three)
    await three[0].wish(PRESS, id="once")
    await three[0].until_kind("granted", id="once")

    bells.kill()
    bells.start()
    for player in three:
        await come_back(lambda p=player: p.join(code))  # type: ignore[misc]
        await player.until_kind("letter")
    await three[0].until(lambda _: bool(three[0].letter["runs"]))
    await three[0].wish(PRESS, id="once", number=0)

    await three[0].until_kind("granted", id="once")
    assert three[0].letter["view"]["hands"]["0"]["presses"] == 1
