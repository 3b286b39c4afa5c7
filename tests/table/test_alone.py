"""Whoever sits alone among bots is not hurried, if the table is set so; as soon as somebody joins, everybody is."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.climb import GAME, Answer, Ask, Draw, Pass, Up
from tests.table.company import BEN, CAT, HOST, Company, gathered, house
from tests.table.test_restart import assert_the_same_again, happen
from wayout.table.document import read_document
from wayout.table.messages import (
    Agree,
    AskPause,
    AskResume,
    Leave,
    Rest,
    SetGame,
    SetOpen,
    SetTimers,
    Sit,
    Stand,
    Start,
)

LATER = 3_600_000


def alone(pace: float = 1.0, seats: int = 3) -> Company:
    """The host among bots, not hurried; each turn has 45 seconds."""
    company = gathered(bots=seats - 1, pace=pace, turn=45, answer=15)
    company.send(HOST, SetTimers({}, 30, unhurried_alone=True))
    company.send(HOST, Start())
    assert company.table.status == "playing"
    return company


def join(company: Company, guest: str = BEN, seat: int = 1) -> None:
    company.come(guest)
    company.send(HOST, SetOpen(seat))
    company.send(guest, Sit(seat))
    assert company.around(guest)["you"]["seat"] == seat


def test_whoever_sits_alone_among_bots_has_no_limit() -> None:
    company = alone()
    assert company.letter()["clocks"] == {}

    company.wait(LATER)

    assert company.view["turn"] == 0
    assert company.around()["timers"] == {"turn": 45, "answer": 15}
    assert company.around()["unhurried_alone"] is True


def test_a_table_that_is_not_set_so_hurries_whoever_sits_alone() -> None:
    company = gathered(bots=2, turn=45)
    company.send(HOST, Start())

    assert company.around()["unhurried_alone"] is False
    assert company.letter()["clocks"] == {"0": 45.0}


def test_when_somebody_joins_the_open_decision_has_a_full_limit_from_then_on() -> None:
    company = alone()
    company.wait(LATER)

    join(company)

    assert company.told(HOST, "letter") == []
    assert company.told(HOST)[-1]["clocks"] == {"0": 45.0}
    assert company.told(BEN)[-1]["clocks"] == {"0": 45.0}
    company.wait(44_999)
    assert company.view["turn"] == 0
    company.wait(1)
    assert (company.view["turn"], company.steps[-1].by) == (1, "timer")
    assert company.letter()["clocks"] == {"1": 45.0}


def test_spectators_hurry_nobody() -> None:
    company = alone()

    company.come(BEN, CAT)

    assert company.letter()["clocks"] == {}
    company.wait(LATER)
    assert company.view["turn"] == 0


def test_when_the_second_person_leaves_there_is_no_limit_again() -> None:
    for leave in (Stand(), Leave()):
        company = alone()
        join(company)
        company.wait(40_000)

        company.send(BEN, leave)

        assert company.told(HOST, "clocks")[-1]["clocks"] == {}
        company.wait(LATER)
        assert company.view["turn"] == 0


def test_when_the_host_goes_the_other_is_alone() -> None:
    company = alone()
    join(company)
    company.wish(HOST, Pass())
    assert company.letter(BEN)["clocks"] == {"1": 45.0}

    company.send(HOST, Leave())

    assert company.letter(BEN)["clocks"] == {}
    company.wait(LATER)
    assert company.letter(BEN)["view"]["turn"] == 1


def test_whoever_only_dropped_or_rests_still_sits_there() -> None:
    company = alone()
    join(company)
    company.send(BEN, Rest(True))
    assert company.letter()["clocks"] == {"0": 45.0}

    company.go(BEN)
    company.wait(10_000)

    assert company.letter()["clocks"] == {"0": 35.0}


def test_a_third_person_changes_no_time() -> None:
    company = alone()
    join(company)
    company.wait(20_000)

    join(company, CAT, seat=2)

    assert company.letter()["clocks"] == {"0": 25.0}


def test_nobody_gains_time_by_standing_up_and_sitting_down_again() -> None:
    company = alone()
    join(company)
    company.wish(HOST, Pass())
    company.wait(30_000)

    for _ in range(3):
        company.send(BEN, Stand())
        company.send(BEN, Sit(1))

    assert company.letter()["clocks"] == {"1": 15.0}


def test_nobody_gains_time_by_sending_somebody_else_into_their_seat() -> None:
    company = alone()
    join(company)
    company.wish(HOST, Pass())
    company.wait(30_000)

    company.send(BEN, Stand())
    company.come(CAT)
    company.send(CAT, Sit(1))

    assert company.letter()["clocks"] == {"1": 15.0}


def test_time_that_was_left_is_of_that_decision_alone() -> None:
    company = alone()
    join(company)
    company.wish(HOST, Pass())
    company.wait(30_000)
    company.send(BEN, Stand())
    company.wait(LATER)
    assert company.view["turn"] == 0

    company.send(BEN, Sit(1))
    company.wish(HOST, Pass())

    assert company.letter()["clocks"] == {"1": 45.0}


def test_in_a_pause_the_limit_comes_back_and_runs_when_it_is_over() -> None:
    company = alone()
    company.send(HOST, AskPause())

    join(company)

    company.wait(300_000)
    assert company.letter()["clocks"] == {"0": 45.0}


def test_a_pause_of_one_person_has_an_end_as_soon_as_another_sits_down() -> None:
    company = alone()
    company.send(HOST, AskPause())
    company.wait(LATER)
    assert (company.table.status, company.around()["pause_left"]) == ("paused", None)

    join(company)
    assert company.around(BEN)["pause_left"] == 600.0
    company.wait(300_000)
    company.send(BEN, Stand())
    company.send(BEN, Sit(1))
    assert company.around(BEN)["pause_left"] == 300.0
    company.wait(300_000)

    assert company.table.status == "playing"


def test_a_pause_of_one_person_that_all_end_leaves_nothing_behind() -> None:
    company = alone()
    company.send(HOST, AskPause())
    company.send(HOST, AskResume())

    join(company)

    assert (company.table.status, company.around()["pause_left"]) == ("playing", None)


def test_a_restart_forgets_neither_the_setting_nor_what_time_is_left() -> None:
    company = alone()
    company.wait(LATER)
    company.restart()
    company.come(HOST)
    assert (company.letter()["clocks"], company.around()["unhurried_alone"]) == ({}, True)
    join(company)
    company.wait(5_000)
    company.send(HOST, SetOpen(2))

    company.restart()
    company.come(HOST, BEN)

    assert company.letter()["clocks"] == {"0": 40.0}


def test_a_restart_gives_nobody_more_time() -> None:
    company = alone()
    join(company)
    company.wish(HOST, Pass())
    company.wait(30_000)
    company.send(BEN, Stand())

    company.restart()
    company.come(HOST, BEN)
    company.send(BEN, Sit(1))

    assert company.letter()["clocks"] == {"1": 15.0}


def test_a_document_from_before_the_setting_hurries_as_it_did() -> None:
    company = gathered(bots=2, turn=45)
    company.send(HOST, Start())
    old = msgspec.json.decode(company.shelf.tables["ABCD"].document)
    del old["unhurried_alone"]

    assert read_document(msgspec.json.encode(old)).unhurried_alone is False


def test_whoever_is_alone_may_also_think_about_whether_to_object() -> None:
    company = alone()
    company.house = brief = replace(house(1.0), games={"climb": replace(GAME, brief=frozenset({"answer"}))})
    company.restart()
    assert company.house is brief
    company.come(HOST)
    join(company)
    company.wish(HOST, Pass())
    company.wish(BEN, Ask())
    assert company.letter()["clocks"].keys() == {"0", "2"}

    company.send(BEN, Stand())

    assert company.letter()["clocks"] == {}


def test_the_limits_that_come_back_do_not_tell_who_has_answered_in_secret() -> None:
    worlds = []
    for answers in (False, True):
        company = alone()
        join(company)
        company.wish(HOST, Pass())
        company.wish(BEN, Ask(secretly=True))
        if answers:
            company.wish(HOST, Answer(True))
        company.send(BEN, Stand())
        company.send(BEN, Sit(1))
        worlds.append(company.letter(BEN)["clocks"])

    assert worlds == [{"0": 15.0, "2": 15.0}] * 2


def test_only_the_host_sets_it_and_only_before_the_match() -> None:
    company = gathered(BEN)
    company.send(BEN, SetTimers({}, 30, unhurried_alone=True))
    assert company.refusal(BEN) == "not_host"
    company.send(HOST, Start())

    company.send(HOST, SetTimers({}, 30, unhurried_alone=True))

    assert company.refusal(HOST) == "not_gathering"
    assert company.around()["unhurried_alone"] is False


def test_other_times_leave_it_as_it_is() -> None:
    company = gathered(BEN)
    company.send(HOST, SetTimers({}, 30, unhurried_alone=True))

    company.send(HOST, SetTimers({"turn": 20}, 60, 60))
    company.send(HOST, SetGame("plot"))

    assert company.around()["unhurried_alone"] is True


def test_by_post_too_nobody_is_hurried_who_sits_alone() -> None:
    company = gathered(bots=2, pace=1.0, turn=86_400, answer=86_400)
    company.send(HOST, SetTimers({}, 30, unhurried_alone=True))
    company.send(HOST, Start())
    company.go(HOST)
    company.wait(30 * 24 * LATER)
    company.come(HOST)
    assert (company.view["turn"], company.letter()["clocks"]) == (0, {})

    join(company)

    assert company.letter()["clocks"] == {"0": 86_400.0}


def test_real_time_has_a_clock_of_its_own() -> None:
    company = Company(game="bell")
    company.come(HOST)

    company.send(HOST, SetTimers({}, 8, unhurried_alone=True))

    assert company.refusal(HOST) is None


deeds = st.one_of(
    st.tuples(st.just("come"), st.sampled_from([BEN, CAT]), st.just(None)),
    st.tuples(st.just("go"), st.sampled_from([HOST, BEN, CAT]), st.just(None)),
    st.tuples(
        st.just("send"),
        st.sampled_from([HOST, BEN, CAT]),
        st.sampled_from([Sit(1), Sit(2), Stand(), Leave(), Rest(True), AskPause(), AskResume(), Agree(True)]),
    ),
    st.tuples(st.just("turn"), st.just(""), st.sampled_from([Up(1), Pass(), Draw(), Ask(), Ask(True)])),
    st.tuples(st.just("wait"), st.just(""), st.sampled_from([700, 6_000, 31_000])),
)


@pytest.mark.slow
@settings(max_examples=80, deadline=None)
@given(st.lists(deeds, max_size=30))
def test_whatever_happens_there_is_a_limit_just_while_more_than_one_person_sits_there(
    story: list[tuple[str, str, Any]],
) -> None:
    company = alone()
    for seat in (1, 2):
        company.send(HOST, SetOpen(seat))
    for what, guest, more in story:
        happen(company, what, guest, more)
        assert_the_same_again(company)
        running = company.table._core.playing
        if running is None or not company.table._core.doc.in_match:
            return
        people = sum(seat["guest"] is not None for seat in company.around(CAT)["seats"])
        limited = [wait.due is not None for wait in running.match.progress.waits.values()]
        assert limited == [people != 1] * len(limited)
