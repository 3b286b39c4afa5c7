"""Whoever watches a match asks the host for a bot's seat: who may, who answers, and when it is over."""

from typing import Any

from tests.table.climb import Pass, Up
from tests.table.company import BEN, CAT, DAN, HOST, Company, gathered, playing
from tests.table.test_matches import short_match
from wayout.table.messages import AnswerSeat, AskSeat, Leave, Sit, Stand
from wayout.table.seat_asks import LASTS

HOUR = 3600


def asks(company: Company, guest: str = HOST) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = company.around(guest)["seat_asks"]
    return told


def watched(*, bots: int = 2, **timers: int) -> Company:
    """Ben looks on, and has asked for a seat."""
    company = playing(bots=bots, **timers)
    company.come(BEN)
    company.send(BEN, AskSeat(True))
    return company


def test_everybody_sees_who_asks_and_which_seats_there_are() -> None:
    company = watched()

    assert asks(company) == asks(company, BEN) == [{"guest": BEN, "seats": [1, 2], "seconds": LASTS}]


def test_the_host_gives_a_bots_seat_and_the_guest_plays_in_it_at_once() -> None:
    company = watched()

    company.send(HOST, AnswerSeat(BEN, 2))

    seats = company.around()["seats"]
    assert [seat["guest"] for seat in seats] == [HOST, None, BEN]
    assert (seats[2]["stand_in"], seats[1]["kind"]) == (False, "bot")
    assert asks(company) == []
    assert company.told(BEN, "letter")[-1]["may"] == company.letter(BEN)["may"]
    assert len(company.told(BEN, "story")) == 1


def test_it_is_the_bots_no_more() -> None:
    company = watched(bots=1)
    company.send(HOST, AnswerSeat(BEN, 1))
    company.wish(HOST, Pass())

    company.wish(BEN, Up(2))

    assert company.view["heights"] == [0, 2]


def test_not_now_ends_it() -> None:
    company = watched()

    company.send(HOST, AnswerSeat(BEN, None))

    assert asks(company) == []
    assert company.around()["seats"][1]["kind"] == "bot"


def test_whoever_asked_may_ask_no_longer() -> None:
    company = watched()

    company.send(BEN, AskSeat(False))

    assert asks(company) == []
    company.send(HOST, AnswerSeat(BEN, 1))
    assert company.refusal(HOST) == "nobody_asks"


def test_it_lapses() -> None:
    company = watched()
    company.wait(LASTS * 1000 - 1)
    assert len(asks(company)) == 1

    company.wait(1)

    assert asks(company) == []
    assert company.around(BEN) == company.told(BEN, "around")[-1]


def test_it_outlives_a_page_that_is_loaded_anew_and_a_restart_of_the_house() -> None:
    company = watched()
    company.go(BEN)
    company.come(BEN)
    assert len(asks(company)) == 1

    company.restart()
    company.come(HOST, BEN)

    assert len(asks(company)) == 1


def test_nobody_is_put_into_a_seat_who_is_not_here() -> None:
    company = watched()
    company.go(BEN)

    company.send(HOST, AnswerSeat(BEN, 1))

    assert company.refusal(HOST) == "nobody_asks"
    assert company.around()["seats"][1]["kind"] == "bot"


def test_by_post_nobody_needs_to_stay_for_the_answer() -> None:
    company = watched(turn=8 * HOUR)
    company.go(BEN)
    company.wait(7 * HOUR * 1000)

    company.send(HOST, AnswerSeat(BEN, 1))
    company.wish(HOST, Pass())
    company.wait(60_000)

    assert company.around()["seats"][1]["guest"] == BEN
    assert company.table.card.waited.keys() == {BEN}
    company.come(BEN)
    assert company.told(BEN, "letter")[-1]["missed"] is not None


def test_it_is_over_when_whoever_asked_leaves_or_the_match_ends() -> None:
    company = watched()
    company.send(BEN, Leave())
    assert asks(company) == []

    short = short_match(bots=1)
    short.come(BEN)
    short.send(BEN, AskSeat(True))
    for _ in range(3):
        short.wish(HOST, Up(2))
    assert short.table.status == "over"
    assert asks(short) == []


def test_without_a_seat_to_give_there_is_nothing_to_wait_for() -> None:
    company = watched(bots=1)
    company.come(CAT)
    company.send(CAT, AskSeat(True))

    company.send(HOST, AnswerSeat(BEN, 1))

    assert asks(company) == []


def test_who_may_not_ask() -> None:
    lobby = gathered(BEN)
    lobby.send(BEN, AskSeat(True))
    assert lobby.refusal(BEN) == "no_match"

    company = playing(BEN, bots=1)
    company.send(BEN, AskSeat(True))
    assert company.refusal(BEN) == "already_seated"
    company.send(BEN, Stand())
    company.send(BEN, AskSeat(True))
    assert company.refusal(BEN) == "sat_elsewhere"

    people = playing(BEN)
    people.come(CAT)
    people.send(CAT, AskSeat(True))
    assert people.refusal(CAT) == "seat_not_free"


def test_only_the_host_answers_and_gives_only_what_bots_play() -> None:
    company = playing(CAT, bots=1)
    company.come(BEN)
    company.send(BEN, AskSeat(True))

    company.send(CAT, AnswerSeat(BEN, 2))
    assert company.refusal(CAT) == "not_host"
    for seat in (0, 1, 7, -1):
        company.send(HOST, AnswerSeat(BEN, seat))
        assert company.refusal(HOST) == "seat_not_free"
    company.send(HOST, AnswerSeat(DAN, 2))
    assert company.refusal(HOST) == "nobody_asks"


def test_a_seat_that_is_free_is_taken_without_asking() -> None:
    company = playing(CAT, bots=1)
    company.come(BEN)
    company.send(BEN, AskSeat(True))
    company.send(CAT, Stand())

    company.send(BEN, Sit(1))

    assert company.around()["seats"][1]["guest"] == BEN
    assert asks(company) == []


def test_asking_twice_is_asking_once() -> None:
    company = watched()
    for _ in range(50):
        company.send(BEN, AskSeat(True))
        assert company.refusal(BEN) is None

    assert len(asks(company)) == 1


def test_whoever_asks_again_and_again_is_soon_refused_by_whatever_name() -> None:
    company = playing(bots=1)
    company.come(BEN, CAT)
    for _ in range(3):
        for guest in (BEN, CAT):
            company.send(guest, AskSeat(True))
            assert company.refusal(guest) is None
            company.send(HOST, AnswerSeat(guest, None))

    company.send(CAT, AskSeat(True))
    assert company.refusal(CAT) == "too_fast"
    company.wait(10_000)
    company.send(CAT, AskSeat(True))
    assert len(asks(company)) == 1


def test_what_is_kept_does_not_grow() -> None:
    company = playing(bots=1)
    company.come(BEN)
    before = len(company.shelf.tables["ABCD"].document)
    for _ in range(40):
        company.send(BEN, AskSeat(True))
        assert company.refusal(BEN) is None
        company.send(BEN, AskSeat(False))
        company.wait(20_000)

    digits_of_counters = 16
    assert len(company.shelf.tables["ABCD"].document) <= before + digits_of_counters
