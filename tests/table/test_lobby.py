"""Before a match: seats, colours, names, options, who may come and who may start."""

from typing import Any

import msgspec
import pytest

from tests.table.company import BEN, CAT, DAN, HOST, START, Company, gathered, house, playing
from wayout.kernel.play import IllegalAction
from wayout.table.house import Guest
from wayout.table.messages import (
    ClientMessage,
    Leave,
    Ready,
    Remove,
    Rename,
    Say,
    SetBot,
    SetOpen,
    SetOptions,
    SetSeats,
    SetSpectators,
    SetTimers,
    Sit,
    Stand,
    Start,
)
from wayout.table.people import MOST_BANNED
from wayout.table.refusals import CODES
from wayout.table.table import Table


def seats(company: Company) -> list[Any]:
    return [seat["guest"] or seat["strength"] for seat in company.around()["seats"]]


def test_a_new_table_has_its_host_in_the_first_seat() -> None:
    company = Company()
    company.come(HOST)

    around = company.around()

    assert (around["status"], around["host"], around["code"], around["game"]) == ("gathering", HOST, "ABCD", "climb")
    assert seats(company) == [HOST, None, None]
    assert around["you"] == {"guest": HOST, "seat": 0, "host": True, "spectator": False}
    assert (around["can_start"], around["why_not"]["code"]) == (False, "seats_open")


def test_a_game_that_is_not_in_the_house_makes_no_table() -> None:
    with pytest.raises(IllegalAction) as refused:
        Table.create("ABCD", "chess", Guest(HOST, "Hanna"), START, house())

    assert refused.value.refusal.code == "unknown_game"


def test_whoever_comes_gets_what_is_around_and_the_chat_and_the_first_open_seat() -> None:
    company = Company()
    company.come(HOST)
    company.send(HOST, Say(text="  hello \n there\u202e "))

    company.come(BEN)

    assert [message["type"] for message in company.told(BEN)] == ["around", "chat"]
    assert company.told(BEN, "chat")[0]["lines"][0]["text"] == "hello there"
    assert company.told(HOST, "around")[0]["guests"][1]["here"] is True
    assert seats(company) == [HOST, BEN, None]


def test_a_second_tab_gets_its_own_around_and_nobody_else_is_disturbed() -> None:
    company = gathered(BEN)

    batch = company.come(BEN, link="second tab")

    assert {(mail.guest, mail.link) for mail in batch.mail} == {(BEN, "second tab")}
    company.go(BEN)
    assert company.around()["guests"][1]["here"] is True
    company.go(BEN, link="second tab")
    assert company.around()["guests"][1]["here"] is False


def test_when_all_seats_are_taken_guests_watch() -> None:
    company = gathered(BEN)

    company.come(CAT)

    assert company.around(CAT)["you"] == {"guest": CAT, "seat": None, "host": False, "spectator": True}


@pytest.mark.parametrize(("started", "code"), [(False, "table_full"), (True, "spectators_not_allowed")])
def test_without_spectators_there_is_no_place_to_watch_from(started: bool, code: str) -> None:
    company = gathered(BEN)
    company.send(HOST, SetSpectators(False))
    if started:
        company.send(HOST, Start())

    batch = company.come(CAT)

    assert [message["type"] for message in company.told(CAT)] == ["refused", "gone"]
    assert company.refusal(CAT) == code
    assert batch.rows == []
    assert company.guest(CAT) is None


def test_a_table_has_an_end_of_guests_but_forgets_those_who_only_watched() -> None:
    company = gathered(BEN)
    watchers = [f"watcher {number}" for number in range(30)]
    company.come(*watchers)
    company.come(CAT)
    assert company.refusal(CAT) == "table_full"

    company.go(watchers[7])
    company.come(CAT)

    assert company.refusal(CAT) is None
    assert company.guest(watchers[7]) is None


def test_colours_are_unique_and_the_next_free_one_is_given() -> None:
    company = Company()
    company.come(HOST)
    company.send(HOST, SetSeats(4))
    company._take(company.table.connect(Guest(BEN, "Ben", 0), "link", company.now))
    company.send(HOST, SetBot(2, "climber"))

    assert [seat["colour"] for seat in company.around()["seats"]] == [0, 1, 2, -1]
    company.send(BEN, Rename("Ben", 0))
    assert company.around()["seats"][1]["colour"] == 1


def test_a_bot_yields_its_colour_to_a_person() -> None:
    company = gathered(BEN, bots=1)

    company.send(BEN, Rename("Ben", 2))

    assert [seat["colour"] for seat in company.around()["seats"]] == [0, 2, 1]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u202e\u200b\x00"])
def test_a_name_must_be_a_name(name: str) -> None:
    company = gathered(BEN)

    batch = company.send(BEN, Rename(name))

    assert company.refusal(BEN) == "bad_name"
    assert batch.rows == []


def test_a_name_is_made_one_clean_line() -> None:
    company = gathered(BEN)

    company.send(BEN, Rename("  迷路\x07  的\n人 ", 5))

    assert company.guest(BEN) == company.shelf.guests[BEN] == Guest(BEN, "迷路 的 人", 5)


def test_nobody_is_turned_away_for_a_name() -> None:
    company = Company()

    company._take(company.table.connect(Guest(BEN, "\x00", 77), "link", company.now))

    assert company.guest(BEN) == Guest(BEN, "?", 1)


def test_bots_have_names_of_their_own() -> None:
    company = gathered(bots=3)
    company.send(HOST, Rename("Ada"))

    names = [seat["name"] for seat in company.around()["seats"]]

    assert len(set(names[1:])) == 3


def test_guests_change_seats_and_stand_up() -> None:
    company = gathered(BEN)
    company.send(HOST, SetSeats(3))

    company.send(BEN, Sit(2))
    assert seats(company) == [HOST, None, BEN]
    company.send(HOST, Stand())
    assert seats(company) == [None, None, BEN]
    assert company.around()["you"]["spectator"] is True


def test_fewer_seats_take_the_empty_ones_first_and_never_people() -> None:
    company = gathered(bots=1)
    company.send(HOST, SetSeats(4))
    company.come(BEN)
    company.send(BEN, Sit(3))
    assert seats(company) == [HOST, "climber", None, BEN]

    company.send(HOST, SetSeats(2))
    assert seats(company) == [HOST, BEN]
    company.send(HOST, SetSeats(3))
    company.come(CAT)
    company.send(HOST, SetSeats(2))
    assert company.refusal(HOST) == "too_many_people"


def test_an_option_may_change_how_many_can_play_and_all_must_be_ready_again() -> None:
    company = gathered(BEN)
    company.send(HOST, SetSeats(3))

    company.send(HOST, SetOptions({"crew": "pair"}))

    assert company.around()["seat_counts"] == [2]
    assert seats(company) == [HOST, BEN]
    assert company.around()["options"] == {"goal": 1000, "crew": "pair"}
    assert company.around()["why_not"]["code"] == "not_ready"


def test_nobody_loses_a_seat_to_an_option() -> None:
    company = gathered(BEN, CAT)

    company.send(HOST, SetOptions({"crew": "pair"}))

    assert seats(company) == [HOST, BEN, CAT]
    assert company.around()["why_not"] == {"code": "bad_seat_count", "rule": "", "facts": {"allowed": [2]}}
    company.send(HOST, Start())
    assert company.refusal(HOST) == "bad_seat_count"


def test_the_host_starts_once_all_seats_are_filled_and_all_people_ready() -> None:
    company = gathered(BEN)
    company.send(BEN, Ready(False))
    company.send(HOST, Start())
    assert company.refusal(HOST) == "not_ready"

    company.send(BEN, Ready(True))
    company.send(HOST, Start())

    assert [message["type"] for message in company.told(BEN)] == ["around", "letter"]
    assert company.told(BEN, "around")[0]["match"] == company.told(BEN, "letter")[0]["match"]


def test_the_host_may_start_though_somebody_has_not_said_they_are_ready() -> None:
    company = gathered(BEN, CAT)
    company.send(BEN, Ready(False))
    assert company.around()["waits_only_for"] == [1]

    company.send(HOST, Start(past=(BEN,)))

    assert company.table.status == "playing"
    assert company.told(BEN, "letter")


def test_nobody_is_started_past_of_whom_the_host_was_not_told() -> None:
    company = gathered(BEN, CAT)
    company.send(BEN, Ready(False))
    company.send(CAT, Ready(False))

    company.send(HOST, Start(past=(BEN,)))

    assert company.refusal(HOST) == "not_ready"
    assert company.table.status == "gathering"


def test_nobodys_word_is_all_that_is_missing_where_something_else_is_or_nothing() -> None:
    company = gathered(BEN)
    assert company.around()["waits_only_for"] == []

    company.send(BEN, Ready(False))
    company.send(HOST, SetSeats(3))
    assert company.around()["why_not"]["code"] == "seats_open"
    assert company.around()["waits_only_for"] == []


def test_start_all_the_same_mends_nothing_else() -> None:
    company = gathered(BEN)
    company.send(HOST, SetSeats(3))
    company.send(HOST, Start(past=(BEN,)))
    assert company.refusal(HOST) == "seats_open"

    company.send(BEN, Start(past=(BEN,)))
    assert company.refusal(BEN) == "not_host"


REFUSED: list[tuple[str, ClientMessage, str]] = [
    (BEN, Start(), "not_host"),
    (BEN, SetSeats(2), "not_host"),
    (BEN, SetBot(1, "climber"), "not_host"),
    (BEN, SetOpen(0), "not_host"),
    (BEN, SetOptions({}), "not_host"),
    (BEN, SetTimers({}, 0), "not_host"),
    (BEN, SetSpectators(True), "not_host"),
    (BEN, Remove(HOST), "not_host"),
    (HOST, SetSeats(7), "bad_seat_count"),
    (HOST, SetSeats(-1), "bad_seat_count"),
    (HOST, SetBot(0, "climber"), "seat_taken"),
    (HOST, SetBot(1, "genius"), "unknown_strength"),
    (HOST, SetBot(9, "climber"), "no_such_seat"),
    (HOST, SetOpen(-1), "no_such_seat"),
    (HOST, SetOptions({"goal": 6}), "unknown_option"),
    (HOST, SetOptions({"goal": True}), "unknown_option"),
    (HOST, SetOptions({"nonsense": 1}), "unknown_option"),
    (HOST, SetTimers({"turn": 4}, 30), "bad_timer"),
    (HOST, SetTimers({"turn": -1}, 30), "bad_timer"),
    (HOST, SetTimers({"nonsense": 9}, 30), "unknown_timer"),
    (HOST, SetTimers({}, -2), "bad_timer"),
    (HOST, SetTimers({}, 30, 4), "bad_timer"),
    (HOST, SetTimers({"pause": 9}, 30), "unknown_timer"),
    (HOST, Remove(HOST), "not_yourself"),
    (HOST, Remove("nobody"), "no_such_guest"),
    (BEN, Sit(0), "seat_taken"),
    (BEN, Sit(1), "already_seated"),
    (BEN, Sit(5), "no_such_seat"),
    (BEN, Rename("Ben", 8), "bad_colour"),
    (BEN, Say(), "malformed"),
    (BEN, Say("hello", "hello"), "malformed"),
    (BEN, Say(phrase="rude"), "unknown_phrase"),
    (BEN, Say(text=" \n "), "bad_text"),
    (BEN, Say(text="x" * 301), "bad_text"),
]


@pytest.mark.parametrize(("guest", "message", "code"), REFUSED)
def test_a_refusal_in_the_lobby_changes_nothing_and_tells_nobody_else(
    guest: str, message: ClientMessage, code: str
) -> None:
    company = gathered(BEN)
    before = company.around()

    batch = company.send(guest, message)

    assert company.refusal(guest) == code
    assert code in CODES
    assert batch.rows == []
    assert [mail.guest for mail in batch.mail] == [guest]
    assert company.around() == before


def test_a_removed_guest_is_told_loses_the_seat_and_may_not_come_back() -> None:
    company = gathered(BEN)

    company.send(HOST, Remove(BEN))
    assert company.told(BEN) == [{"type": "gone", "code": "removed"}]
    assert seats(company) == [HOST, None]

    company.restart()
    company.come(BEN)
    assert company.told(BEN, "gone") == [{"type": "gone", "code": "removed"}]
    assert company.guest(BEN) is None


def test_a_table_remembers_the_newest_whom_the_host_removed() -> None:
    """Nobody makes it grow without end by coming as somebody new again and again."""
    company = Company()
    company.come(HOST)
    guests = [f"guest {number}" for number in range(MOST_BANNED + 1)]
    for guest in guests:
        company.come(guest)
        company.send(HOST, Remove(guest))

    kept = msgspec.json.decode(company.shelf.tables["ABCD"].document)["banned"]

    assert kept == guests[1:]
    company.come(guests[1])
    assert company.refusal(guests[1]) == "removed"


def test_when_the_host_leaves_the_next_guest_is_host() -> None:
    company = gathered(BEN, CAT)

    company.send(HOST, Leave())

    assert company.told(HOST) == [{"type": "gone", "code": "left"}]
    assert company.around(BEN)["host"] == BEN


def test_a_player_who_dropped_for_a_moment_is_host_before_anybody_who_watches() -> None:
    company = gathered(BEN)
    company.come(CAT)
    company.go(BEN)
    company.wait(60_000)

    company.send(HOST, Leave())
    assert company.around(CAT)["host"] == BEN
    company.wait(59_999)
    assert company.around(CAT)["host"] == BEN
    company.wait(1)

    assert company.around(CAT)["host"] == CAT, "a host who is gone is waited for two minutes"


def test_whoever_plays_and_is_here_is_host_before_one_who_dropped_and_one_who_watches() -> None:
    company = gathered(BEN, CAT)
    company.come(DAN)
    company.go(BEN)

    company.send(HOST, Leave())

    assert company.around(CAT)["host"] == CAT


def test_when_the_host_is_gone_for_long_the_next_guest_is_host() -> None:
    company = gathered(BEN)
    company.go(HOST)

    company.wait(119_999)
    assert company.around(BEN)["host"] == HOST
    company.wait(1)
    assert company.around(BEN)["host"] == BEN


def test_a_table_that_everybody_left_is_no_longer_live_and_belongs_to_whoever_comes() -> None:
    company = gathered(BEN)
    company.send(HOST, Leave())
    company.send(BEN, Leave())
    assert company.shelf.tables["ABCD"].in_use is False

    company.come(DAN)

    assert company.around(DAN)["you"] == {"guest": DAN, "seat": 0, "host": True, "spectator": False}
    assert company.shelf.tables["ABCD"].in_use is True


def test_a_closed_table_is_kept_but_not_live() -> None:
    company = playing(BEN)

    company._take(company.table.close(company.now))

    assert company.shelf.tables["ABCD"].in_use is False


def test_the_last_hundred_lines_are_kept_over_a_restart() -> None:
    company = gathered(BEN)
    for number in range(103):
        company.send(BEN, Say(text=f"line {number}"))
    company.send(HOST, Say(phrase="thanks"))
    assert company.told(BEN, "said")[0]["line"]["phrase"] == "thanks"

    company.restart()
    company.come(CAT)

    lines = company.told(CAT, "chat")[0]["lines"]
    assert len(lines) == 100
    assert lines[0]["text"] == "line 4"
    assert lines[-1]["phrase"] == "thanks"
