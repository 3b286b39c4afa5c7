"""Asking all for something, and asking no longer: whose word counts, and how often all may be interrupted."""

import pytest

from tests.table.climb import Draw, Up
from tests.table.company import BEN, CAT, DAN, HOST, Company, gathered, playing
from wayout.table.messages import (
    Agree,
    AskEnd,
    AskPause,
    AskRestart,
    AskResume,
    ClientMessage,
    SetGame,
    Sit,
    Stand,
    TakeBack,
    Withdraw,
)

AT_ONCE = 6


def flood(company: Company, guest: str, ask: ClientMessage) -> int:
    """How often everybody is asked by somebody who asks and takes it back without end."""
    for times in range(100):
        company.send(guest, ask)
        if company.refusal(guest) == "too_fast":
            return times
        company.send(guest, Withdraw())
    return 100


@pytest.mark.parametrize("ask", [AskPause(), AskRestart(), AskEnd()])
def test_whoever_asks_again_and_again_is_soon_refused(ask: ClientMessage) -> None:
    company = playing(BEN)

    assert flood(company, BEN, ask) == AT_ONCE
    assert company.around()["request"] is None


def test_however_often_others_said_no() -> None:
    company = playing(BEN)
    for _ in range(AT_ONCE):
        company.send(BEN, AskPause())
        company.send(HOST, Agree(False))

    company.send(BEN, AskEnd())

    assert company.refusal(BEN) == "too_fast"


def test_another_game_in_the_lobby_is_asked_for_as_rarely() -> None:
    company = gathered(BEN)

    assert flood(company, BEN, SetGame("plot")) == AT_ONCE


def test_a_take_back_that_all_must_agree_on_too() -> None:
    company = playing(BEN)
    company.wish(HOST, Draw())
    for times in range(AT_ONCE + 1):
        company.send(HOST, TakeBack(f"back-{times}"))
        company.send(HOST, Withdraw())

    company.send(HOST, TakeBack("back"))

    assert company.refusal(HOST) == "too_fast"


def test_others_ask_all_the_same_and_with_time_everybody_may_again() -> None:
    company = playing(BEN, CAT)
    flood(company, BEN, AskPause())

    company.send(CAT, AskPause())
    assert company.around()["request"]["by"] == 2
    company.send(CAT, Withdraw())
    company.wait(10_000)
    company.send(BEN, AskPause())

    assert company.around()["request"]["by"] == 1


def test_a_yes_to_what_is_asked_already_costs_nothing() -> None:
    company = playing(BEN, CAT)
    flood(company, BEN, AskEnd())
    company.send(HOST, AskPause())

    company.send(BEN, AskPause())

    assert company.around()["request"]["yes"] == [0, 1]


def test_whoever_plays_alone_interrupts_nobody() -> None:
    """As by opening the guide again and again."""
    company = playing(bots=1)
    for _ in range(100):
        company.send(HOST, AskPause())
        assert company.table.status == "paused"
        company.send(HOST, AskResume())
        assert company.table.status == "playing"


def test_somebody_new_in_the_same_seat_is_no_way_around_it() -> None:
    company = playing(BEN, CAT)
    company.come(DAN)
    flood(company, BEN, AskPause())

    company.send(BEN, Stand())
    company.send(DAN, Sit(1))
    company.send(DAN, AskPause())

    assert company.refusal(DAN) == "too_fast"


def test_nobody_takes_back_what_another_asked() -> None:
    company = playing(BEN, CAT)
    company.come(DAN)
    company.send(HOST, AskPause())

    company.send(BEN, Withdraw())
    assert company.refusal(BEN) == "not_your_request"
    company.send(DAN, Withdraw())
    assert company.refusal(DAN) == "not_seated"

    assert company.around()["request"]["by"] == 0


def test_what_was_taken_back_or_agreed_on_is_not_taken_back_again() -> None:
    company = playing(BEN)
    company.send(HOST, AskPause())
    company.send(HOST, Withdraw())
    company.send(HOST, Withdraw())
    assert company.refusal(HOST) == "no_request"
    company.send(BEN, Agree(True))
    assert (company.refusal(BEN), company.table.status) == ("no_request", "playing")

    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    company.send(HOST, Withdraw())

    assert (company.refusal(HOST), company.table.status) == ("no_request", "paused")


def test_whoever_sits_down_where_somebody_asked_has_nothing_to_take_back() -> None:
    company = playing(BEN, CAT)
    company.come(DAN)
    company.send(BEN, AskPause())
    company.send(BEN, Stand())
    company.send(CAT, AskEnd())
    company.send(DAN, Sit(1))

    company.send(DAN, Withdraw())

    assert company.refusal(DAN) == "not_your_request"
    assert company.around()["request"]["by"] == 2


def test_a_take_back_that_was_withdrawn_is_not_taken_back_by_its_id_later() -> None:
    company = playing(BEN)
    company.wish(HOST, Draw())
    company.send(HOST, TakeBack("back"))
    company.send(HOST, Withdraw())
    company.wish(BEN, Up(1))

    company.send(BEN, Agree(True))

    assert company.refusal(BEN) == "no_request"
    assert company.view["heights"] == [0, 1]
