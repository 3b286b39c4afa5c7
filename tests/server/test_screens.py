"""The socket of a big screen on a running house."""

from collections.abc import Callable
from pathlib import Path

from tests.server.games import gather, start
from tests.server.house import Player, RunningHouse
from wayout.server.limits import Limits

NewPlayer = Callable[[], Player]


def screen_of(player: Player, new_player: NewPlayer) -> Player:
    """Another window of the same browser."""
    screen = new_player()
    screen.cookie = player.cookie
    return screen


async def test_in_the_browser_of_somebody_seated_it_gets_public_letters(new_player: NewPlayer) -> None:
    players = [new_player() for _ in range(2)]
    code = await start(players)
    screen = screen_of(players[0], new_player)

    await screen.join(code, end="screen")
    letter = await screen.until_kind("letter")

    assert players[0].letter["view"]["hand"]
    assert (letter["view"]["hand"], letter["may"], letter["asked"]) == (None, [], False)
    assert screen.around["you"] == {"guest": "", "seat": None, "host": False, "spectator": True}


async def test_a_step_reaches_it_and_its_own_words_reach_nobody(new_player: NewPlayer) -> None:
    players = [new_player() for _ in range(2)]
    code = await start(players)
    screen = screen_of(players[0], new_player)
    await screen.join(code, end="screen")
    before = await screen.until_kind("letter")
    mover = next(player for player in players if player.letter["may"])

    await screen.wish(mover.letter["may"][0])
    refused = await screen.until_kind("refused")
    await mover.wish(mover.letter["may"][0])
    after = await screen.until_kind("letter")

    assert refused["code"] == "not_at_table"
    assert after["number"] == before["number"] + 1


async def test_opening_and_closing_it_leaves_its_guest_as_they_were(new_player: NewPlayer) -> None:
    players = [new_player() for _ in range(2)]
    code = await gather(players)
    host, other = players
    screen = screen_of(other, new_player)
    await other.leave()
    await host.until(lambda message: message["type"] == "around" and not message["seats"][1]["here"])

    await screen.join(code, end="screen")
    around = await host.until_kind("around", screens=1)
    await screen.leave()
    await host.until_kind("around", screens=0)

    assert not around["seats"][1]["here"]
    assert len(around["guests"]) == 2


async def test_it_goes_on_beside_the_guests_own_page(new_player: NewPlayer) -> None:
    host = new_player()
    code = await host.open_table()
    await host.join(code)
    await host.until_kind("around")
    screen = screen_of(host, new_player)
    await screen.join(code, end="screen")
    await screen.until_kind("around")

    await host.send("ping", sent=1)

    assert (await host.until_kind("pong"))["sent"] == 1


async def test_a_screen_that_talks_too_fast_is_let_go_and_counts_as_a_socket_of_its_guest(
    tmp_path: Path, new_player: NewPlayer
) -> None:
    strict = RunningHouse(tmp_path / "strict", "--limits", "0.2")
    strict.start()
    try:
        windows = [new_player() for _ in range(4)]
        for window in windows:
            window.house = strict
        code = await windows[0].open_table()
        for window, end in zip(windows, ("screen", "socket", "socket", "screen"), strict=True):
            window.cookie = windows[0].cookie
            await window.join(code, end=end)
        too_many = await windows[-1].until_closed()
        too_fast = await windows[0].talk_too_fast()
        await windows[0].until_closed()
    finally:
        strict.stop()

    assert too_many == [{"type": "gone", "code": "too_fast"}]
    assert too_fast == {"type": "gone", "code": "too_fast"}


async def test_one_address_leaves_room_for_others(tmp_path: Path, new_player: NewPlayer) -> None:
    usual = RunningHouse(tmp_path / "usual")
    usual.start()
    try:
        strangers = [new_player() for _ in range(Limits().screens_per_address + 1)]
        for stranger in strangers:
            stranger.house = usual
        code = await strangers[0].open_table()
        for stranger in strangers:
            await stranger.join(code, end="screen")
            await stranger.read()
        await strangers[-1].until_closed()
        await strangers[0].leave()
        await strangers[1].until_kind("around", screens=len(strangers) - 2)
    finally:
        usual.stop()

    assert [message.get("code") for message in strangers[-1].heard] == ["table_full", "not_allowed"]


async def test_at_a_table_that_is_not_there_it_hears_so(new_player: NewPlayer) -> None:
    screen = new_player()
    await screen.join("AAAAAA", end="screen")

    told = await screen.until_closed()

    assert [message["code"] for message in told] == ["no_such_table", "not_allowed"]


async def test_its_address_is_a_page(new_player: NewPlayer) -> None:
    answer = await new_player().ask("GET", "/tv/ABCDEF")

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
