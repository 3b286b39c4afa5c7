"""The day's mazes: the same in houses with the same key, one try for everybody, and nothing given away."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.company import Seat, wish
from tests.server.day_house import DayHouse, Person, day_house, gathered, get_lost, start
from wayout.games import GAMES
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.episode import Recorder, begin
from wayout.kernel.options import complete
from wayout.kernel.record import Header, read_step
from wayout.table import messages
from wayout.table.day import seed_of
from wayout.table.house import Guest
from wayout.table.messages import Wish

MAZES = [(game.id, maze.id) for game in GAMES.values() for maze in game.mazes]
TODAY, TOMORROW = "2026-11-18", "2026-11-19"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[DayHouse]:
    async with day_house(str(tmp_path / "house.db")) as opened:
        yield opened


async def opening(house: DayHouse, game: str, maze: str) -> bytes:
    """All luck with which the maze begins, hidden or not."""
    people = [await house.newcomer(), await house.newcomer()]
    if maze == "alone":
        seat = await people[0].begin(game)
    else:
        seat = (await gathered(*people))[0]
        start(seat)
    match = (await seat.until("around", status="playing"))["match"]
    return (await house.match(match)).lines[0]


@pytest.mark.parametrize(("game", "maze"), MAZES)
async def test_houses_with_the_same_key_have_the_same_maze_and_others_have_not(
    tmp_path: Path, game: str, maze: str
) -> None:
    keys = (b"a key for two", b"a key for two", b"a key for one")
    mazes = []
    for number, key in enumerate(keys):
        async with day_house(str(tmp_path / f"{number}.db"), key) as house:
            mazes.append(await opening(house, game, maze))
            house.set_clock(f"{TOMORROW}T12:00")
            mazes.append(await opening(house, game, maze))

    one, one_later, twin, twin_later, other, other_later = mazes
    assert (one, one_later) == (twin, twin_later)
    assert len({one, one_later, other, other_later}) == 4


async def test_in_one_house_everybody_has_the_same_maze(house: DayHouse) -> None:
    assert await opening(house, "temple", "alone") == await opening(house, "temple", "alone")


async def test_a_try_goes_on_where_it_was_until_it_is_over(house: DayHouse) -> None:
    anna = await house.newcomer("Anna")
    assert (await anna.maze())["own"] is None

    seat = await anna.begin()
    again = await anna.try_()
    running = (await anna.maze())["own"]
    match = await get_lost(seat)

    assert again.json() == {"code": seat.desk.table.code}
    assert running == {"code": seat.desk.table.code, "match": match, "feat": None}
    over = await anna.maze()
    assert over["own"]["feat"] == {"won": False, "rank": [0, 0], "done": 0, "of": 3, "facts": {"tiles": 0}}
    assert [(line["place"], line["names"], line["yours"]) for line in over["today"]] == [(1, ["Anna"], True)]
    third = await anna.try_()
    assert (third.status_code, third.json()["code"]) == (409, "day_tried")
    assert (await anna.try_("temple")).status_code == 201


@pytest.mark.parametrize("game", ["emergency_exit", "temple"])
async def test_who_comes_to_a_try_that_has_just_begun_has_missed_nothing(house: DayHouse, game: str) -> None:
    seat = await (await house.newcomer("Anna")).begin(game)

    assert (await seat.until("letter"))["missed"] is None


async def test_who_asks_many_times_at_once_has_one_try(house: DayHouse) -> None:
    anna = await house.newcomer("Anna")

    answers = await asyncio.gather(*(anna.try_() for _ in range(8)))

    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["code"] for answer in answers}) == 1
    assert len(await house.store.tables_in_use()) == 1
    assert len(await house.store.tries_on(TODAY)) == 1


async def test_of_two_tables_that_begin_at_once_with_the_same_person_one_does(house: DayHouse) -> None:
    anna, ben, cat = [await house.newcomer(name) for name in ("Anna", "Ben", "Cat")]
    first, second = await gathered(anna, ben), await gathered(cat, ben)

    start(first[0])
    start(second[0])
    waiting = {asyncio.create_task(seat.until("refused")): seat for seat in (first[0], second[0])}
    refused, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)

    (task,) = refused
    loser, told = waiting[task], task.result()
    winner = first[0] if loser is second[0] else second[0]
    await winner.until("around", status="playing")
    assert said(winner, "refused") == []
    for other in waiting:
        other.cancel()
    assert (told["code"], told["facts"]) == ("day_tried_here", {"names": "Ben"})
    assert loser.desk.table.status == "gathering"
    assert sorted(one.guest for one in await house.store.tries_on(TODAY)) == sorted(
        [ben.id, anna.id if winner is first[0] else cat.id]
    )


def said(seat: Seat, kind: str) -> list[Any]:
    return [message for message in seat.heard if message["type"] == kind]


async def test_a_restart_in_the_middle_changes_nothing_of_the_luck(tmp_path: Path) -> None:
    rolls = []
    for restarted in (False, True):
        place = str(tmp_path / f"{restarted}.db")
        async with day_house(place, b"the same key") as house:
            anna = await house.newcomer("Anna")
            seat = await anna.begin("temple")
            if not restarted:
                rolls.append(await first_roll(house, seat))
                continue
        async with day_house(place, b"by now another key") as house:
            anna = await anna.moved_to(house)
            seat = await anna.begin("temple")
            rolls.append(await first_roll(house, seat))

    assert rolls[0] == rolls[1]


async def first_roll(house: DayHouse, seat: Seat) -> Any:
    letter = await seat.until("letter")
    seat.say(Wish("ready", letter["number"], msgspec.Raw(b'{"type":"ready"}')))
    await seat.until("granted", id="ready")
    seat.say(Wish("roll", letter["number"], msgspec.Raw(b'{"type":"roll","dice":[0,1,2,3,4]}')))
    await seat.until("granted", id="roll")
    lines = (await house.match(letter["match"])).lines
    events = [event for line in lines for event in msgspec.json.decode(line)["events"]]
    return next(event["faces"] for event in events if event["type"] == "rolled")


REST = ("", "/letters?viewer=0", "/finale", "/record")


async def shown(person: Person, match: str) -> set[int]:
    return {(await person.ask("GET", f"/api/matches/{match}{rest}")).status_code for rest in REST}


async def fork(person: Person, match: str) -> tuple[int, str | None]:
    answer = await person.ask("POST", f"/api/matches/{match}/fork", {"number": 0})
    return answer.status_code, answer.json().get("code") if answer.status_code != 201 else None


async def test_a_match_is_shown_to_those_who_are_through_with_the_maze(house: DayHouse) -> None:
    anna, ben, cat = [await house.newcomer(name) for name in ("Anna", "Ben", "Cat")]
    match = await get_lost(await anna.begin())
    assert await shown(anna, match) == {200}
    assert await shown(ben, match) == {409}

    bens = await ben.begin()
    while_playing = await shown(ben, match)
    await get_lost(bens)

    assert while_playing == {409}
    assert await shown(ben, match) == {200}
    assert await shown(cat, match) == {409}
    assert await fork(ben, match) == (409, "day_lasts")
    assert await fork(cat, match) == (409, "day_not_tried")


async def test_when_the_day_is_over_all_is_shown_but_to_those_still_trying(house: DayHouse) -> None:
    anna, ben, cat = [await house.newcomer(name) for name in ("Anna", "Ben", "Cat")]
    match = await get_lost(await anna.begin())
    await ben.begin()

    house.set_clock(f"{TOMORROW}T00:00")

    assert await shown(cat, match) == {200}
    assert await shown(ben, match) == {409}
    assert await fork(cat, match) == (201, None)


async def test_a_record_of_todays_maze_is_not_opened_for_all_to_see(house: DayHouse) -> None:
    anna = await house.newcomer("Anna")
    match = await get_lost(await anna.begin())
    record = (await anna.ask("GET", f"/api/matches/{match}/record")).content

    today = await anna.web.post("/api/records", content=record)
    house.set_clock(f"{TOMORROW}T00:00")
    tomorrow = await anna.web.post("/api/records", content=record)

    assert (today.status_code, today.json()["code"]) == (409, "day_lasts")
    assert tomorrow.status_code == 201


def uncut(lines: list[bytes]) -> list[bytes]:
    return lines


def with_an_opening_that_is_taken_back(lines: list[bytes]) -> list[bytes]:
    """The same maze, from the third step on."""
    first, *rest = lines
    steps = [first, b'{"number":1,"at":0,"events":[],"back_to":-1}', first, *rest]
    return [encode(msgspec.structs.replace(read_step(line), number=number)) for number, line in enumerate(steps)]


def with_an_opening_in_two_steps(lines: list[bytes]) -> list[bytes]:
    first, *rest = map(read_step, lines)
    events = [msgspec.Raw(encode([event])) for event in msgspec.json.decode(first.events)]
    opening = [msgspec.structs.replace(first, events=event) for event in events]
    steps = enumerate([*opening, *rest])
    return [encode(msgspec.structs.replace(step, number=number)) for number, step in steps]


def with_something_said_in_between(lines: list[bytes]) -> list[bytes]:
    """What opens the maze happens twice, each time with something beside it."""
    first, *rest = map(read_step, lines)
    events = msgspec.json.decode(first.events)
    opening = msgspec.Raw(encode([*events[:1], events[0], *events[1:][::-1], *events[1:]]))
    return [encode(step) for step in (msgspec.structs.replace(first, events=opening), *rest)]


DISGUISES = [
    uncut,
    with_an_opening_that_is_taken_back,
    with_an_opening_in_two_steps,
    with_something_said_in_between,
]


@pytest.mark.parametrize("disguised", DISGUISES)
@pytest.mark.parametrize(("game", "maze"), MAZES)
async def test_a_record_of_todays_maze_is_known_by_the_maze_whatever_it_says_of_its_day(
    house: DayHouse, game: str, maze: str, disguised: Callable[[list[bytes]], list[bytes]]
) -> None:
    rules, found = GAMES[game], GAMES[game].maze(maze)
    assert found is not None
    seats, luck = max(found.seats), Seeded(seed_of(b"our own key", TODAY, game, maze))
    recorder = Recorder()
    begin(rules, seats, luck, found.options, [recorder])
    header = Header(game, rules.version, seats, complete(rules.options, found.options))
    record = b"\n".join([encode(header), *disguised([encode(step) for step in recorder.steps])])

    await must_open_tomorrow_only(house, record)


async def test_it_is_known_though_it_claims_other_seats(house: DayHouse) -> None:
    rules, luck, recorder = GAMES["temple"], Seeded(seed_of(b"our own key", TODAY, "temple", "alone")), Recorder()
    begin(rules, 1, luck, {}, [recorder])
    header = Header("temple", rules.version, 2, complete(rules.options, {}))

    await must_open_tomorrow_only(house, b"\n".join([encode(header), *map(encode, recorder.steps)]))


async def must_open_tomorrow_only(house: DayHouse, record: bytes) -> None:
    anna = await house.newcomer("Anna")
    today = await anna.web.post("/api/records", content=record)
    house.set_clock(f"{TOMORROW}T00:00")
    tomorrow = await anna.web.post("/api/records", content=record)

    assert (today.status_code, today.json()["code"]) == (409, "day_lasts")
    assert tomorrow.status_code == 201


async def test_nobody_looks_on(house: DayHouse) -> None:
    anna, ben, cat = [await house.newcomer(name) for name in ("Anna", "Ben", "Cat")]
    seats = await gathered(anna, ben, cat)
    seats[2].say(messages.Stand())
    await seats[2].until("around", can_start=True)

    start(seats[0])
    await seats[0].until("around", status="playing")
    await seats[2].until("gone", code="not_allowed")
    back = await cat.sit(seats[0].desk.table.code)

    assert (await back.until("refused"))["code"] == "spectators_not_allowed"
    assert said(back, "letter") == said(seats[2], "letter") == []
    assert await house.store.try_of(TODAY, "emergency_exit together", cat.id) is None
    assert [len(seat["guest"] or "") > 0 for seat in (await seats[1].until("around"))["seats"]] == [True, True]


async def test_no_screen_of_somebody_who_does_not_play_looks_on(house: DayHouse) -> None:
    anna, ben, cat = [await house.newcomer(name) for name in ("Anna", "Ben", "Cat")]
    seats = await gathered(anna, ben, cat)
    seats[2].say(messages.Stand())
    await seats[2].until("around", can_start=True)
    screen = Seat(seats[0].desk, Guest(cat.id, cat.name), is_screen=True)
    await screen.until("around", screens=1)

    start(seats[0])
    await seats[0].until("around", status="playing")

    assert (await screen.until("gone"))["code"] == "not_allowed"
    assert said(screen, "letter") == []


async def test_together_takes_two_people_and_no_bot(house: DayHouse) -> None:
    anna = await house.newcomer("Anna")
    seat = await anna.begin(maze="together")
    around = await seat.until("around")
    seat.say(messages.SetBot(1, "guide"))

    assert (await seat.until("refused"))["code"] == "of_the_day"
    assert (around["why_not"]["code"], around["why_not"]["facts"]) == ("day_too_few", {"least": 2})


async def test_its_one_try_waits_for_the_word_of_everybody(house: DayHouse) -> None:
    seats = await gathered(await house.newcomer("Anna"), await house.newcomer("Ben"))
    seats[1].say(messages.Ready(False))
    around = await seats[0].until("around", can_start=False)
    assert (around["why_not"]["code"], around["waits_only_for"]) == ("not_ready", [])

    guests = tuple(seat["guest"] for seat in around["seats"])
    seats[0].say(messages.Start(past=guests))

    assert (await seats[0].until("refused"))["code"] == "not_ready"


CHANGES = [
    messages.SetOptions({"target": "one"}),
    messages.SetTimers({}, 30),
    messages.SetSeats(2),
    messages.SetSpectators(True),
    messages.SetGame("temple"),
]


@pytest.mark.parametrize("message", CHANGES, ids=lambda message: type(message).__name__)
async def test_its_terms_are_everybodys(house: DayHouse, message: messages.ClientMessage) -> None:
    seat = await (await house.newcomer("Anna")).begin(maze="together")
    seat.say(message)

    assert (await seat.until("refused"))["code"] == "of_the_day"


SECOND_CHANCES = [
    ("emergency_exit", messages.TakeBack("back"), "of_the_day"),
    ("emergency_exit", messages.AskRestart(), "of_the_day"),
    ("emergency_exit", messages.Rest(True), "no_stand_ins"),
    ("temple", messages.AskPause(), "of_the_day"),
]


@pytest.mark.parametrize(("game", "message", "code"), SECOND_CHANCES, ids=lambda one: type(one).__name__)
async def test_there_is_no_second_chance_and_no_help(
    house: DayHouse, game: str, message: messages.ClientMessage, code: str
) -> None:
    seat = await (await house.newcomer("Anna")).begin(game)
    letter = await seat.until("letter")
    if game == "emergency_exit":
        wish(seat, "lay")
        letter = await seat.until("letter", number=letter["number"] + 1)
        assert letter["take_back"] == {"free": False, "ask": False}
    seat.say(message)

    assert (await seat.until("refused"))["code"] == code


async def test_who_gives_up_has_had_the_try(house: DayHouse) -> None:
    anna = await house.newcomer("Anna")
    seat = await anna.begin()
    await seat.until("letter")
    seat.say(messages.AskEnd())
    around = await seat.until("around", status="gathering")

    assert around["day"] is None
    assert (await anna.maze())["own"]["feat"]["won"] is False
    assert (await anna.try_()).status_code == 409


async def test_the_next_match_at_the_table_is_like_any_other(house: DayHouse) -> None:
    anna = await house.newcomer("Anna")
    seat = await anna.begin()
    match = await get_lost(seat)
    seat.say(messages.PlayAgain(True))
    around = await seat.until("around", status="playing", day=None)

    kept = [await house.match(one) for one in (match, around["match"])]
    headers = [msgspec.json.decode(one.header, type=Header) for one in kept]
    assert [header.about.get("day") for header in headers] == [{"date": TODAY, "maze": "alone"}, None]
    assert kept[0].lines[0] != kept[1].lines[0]
    assert len(await house.store.tries_on(TODAY)) == 1
    assert await shown(anna, match) == {200}


async def test_a_match_counts_for_the_day_on_which_it_began(house: DayHouse) -> None:
    anna, ben, cat = [await house.newcomer(name) for name in ("Anna", "Ben", "Cat")]
    house.set_clock(f"{TODAY}T23:59:59")
    alone, company = await anna.begin(), await gathered(ben, cat)

    house.set_clock(f"{TOMORROW}T00:00:01")
    await get_lost(alone)
    start(company[0])
    around = await company[0].until("around", status="playing")

    day, maze = await anna.day(), await anna.maze()
    assert (day["date"], day["yesterday"], day["seconds"]) == (TOMORROW, TODAY, 24 * 3600 - 1)
    assert (maze["own"], maze["today"], len(maze["yesterday"])) == (None, [], 1)
    assert around["day"] == {"maze": "together", "date": TOMORROW}
    assert {one.day for one in await house.store.tries_in(around["match"])} == {TOMORROW}


async def test_what_is_told_holds_not_the_seed(house: DayHouse) -> None:
    anna = await house.newcomer("Anna")
    seat = await anna.begin("temple")
    await seat.until("letter")
    told = msgspec.json.encode([seat.heard, await anna.day()])
    seed = seed_of(b"our own key", TODAY, "temple", "alone")
    saved = await house.store.table(seat.desk.table.code)

    assert saved is not None
    assert seed.encode() in saved.document
    assert seed.encode() not in told


async def test_only_mazes_that_there_are_can_be_tried(house: DayHouse) -> None:
    anna = await house.newcomer("Anna")
    answers = [await anna.try_("temple", "together"), await anna.try_("room25"), await anna.try_("chess")]

    assert [(one.status_code, one.json()["code"]) for one in answers] == [
        (400, "no_such_maze"),
        (400, "no_such_maze"),
        (400, "unknown_game"),
    ]
