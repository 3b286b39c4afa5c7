"""A match is ended or begun anew if all agree."""

import pytest

from tests.table.climb import Up
from tests.table.company import BEN, CAT, HOST, playing
from tests.table.test_matches import played
from wayout.kernel.record import read_lines
from wayout.table.beginning import BEGINNINGS
from wayout.table.messages import Agree, AskEnd, AskPause, AskRestart, ClientMessage, Leave, Start, Withdraw
from wayout.table.requests import LAPSE


def test_a_restart_needs_everybody_and_keeps_people_and_terms() -> None:
    company = playing(BEN, bots=1)
    company.wish(HOST, Up(2))
    first, before = company.table.match, company.around()

    company.send(BEN, AskRestart())
    assert company.around()["request"]["waiting"] == [0]
    assert company.table.match == first
    company.send(HOST, Agree(True))

    after = company.around()
    assert (after["status"], after["options"], after["timers"]) == ("playing", before["options"], before["timers"])
    assert [seat["guest"] for seat in after["seats"]] == [HOST, BEN, None]
    assert company.table.match != first
    assert company.letter()["view"]["heights"] == [0, 0, 0]


def test_the_broken_off_match_is_kept_whole_with_its_outcome() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(2))
    match = company.table.match
    assert match is not None
    company.send(HOST, AskEnd())
    company.send(BEN, Agree(True))

    assert company.table.status == "gathering"
    [past] = company.around()["past"]
    assert (past["match"], past["outcome"], past["winners"]) == (match, "broken_off", [])
    assert b"broken_off" in company.shelf.ended[match]
    _, steps = read_lines([company.shelf.begun[match].header, *company.shelf.steps[match].values()])
    assert len(steps) == 2


def test_one_no_and_the_match_goes_on() -> None:
    company = playing(BEN)
    company.send(HOST, AskEnd())

    company.send(BEN, Agree(False))

    assert (company.table.status, company.around()["request"]) == ("playing", None)
    company.wish(HOST, Up(2))
    assert company.letter()["view"]["heights"] == [2, 0]


def test_what_not_everybody_answers_lapses_and_may_be_asked_anew() -> None:
    company = playing(BEN, CAT)
    company.send(HOST, AskEnd())
    company.send(BEN, Agree(True))
    assert company.around(CAT)["request"]["seconds"] == LAPSE
    company.wait(1000 * LAPSE - 1)
    assert company.around(CAT)["request"]["waiting"] == [2]

    company.wait(1)

    assert (company.table.status, company.told(CAT, "around")[0]["request"]) == ("playing", None)
    for guest in (HOST, BEN, CAT):
        assert company.told(guest, "lapsed") == [{"type": "lapsed", "by": 0}]
    company.send(BEN, AskEnd())
    assert company.around()["request"]["yes"] == [1]


@pytest.mark.parametrize("ending", [Agree(False), Withdraw()])
def test_a_question_that_somebody_ends_in_its_last_moment_has_not_lapsed(ending: ClientMessage) -> None:
    company = playing(BEN)
    company.send(HOST, AskEnd())
    company.wait(1000 * LAPSE - 1)

    company.send(BEN if isinstance(ending, Agree) else HOST, ending)

    assert company.around()["request"] is None
    assert [message for messages in company.inbox.values() for message in messages if message["type"] == "lapsed"] == []


def test_the_last_yes_counts_in_the_very_moment_of_the_lapse() -> None:
    company = playing(BEN)
    company.send(HOST, AskEnd())
    company.now += 1000 * LAPSE

    company.send(BEN, Agree(True))

    assert company.table.status == "gathering"
    assert company.told(HOST, "lapsed") == []


def test_whoever_asked_may_ask_no_longer() -> None:
    company = playing(BEN)
    company.send(HOST, AskEnd())

    company.send(HOST, Withdraw())

    assert (company.table.status, company.around(BEN)["request"]) == ("playing", None)
    company.send(BEN, Agree(True))
    assert company.refusal(BEN) == "no_request"
    assert company.table.status == "playing"


def test_nobody_withdraws_what_another_asked() -> None:
    company = playing(BEN, CAT)
    company.send(HOST, AskEnd())
    company.send(BEN, Agree(True))

    company.send(BEN, Withdraw())

    assert company.refusal(BEN) == "not_your_request"
    assert company.around()["request"]["yes"] == [0, 1]


def test_nothing_is_withdrawn_that_was_not_asked() -> None:
    company = playing(BEN)

    company.send(BEN, Withdraw())

    assert company.refusal(BEN) == "no_request"


def test_alone_with_bots_nobody_else_is_asked() -> None:
    company = playing(bots=2)

    company.send(HOST, AskRestart())

    assert company.table.status == "playing"
    assert len(company.around()["past"]) == 1


def test_it_can_be_ended_in_a_pause_too() -> None:
    company = playing(bots=1)
    company.send(HOST, AskPause())
    assert company.table.status == "paused"

    company.send(HOST, AskEnd())

    assert company.table.status == "gathering"


def test_what_was_agreed_survives_a_restart_of_the_house() -> None:
    company = playing(BEN)
    company.send(HOST, AskRestart())
    company.send(BEN, Agree(True))
    match = company.table.match
    company.restart()
    company.come(HOST, BEN)

    assert (company.table.match, company.table.status) == (match, "playing")
    company.wish(HOST, Up(2))
    assert company.letter(BEN)["view"]["heights"] == [2, 0]


def test_a_question_does_not_outlive_a_restart_of_the_house() -> None:
    company = playing(BEN)
    company.send(HOST, AskRestart())

    company.restart()
    company.come(HOST)

    assert company.around()["request"] is None


def test_who_watches_or_has_no_match_cannot_ask() -> None:
    company = playing(BEN)
    company.come(CAT)
    for message in (AskEnd(), AskRestart()):
        company.send(CAT, message)
        assert company.refusal(CAT) == "not_seated"

    over = played(BEN)
    over.send(HOST, AskEnd())
    assert over.refusal(HOST) == "no_match"


def test_the_question_falls_with_whoever_asked_it() -> None:
    company = playing(BEN, CAT)
    company.send(BEN, AskEnd())

    company.send(BEN, Leave())

    assert (company.table.status, company.around()["request"]) == ("playing", None)


def test_nobody_begins_matches_without_end() -> None:
    company = playing(bots=2)
    for _ in range(50):
        company.send(HOST, AskRestart())

    assert len(company.shelf.begun) == BEGINNINGS.at_once
    assert company.refusal(HOST) == "too_fast"
    assert company.table.status == "playing", "what is being played is not broken off for nothing"


def test_nor_by_way_of_the_lobby_and_with_time_there_is_another() -> None:
    company = playing(bots=2)
    for _ in range(50):
        company.send(HOST, AskEnd())
        company.send(HOST, Start())
    assert (len(company.shelf.begun), company.refusal(HOST)) == (BEGINNINGS.at_once, "too_fast")

    company.now += round(1000 / BEGINNINGS.per_second)
    company.send(HOST, Start())

    assert (len(company.shelf.begun), company.table.status) == (BEGINNINGS.at_once + 1, "playing")
