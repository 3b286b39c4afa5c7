"""Rules that stop the clock: time stands still for everybody at the table, until they say so or it was long enough."""

from tests.table.bell import LONGEST_STOP, RINGS_EVERY, Hush, Press, Pressed, Rang, Stop, Stopped, WentOn
from tests.table.company import BEN, HOST
from tests.table.live_company import PRESS, Ring, ring
from wayout.table.messages import Agree, AskPause, AskResume


def stopped(*guests: str, bots: tuple[str, ...] = (), every: int = RINGS_EVERY) -> Ring:
    """The host has stopped the clock three seconds after the beginning."""
    company = ring(*guests, bots=bots, every=every)
    company.wait(3_000)
    company.ask(HOST, Stop(True))
    assert company.refusal(HOST) is None
    return company


def times_of(company: Ring, kind: type) -> list[int]:
    return [at for at, event in company.happened if isinstance(event, kind)]


def test_no_time_passes_while_the_rules_have_stopped_the_clock() -> None:
    company = stopped(BEN)
    company.wait(60_000)
    company.ask(BEN, Stop(False))
    company.wait(7_000)

    assert times_of(company, Stopped) == times_of(company, WentOn) == [3_000]
    assert times_of(company, Rang) == [10_000]


def test_everybody_is_told_that_the_clock_stands_still_and_goes_on() -> None:
    company = stopped(BEN)
    assert (company.known[BEN]["runs"], company.known[BEN]["at"]) == (0.0, 3_000)
    company.wait(5_000)
    company.ask(HOST, Stop(False))

    assert (company.known[BEN]["runs"], company.known[BEN]["at"]) == (1.0, 3_000)


def test_what_the_rules_refuse_meanwhile_is_refused_by_them_and_not_by_the_table() -> None:
    company = stopped(BEN)
    company.ask(BEN, PRESS)

    assert company.refusal(BEN) == "stopped"


def test_it_goes_on_by_itself_after_the_longest_time_that_the_rules_allow() -> None:
    company = stopped(BEN)
    company.wait(LONGEST_STOP - 1)
    assert times_of(company, WentOn) == []
    company.wait(1)

    assert times_of(company, WentOn) == [3_000]
    company.wait(7_000)
    assert times_of(company, Rang) == [10_000]


def test_bots_do_not_look_up_while_the_clock_stands_still() -> None:
    company = stopped(bots=("ringer",))
    before = len(times_of(company, Pressed))
    company.wait(60_000)
    assert len(times_of(company, Pressed)) == before
    company.ask(HOST, Stop(False))
    company.wait(3_000)

    assert len(times_of(company, Pressed)) > before


def test_a_bot_that_stopped_the_clock_answers_what_people_do_meanwhile() -> None:
    company = ring(bots=("obliging",))
    company.wait(60_000)
    assert times_of(company, Stopped) == [1_010]
    assert times_of(company, WentOn) == []
    company.ask(HOST, Hush())

    assert times_of(company, WentOn) == [1_010]
    assert company.batch.troubles == []


def test_a_wish_that_was_heard_before_the_clock_stood_still_counts_from_there() -> None:
    company = ring(BEN)
    company.wait(3_000)
    company.ask(HOST, Press())
    company.wait(300)
    company.ask(HOST, Press())
    company.ask(BEN, Stop(True))
    company.wait(50_000)
    assert company.pressed(0) == [3_000]
    company.ask(BEN, Stop(False))
    company.wait(200)

    assert company.pressed(0) == [3_000, 3_500]


def test_a_pause_of_the_table_is_beside_that_of_the_rules() -> None:
    company = stopped(BEN)
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    assert company.table.status == "paused"
    company.ask(HOST, Stop(False))
    assert company.refusal(HOST) == "paused"

    company.send(HOST, AskResume())
    company.send(BEN, Agree(True))
    assert company.known[BEN]["runs"] == 0.0
    company.ask(HOST, Stop(False))
    assert company.known[BEN]["runs"] == 1.0


def test_the_clock_still_stands_after_a_restart() -> None:
    company = stopped(BEN, every=RINGS_EVERY)
    company.restart()
    company.come(HOST, BEN)
    company.wait(60_000)
    assert times_of(company, Rang) == []
    company.wait(LONGEST_STOP - 60_000)

    assert times_of(company, WentOn) == [3_000]
    company.wait(7_000)
    assert times_of(company, Rang) == [10_000]
