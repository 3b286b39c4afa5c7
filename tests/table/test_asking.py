"""While all are asked whether the match is to go on, nobody's time runs; but not for long."""

import pytest

from tests.table.climb import Pass, Up
from tests.table.company import BEN, CAT, HOST, Company, playing
from tests.table.live_company import ring
from tests.table.test_matches import short_match
from wayout.table.asking import MOST_ASKED
from wayout.table.messages import (
    Agree,
    AskEnd,
    AskPause,
    AskRestart,
    AskResume,
    ClientMessage,
    PlayAgain,
    Withdraw,
)

SHORT = 10


def hurried(*guests: str, bots: int = 0) -> Company:
    """Ten seconds for a decision, of which four have passed."""
    company = playing(*(guests or (BEN,)), bots=bots, turn=SHORT)
    company.wait(4_000)
    return company


def left(company: Company, guest: str = HOST) -> float:
    """Seconds that the host has for the decision."""
    seconds: float = company.letter(guest)["clocks"]["0"]
    return seconds


@pytest.mark.parametrize("ask", [AskPause(), AskRestart(), AskEnd()])
def test_a_decision_waits_while_others_answer(ask: ClientMessage) -> None:
    company = hurried()

    company.send(HOST, ask)
    [told] = company.told(BEN, "clocks")
    assert (told["runs"], told["clocks"], told["at"]) == (0.0, {"0": 6.0}, 4_000)
    assert company.told(BEN, "letter") == [], "nothing has happened, and nothing is told anew"
    company.wait(30_000)
    assert all(step.by != "timer" for step in company.steps)
    company.send(BEN, Agree(False))

    [told] = company.told(HOST, "clocks")
    assert (told["runs"], told["clocks"]) == (1.0, {"0": 6.0})
    company.wait(6_000)
    assert company.steps[-1].by == "timer"


def test_whoever_comes_in_between_gets_the_letter_with_the_clocks_of_that_moment() -> None:
    company = hurried(BEN, CAT)
    company.go(CAT)
    company.send(HOST, AskPause())

    company.come(CAT)
    [letter] = company.told(CAT, "letter")
    assert (letter["runs"], letter["clocks"]) == (0.0, {"0": 6.0})
    company.send(BEN, Agree(False))

    assert [message["type"] for message in company.told(CAT)] == ["around", "clocks"]
    assert company.told(CAT, "clocks")[0] == {**company.told(HOST, "clocks")[0], "runs": 1.0, "clocks": {"0": 6.0}}


def test_and_a_pause_begins_with_the_time_that_was_left() -> None:
    company = hurried()
    company.send(HOST, AskPause())
    company.wait(8_000)

    company.send(BEN, Agree(True))
    company.wait(20_000)
    assert company.table.status == "paused"
    for guest, message in ((HOST, AskResume()), (BEN, Agree(True))):
        company.send(guest, message)

    assert (company.table.status, left(company)) == ("playing", 6.0)


def test_whoever_has_decided_may_say_so_meanwhile() -> None:
    company = hurried()
    company.send(BEN, AskPause())

    company.wish(HOST, Up(1))

    assert company.view["heights"] == [1, 0]
    assert company.letter()["clocks"] == {"0": SHORT}
    company.wait(30_000)
    assert company.letter()["clocks"] == {"0": SHORT}


def test_all_votes_of_a_match_together_hold_it_up_for_a_minute() -> None:
    company = hurried(BEN, CAT)
    company.send(HOST, AskPause())
    company.wait(MOST_ASKED - 20_000)
    company.send(HOST, Withdraw())
    assert left(company) == 6.0

    company.send(BEN, AskEnd())
    company.wait(19_999)
    assert company.letter(CAT)["runs"] == 0.0
    company.wait(1)
    assert (company.letter(CAT)["runs"], left(company)) == (1.0, 6.0)
    company.wait(6_000)
    assert company.steps[-1].by == "timer"
    assert company.around()["request"] is not None, "it may still be answered"
    company.send(CAT, Agree(False))

    company.send(CAT, AskPause())
    assert company.letter()["runs"] == 1.0


def test_the_next_match_has_a_minute_of_its_own() -> None:
    company = hurried()
    company.send(HOST, AskPause())
    company.wait(MOST_ASKED)
    company.send(BEN, AskRestart())
    company.send(HOST, AskRestart())
    assert company.letter()["runs"] == 1.0

    company.send(HOST, AskPause())

    assert company.letter()["runs"] == 0.0


def test_what_was_used_up_is_kept() -> None:
    company = hurried()
    company.send(HOST, AskPause())
    company.wait(MOST_ASKED)
    company.restart()
    company.come(HOST, BEN)
    assert company.letter()["runs"] == 1.0

    company.send(HOST, AskPause())

    assert company.letter()["runs"] == 1.0


def test_bots_wait_too() -> None:
    company = playing(BEN, bots=1, pace=1.0)
    company.wish(HOST, Pass())
    company.wish(BEN, Pass())
    company.send(HOST, AskPause())
    number = len(company.steps)

    company.wait(30_000)
    assert len(company.steps) == number
    company.send(BEN, Agree(False))
    company.wait(5_000)

    assert company.steps[number].by == "bot"


def test_a_match_that_is_won_meanwhile_holds_up_nothing_after_it() -> None:
    company = short_match(BEN)
    company.send(BEN, AskPause())
    for _ in range(3):
        company.wish(HOST, Up(2))
    assert company.table.status == "over"

    for guest in (HOST, BEN):
        company.send(guest, PlayAgain(True))

    assert (company.table.status, company.letter()["runs"]) == ("playing", 1.0)


def test_real_time_goes_on_until_all_have_agreed() -> None:
    company = ring(BEN)

    company.send(BEN, AskPause())

    assert company.letter()["runs"] == 1.0


def test_by_post_a_vote_takes_days_and_stops_nothing() -> None:
    company = playing(BEN, turn=86_400, answer=86_400)

    company.send(BEN, AskPause())
    company.wait(3_600_000)

    assert (company.letter()["runs"], left(company)) == (1.0, 82_800.0)


def test_with_whoever_asked_the_wait_goes_too() -> None:
    company = hurried()
    company.send(BEN, AskPause())

    company.go(BEN)

    assert (company.around()["request"], company.letter()["runs"]) == (None, 1.0)
