"""Wishes in real time: they answer how things stand, wait for their moment, and find their place among what is due."""

import pytest

from tests.table.bell import RINGS_EVERY, Away, GoAway, Hush, Rang, Snatch, Snatched, Stumble
from tests.table.company import BEN, CAT, HOST
from tests.table.live_company import PRESS, Ring, ring
from wayout.table.live import STALE_AFTER
from wayout.table.messages import Rename, Say, TakeBack


def test_a_wish_is_not_stale_because_others_have_acted_since() -> None:
    company = ring(BEN)

    company.ask(HOST, PRESS)
    company.ask(BEN, PRESS)

    assert company.refusal(BEN) is None
    assert company.pressed(1) == [0]


def test_a_wish_from_the_future_is_stale() -> None:
    company = ring()

    company.wish(HOST, PRESS, number=7)

    assert company.refusal(HOST) == "stale"


@pytest.mark.parametrize("speed", [1.0, 3.0])
def test_a_wish_that_was_long_on_its_way_is_stale(speed: float) -> None:
    company = ring(speed=speed)
    company.wait(STALE_AFTER)

    company.ask(HOST, PRESS, at=0)
    assert company.refusal(HOST) is None
    company.wait(1)
    company.ask(HOST, PRESS, at=0)

    assert company.refusal(HOST) == "stale"
    assert len(company.pressed(0)) == 1


def test_whose_clock_is_behind_is_told_what_it_reads() -> None:
    """A page that stood still read the newest change long after it was written, and nothing has happened since."""
    company = ring(BEN)
    company.wait(60_000)
    company.inbox.clear()

    company.ask(HOST, PRESS, at=0)

    assert [message["at"] for message in company.heard(HOST, "letter")] == [60_000]
    assert company.heard(BEN, "letter") == []
    company.ask(HOST, PRESS, at=company.known[HOST]["at"])
    assert company.pressed(0) == [60_000]


@pytest.mark.parametrize("action", [Away(True), Away(False), GoAway()])
def test_only_the_table_says_that_somebody_is_gone_for_a_while_or_for_good(action: Away | GoAway) -> None:
    company = ring(BEN)
    before = len(company.steps)

    company.ask(BEN, action)

    assert company.refusal(BEN) == "malformed"
    assert len(company.steps) == before


def test_the_same_id_again_is_granted_again_and_not_played() -> None:
    company = ring()
    company.ask(HOST, PRESS, id="once")

    company.wait(2000)
    company.ask(HOST, PRESS, id="once")

    assert [message["number"] for message in company.heard(HOST, "granted")] == [1, 1]
    assert company.pressed(0) == [0]


def test_a_wish_that_comes_a_little_early_is_played_exactly_when_it_may() -> None:
    company = ring()
    company.ask(HOST, PRESS)
    company.wait(250)

    company.ask(HOST, PRESS)
    assert company.pressed(0) == [0]
    company.wait(400)

    assert company.pressed(0) == [0, 500]
    assert len(company.heard(HOST, "granted")) == 2


def test_a_wish_that_is_held_and_sent_again_is_played_once() -> None:
    company = ring()
    company.ask(HOST, PRESS)
    company.wait(300)

    company.ask(HOST, PRESS, id="twice")
    company.ask(HOST, PRESS, id="twice")
    company.wait(1000)

    assert company.pressed(0) == [0, 500]


def test_a_wish_that_comes_too_early_is_told_how_long_to_wait() -> None:
    company = ring()
    company.ask(HOST, PRESS)
    company.wait(249)

    company.ask(HOST, PRESS)

    [refused] = company.told(HOST, "refused")
    assert (refused["code"], refused["facts"]) == ("too_soon", {"wait": 251})


def test_of_two_early_wishes_the_second_is_refused_once_the_first_was_played() -> None:
    company = ring()
    company.ask(HOST, PRESS)
    company.wait(400)

    company.ask(HOST, PRESS)
    company.ask(HOST, PRESS)
    company.wait(200)

    assert company.pressed(0) == [0, 500]
    assert company.heard(HOST, "refused")[0]["code"] == "too_soon"


def test_what_time_does_goes_before_a_wish_of_the_same_moment() -> None:
    company = ring(every=RINGS_EVERY)
    company.now += RINGS_EVERY

    company.ask(HOST, Snatch())

    assert [type(event) for _, event in company.happened[-2:]] == [Rang, Snatched]


def test_a_wish_counts_as_made_half_a_round_trip_ago() -> None:
    company = ring(BEN)
    company.table.measure(company.link(BEN), 100)
    company.wait(1000)

    company.ask(BEN, PRESS)

    assert company.pressed(1) == [950]


def test_nobody_is_allowed_more_than_120_milliseconds() -> None:
    company = ring(BEN)
    company.table.measure(company.link(BEN), 900)
    company.wait(1000)

    company.ask(BEN, PRESS)

    assert company.pressed(1) == [880]


def test_a_wish_that_lay_in_the_inbox_counts_from_when_it_came() -> None:
    company = ring()
    company.wait(1000)

    company.ask(HOST, PRESS, heard=company.now - 30)

    assert company.pressed(0) == [970]


def test_no_allowance_reaches_back_before_what_was_played() -> None:
    company = ring(BEN)
    company.table.measure(company.link(BEN), 200)
    company.wait(1000)
    company.ask(HOST, PRESS)
    company.now += 20

    company.ask(BEN, PRESS)

    assert company.pressed(1) == [1000]


def test_a_wish_from_before_a_deadline_that_was_not_yet_played_goes_before_it() -> None:
    company = ring(BEN, every=RINGS_EVERY)
    company.table.measure(company.link(BEN), 100)
    company.now += RINGS_EVERY + 20

    company.ask(BEN, PRESS)

    assert company.pressed(1) == [RINGS_EVERY - 30]
    assert company.happened[-1] == (RINGS_EVERY, Rang(1))


def test_an_early_wish_of_a_slow_link_is_held_from_when_it_was_made() -> None:
    company = ring()
    company.ask(HOST, PRESS)
    company.table.measure(company.link(HOST), 200)
    company.now += 560

    company.ask(HOST, PRESS)

    assert company.pressed(0) == [0, 500], "made at 460, and so it had to wait until 500, which has passed"


# Contests


def rung(*guests: str, grace: int = 8, **round_trips: int) -> Ring:
    """The bell has just rung, and there is a prize."""
    company = ring(*guests, every=RINGS_EVERY, grace=grace)
    for guest, milliseconds in round_trips.items():
        company.table.measure(company.link(guest), milliseconds)
    company.wait(RINGS_EVERY)
    return company


def winner(company: Ring) -> int:
    [seat] = [event.seat for _, event in company.happened if isinstance(event, Snatched)]
    return seat


def test_in_a_contest_the_quicker_hand_wins_and_not_the_shorter_wire() -> None:
    """Ben sees the prize 140 ms after the host, and his wish needs 140 ms longer; he was 50 ms quicker."""
    company = rung(BEN, host=20, ben=300)
    company.wait(300)
    company.ask(HOST, Snatch())
    company.wait(230)

    company.ask(BEN, Snatch())
    company.wait(1000)

    assert winner(company) == 1
    assert company.heard(HOST, "refused")[-1]["code"] == "no_prize"


def test_in_a_contest_the_slower_hand_loses_whatever_its_wire() -> None:
    company = rung(BEN, host=20, ben=300)
    company.wait(300)
    company.ask(HOST, Snatch())
    company.wait(300)

    company.ask(BEN, Snatch())
    company.wait(1000)

    assert winner(company) == 0


@pytest.mark.parametrize(("later", "wins"), [(379, 1), (381, 0)])
def test_a_wire_that_is_slower_than_400_milliseconds_is_waited_for_no_longer(later: int, wins: int) -> None:
    company = rung(BEN, host=20, ben=2000)
    company.ask(HOST, Snatch())
    company.wait(later)

    company.ask(BEN, Snatch())
    company.wait(1000)

    assert winner(company) == wins


def test_those_who_are_gone_do_not_slow_a_contest_down() -> None:
    company = rung(BEN, CAT, host=20, ben=20, cat=400)
    company.go(CAT)
    company.wait(8000)

    company.ask(HOST, Snatch())

    assert winner(company) == 0


def test_what_a_seat_wishes_after_a_contest_does_not_overtake_it() -> None:
    company = rung(BEN, host=20, ben=300)
    company.ask(HOST, Snatch())
    company.ask(HOST, PRESS)
    company.wait(1000)

    order = [type(event).__name__ for _, event in company.happened if getattr(event, "seat", None) == 0]
    assert order[-2:] == ["Snatched", "Pressed"]


def test_what_nobody_contests_is_not_held() -> None:
    company = ring(BEN)
    company.table.measure(company.link(BEN), 400)

    company.ask(HOST, Hush())

    assert company.heard(HOST, "granted")


# What else is different


def test_nothing_is_taken_back() -> None:
    company = ring()
    company.ask(HOST, Hush())

    company.send(HOST, TakeBack("back"))

    assert company.refusal(HOST) == "nothing_to_take_back"
    assert company.known[HOST]["take_back"] == {"free": False, "ask": False}


def test_whom_the_rules_silence_says_nothing_but_hears_and_spectators_may_talk() -> None:
    company = ring(BEN)
    company.come(CAT)
    company.ask(HOST, Hush())

    for message in (Say(text="hello"), Say(phrase="hello")):
        company.send(HOST, message)
        [refused] = company.told(HOST, "refused")
        assert (refused["code"], refused["rule"]) == ("hushed", "B-4")
    company.send(BEN, Say(text="hello"))
    assert company.told(HOST, "said")
    company.send(CAT, Say(text="hello"))
    assert company.told(HOST, "said")


def test_who_may_not_talk_takes_no_other_name_or_colour_either() -> None:
    company = ring(BEN)
    company.ask(HOST, Hush())

    company.send(HOST, Rename("Gems in the north!"))
    [refused] = company.told(HOST, "refused")
    assert (refused["code"], refused["rule"]) == ("hushed", "B-4")
    before = company.around()["seats"][0]
    company.send(HOST, Rename(before["name"], 5))
    assert company.refusal(HOST) == "hushed"
    company.send(HOST, Rename(f" {before['name']} ", before["colour"]))
    assert company.refusal(HOST) is None
    company.send(BEN, Rename("Benno"))

    seats = [(seat["name"], seat["colour"]) for seat in company.around()["seats"]]
    assert seats == [("Hanna", before["colour"]), ("Benno", seats[1][1])]


def test_rules_that_fail_change_nothing_and_the_game_goes_on() -> None:
    company = ring(BEN)

    company.ask(HOST, Stumble())

    assert company.refusal(HOST) == "internal"
    assert len(company.batch.troubles) == 1
    company.ask(BEN, PRESS)
    assert company.pressed(1) == [0]
    assert company.known[HOST]["may"] == [{"type": "press"}, {"type": "hush"}]


def test_a_wish_that_was_held_in_a_contest_is_played_even_if_all_have_gone_since() -> None:
    company = rung(BEN, grace=0, host=20, ben=300)
    company.come(CAT)
    company.ask(HOST, Snatch())

    company.go(HOST)
    company.go(BEN)
    company.wait(1000)

    assert winner(company) == 0
    assert company.table.status == "playing"


def test_more_wishes_than_fit_are_refused() -> None:
    company = rung(BEN, host=20, ben=300)

    for _ in range(5):
        company.ask(HOST, Snatch())

    assert company.refusal(HOST) == "too_many_wishes"
