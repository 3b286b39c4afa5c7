"""From one match to the next: rematch, and playing on from a moment of an old one."""

import msgspec
import pytest

from tests.table.climb import GAME, Draw, Pass, Up
from tests.table.company import BEN, CAT, HOST, Company, gathered, house, playing
from wayout.kernel.codec import encode
from wayout.kernel.play import IllegalAction
from wayout.kernel.record import Header, read_lines, state_after
from wayout.table.document import Fork
from wayout.table.house import Guest
from wayout.table.match import read_header
from wayout.table.messages import Leave, Ready, Rematch, SetBot, SetOptions, SetPace, SetSeats, Start, TakeBack
from wayout.table.table import Table


def short_match(*guests: str, bots: int = 0) -> Company:
    company = gathered(*guests, bots=bots)
    company.send(HOST, SetOptions({"goal": 5}))
    for guest in guests:
        company.send(guest, Ready(True))
    company.send(HOST, Start())
    return company


def played(*guests: str) -> Company:
    company = short_match(*guests)
    for _ in range(3):
        company.wish(HOST, Up(2))
    assert company.table.status == "over"
    return company


def test_a_rematch_keeps_everybody_spectators_too() -> None:
    company = short_match(BEN)
    company.come(CAT)
    for _ in range(3):
        company.wish(HOST, Up(2))
    first = company.table.match

    company.send(HOST, Rematch())

    around = company.around(CAT)
    assert (around["status"], around["match"], around["why_not"]["code"]) == ("gathering", None, "not_ready")
    assert [seat["guest"] for seat in around["seats"]] == [HOST, BEN]
    assert around["you"]["spectator"] is True
    assert around["options"]["goal"] == 5
    assert [past["match"] for past in around["past"]] == [first]

    company.send(BEN, Ready(True))
    company.send(HOST, Start())
    assert company.around()["status"] == "playing"
    assert company.table.match != first
    assert company.told(CAT, "letter")[0]["number"] == 0


def test_only_the_host_asks_for_a_rematch_and_only_when_it_is_over() -> None:
    company = playing(BEN)
    company.send(HOST, Rematch())
    assert company.refusal(HOST) == "not_over"

    over = played(BEN)
    over.send(BEN, Rematch())
    assert over.refusal(BEN) == "not_host"


def test_a_seat_that_was_left_is_open_in_the_rematch() -> None:
    company = short_match(BEN)
    company.send(BEN, Leave())
    for _ in range(3):
        company.wish(HOST, Up(2))

    company.send(HOST, Rematch())

    assert [seat["kind"] for seat in company.around()["seats"]] == ["guest", "open"]
    assert company.around()["why_not"]["code"] == "seats_open"


def test_the_end_and_the_rematch_survive_a_restart() -> None:
    company = played(BEN)
    letter = company.letter(BEN)
    company.restart()
    company.come(HOST, BEN)
    assert company.letter(BEN) == letter

    company.send(HOST, Rematch())
    company.restart()
    company.come(HOST, BEN)

    assert company.around()["status"] == "gathering"
    assert len(company.around()["past"]) == 1


def test_the_record_in_the_log_replays_to_the_end() -> None:
    company = played(BEN)
    match = company.table.match
    assert match is not None

    header, steps = read_lines([company.shelf.begun[match].header, *company.shelf.steps[match].values()])

    assert header.names == ("Hanna", "Ben")
    assert state_after(GAME, header, steps).heights == [6, 0]


def record_of(company: Company) -> Header:
    assert company.table.match is not None
    return read_header(company.shelf.begun[company.table.match].header)


def test_a_fork_plays_on_from_a_moment_with_other_people() -> None:
    old = playing(BEN)
    old.wish(HOST, Up(2))
    old.wish(HOST, Up(2))
    old.send(HOST, TakeBack("back"))
    old.wish(HOST, Draw())
    old.wish(BEN, Up(2))
    hand = old.letter(HOST)["view"]["cards"]

    company = Company(table=Table.fork("ABCD", record_of(old), old.steps, 4, Guest(CAT, "Cat"), old.now, house()))
    company.come(CAT)
    around = company.around(CAT)
    assert (around["forked"], around["seat_counts"], around["you"]["host"]) == (True, [2], True)
    assert [seat["follows"] for seat in around["seats"]] == ["Hanna", "Ben"]
    company.restart()
    company.come(CAT)
    company.send(CAT, SetBot(1, "climber"))
    company.send(CAT, Start())

    letter = company.told(CAT, "letter")[0]
    assert letter["view"]["cards"] == hand
    assert letter["view"]["heights"] == [2, 0]
    assert [step.number for step in company.steps] == list(range(len(company.steps)))
    assert company.letter(CAT)["view"]["heights"] == [2, 1]
    company.wish(CAT, Up(1), number=company.letter(CAT)["number"])
    company.restart()
    company.come(CAT)
    assert company.letter(CAT)["view"]["heights"] == [3, 1]


def fork_of(old: Company, header: Header | None = None) -> Company:
    """Opened by Cat, who was not there."""
    made = Table.fork("ABCD", header or record_of(old), old.steps, 0, Guest(CAT, "Cat"), old.now, house())
    company = Company(table=made)
    company.come(CAT)
    return company


def seats_of(company: Company) -> list[tuple[str, str | None]]:
    return [(seat["kind"], seat["strength"]) for seat in company.around(CAT)["seats"]]


def test_who_was_alone_among_bots_plays_on_among_them_and_is_not_hurried() -> None:
    old = gathered(bots=2)
    old.send(HOST, SetBot(2, "cheat"))
    old.send(HOST, Start())

    company = fork_of(old)

    assert seats_of(company) == [("guest", None), ("bot", "climber"), ("bot", "cheat")]
    assert (company.around(CAT)["unhurried_alone"], company.around(CAT)["can_start"]) == (True, True)
    company.send(CAT, Start())
    assert company.around(CAT)["status"] == "playing"
    assert company.letter(CAT)["clocks"] == {}


def test_a_fork_of_several_people_has_its_bots_and_waits_for_the_people() -> None:
    company = fork_of(playing(BEN, bots=1))

    assert seats_of(company) == [("guest", None), ("open", None), ("bot", "climber")]
    assert (company.around(CAT)["unhurried_alone"], company.around(CAT)["can_start"]) == (False, False)


def test_whoever_plays_on_sits_where_a_person_sat() -> None:
    old = playing(bots=1)
    header = msgspec.structs.replace(record_of(old), about={"bots": ["climber", None]})

    company = fork_of(old, header)

    assert seats_of(company) == [("bot", "climber"), ("guest", None)]
    assert company.around(CAT)["you"]["seat"] == 1


@pytest.mark.parametrize(
    ("about", "second"), [({}, ("open", None)), ({"bots": [None, "of long ago"]}, ("bot", "climber"))]
)
def test_of_bots_that_a_record_does_not_know_or_that_are_gone(about: dict[str, list[str]], second: object) -> None:
    old = playing(bots=1)

    company = fork_of(old, msgspec.structs.replace(record_of(old), about=about))

    assert seats_of(company) == [("guest", None), second]


def test_in_the_lobby_of_a_long_fork_little_is_kept_at_a_time() -> None:
    old = playing(BEN)
    for _ in range(300):
        old.wish(HOST, Draw())
        old.wish(BEN, Draw())
    made = Table.fork("ABCD", record_of(old), old.steps, 500, Guest(HOST, "Hanna"), old.now, house())
    company = Company(table=made)
    company.come(HOST)

    company.send(HOST, SetPace("calm"))

    assert len(company.shelf.tables["ABCD"].document) < sum(len(encode(step)) for step in old.steps) / 4


def test_a_fork_that_an_older_house_kept_is_read() -> None:
    old = playing(BEN)
    old.wish(HOST, Up(2))

    fork = msgspec.json.decode(encode({"header": record_of(old), "steps": old.steps}), type=Fork)

    assert fork.all_steps == old.steps == Fork.of(record_of(old), old.steps).all_steps


def test_seats_and_options_of_a_fork_are_as_they_were() -> None:
    old = playing(BEN)
    company = Company(table=Table.fork("ABCD", record_of(old), old.steps, 0, Guest(HOST, "Hanna"), old.now, house()))
    company.come(HOST)

    company.send(HOST, SetSeats(3))
    assert company.refusal(HOST) == "forked"
    company.send(HOST, SetOptions({"goal": 5}))
    assert company.refusal(HOST) == "forked"


def test_what_was_played_before_the_fork_cannot_be_taken_back() -> None:
    old = playing(BEN)
    old.wish(HOST, Up(1))
    company = Company(table=Table.fork("ABCD", record_of(old), old.steps, 1, Guest(HOST, "Hanna"), old.now, house()))
    company.come(HOST, BEN)
    company.send(BEN, Ready(True))
    company.send(HOST, Start())

    assert company.letter()["take_back"] == {"free": False, "ask": False}
    assert company.number == 1


@pytest.mark.parametrize(("number", "code"), [(-1, "no_such_step"), (99, "no_such_step"), (3, "nothing_left_to_play")])
def test_there_must_be_something_left_to_play(number: int, code: str) -> None:
    old = played(BEN)

    with pytest.raises(IllegalAction) as refused:
        Table.fork("ABCD", record_of(old), old.steps, number, Guest(CAT, "Cat"), old.now, house())

    assert refused.value.refusal.code == code


def test_a_record_of_another_version_is_not_played_on() -> None:
    old = playing(BEN)
    header = Header("climb", 0, 2, record_of(old).options)

    with pytest.raises(IllegalAction) as refused:
        Table.fork("ABCD", header, old.steps, 0, Guest(CAT, "Cat"), old.now, house())

    assert refused.value.refusal.code == "other_version"


def test_after_a_forked_match_the_table_is_like_any_other() -> None:
    old = short_match(BEN)
    old.wish(HOST, Up(2))
    company = Company(table=Table.fork("ABCD", record_of(old), old.steps, 1, Guest(HOST, "Hanna"), old.now, house()))
    company.come(HOST, BEN)
    company.send(BEN, Ready(True))
    company.send(HOST, Start())
    company.wish(HOST, Pass())
    company.wish(BEN, Pass())
    company.wish(HOST, Up(2))
    company.wish(HOST, Up(2))
    assert company.table.status == "over"

    company.send(HOST, Rematch())

    assert company.around()["forked"] is False
    assert company.around()["seat_counts"] == [2, 3, 4]
