"""Whoever drops out of a game of real time: the clock stands still for a while, then a bot steps in."""

import msgspec
from msgspec.structs import replace

from tests.table.bell import GAME, RINGS_EVERY, Rang, WentAway
from tests.table.company import BEN, CAT, HOST, Company, house
from tests.table.live_company import PRESS, Ring, ring
from tests.table.test_matches import record_of
from wayout.table.house import Guest
from wayout.table.messages import (
    Agree,
    AskPause,
    AskResume,
    GoOn,
    Ready,
    Rematch,
    SetBot,
    SetOpen,
    SetSeats,
    SetTimers,
    Start,
)
from wayout.table.table import Table


def clock(company: Ring) -> int:
    at: int = company.letter()["at"]
    return at


def runs(company: Ring) -> bool:
    return bool(company.letter()["runs"])


def away(company: Ring) -> list[bool]:
    """What the rules were told of anybody's absence."""
    return [event.gone for _, event in company.happened if isinstance(event, WentAway)]


def missing(company: Ring) -> list[tuple[int, float]]:
    return [(one["seat"], one["seconds"]) for one in company.around()["missing"]]


def test_a_new_table_of_real_time_waits_eight_seconds() -> None:
    assert Ring().around()["grace"] == 8


def test_the_clock_stands_still_at_once_and_everybody_knows_for_whom() -> None:
    company = ring(BEN)
    company.wait(1000)

    company.go(BEN)
    assert company.told(HOST, "around")[0]["missing"] == [{"seat": 1, "seconds": 8.0, "bot": True}]
    assert company.told(HOST, "change")[-1]["runs"] == 0.0
    company.wait(5000)

    assert clock(company) == 1000
    assert missing(company) == [(1, 3.0)]


def test_nobody_plays_while_the_clock_stands_still() -> None:
    company = ring(BEN, CAT)
    company.go(BEN)

    company.ask(CAT, PRESS)

    assert company.refusal(CAT) == "paused"


def test_a_wish_that_was_held_when_the_clock_stopped_is_refused() -> None:
    company = ring(BEN)
    company.ask(HOST, PRESS)
    company.wait(400)
    company.ask(HOST, PRESS)

    company.go(BEN)

    assert company.refusal(HOST) == "paused"


def test_after_the_grace_a_bot_steps_in_and_the_clock_goes_on() -> None:
    company = ring(BEN)
    company.wait(1000)
    company.go(BEN)

    company.wait(8000 + 3000)

    assert company.around()["seats"][1]["stand_in"]
    assert missing(company) == []
    assert clock(company) == 4000
    assert company.pressed(1)


def test_whoever_comes_back_has_the_seat_and_the_clock_goes_on_at_once() -> None:
    company = ring(BEN)
    company.go(BEN)
    company.wait(3000)

    company.come(BEN)
    company.wait(500)
    company.ask(BEN, PRESS)

    assert clock(company) == 500
    assert company.pressed(1) == [500]


def test_the_seat_is_given_back_by_the_bot_at_once() -> None:
    company = ring(BEN)
    company.go(BEN)
    company.wait(20_000)
    company.come(BEN)
    before = company.pressed(1)

    company.wait(5000)

    assert not company.around()["seats"][1]["stand_in"]
    assert company.pressed(1) == before


def test_what_the_bot_was_about_to_do_is_not_done_for_the_one_who_is_back() -> None:
    company = ring(BEN)
    company.wait(700)
    company.ask(BEN, PRESS)
    company.go(BEN)
    company.send(HOST, GoOn())
    company.wait(400)
    assert clock(company) == 1100, "the bot pressed at 1010, which has to wait until 1200"

    company.come(BEN)
    company.wait(1000)

    assert company.pressed(1) == [700]


def test_a_bot_can_be_asked_in_at_once_by_anybody_who_plays() -> None:
    company = ring(BEN, CAT)
    company.go(BEN)

    company.send(CAT, GoOn())

    assert company.around()["seats"][1]["stand_in"]
    assert runs(company)


def test_a_bot_that_was_asked_in_does_not_open_the_seat_to_others() -> None:
    company = ring(BEN, CAT)
    company.go(BEN)
    company.send(HOST, GoOn())

    company.wait(7999)
    company.send(HOST, SetOpen(1))
    assert company.refusal(HOST) == "grace_running"
    company.wait(1)
    company.send(HOST, SetOpen(1))

    assert company.refusal(HOST) is None


def test_there_must_be_somebody_to_go_on_without() -> None:
    company = ring(BEN)
    company.come(CAT)

    company.send(HOST, GoOn())
    assert company.refusal(HOST) == "nobody_missing"
    company.go(BEN)
    company.send(CAT, GoOn())
    assert company.refusal(CAT) == "not_seated"


def test_a_seat_keeps_everybody_waiting_for_a_minute_of_a_match_and_no_longer() -> None:
    company = ring(BEN)
    for _ in range(12):
        company.go(BEN)
        company.wait(5000)
        company.come(BEN)
    assert clock(company) == 0

    company.go(BEN)
    company.wait(5000)

    assert clock(company) == 5000
    company.wait(3000)
    assert company.around()["seats"][1]["stand_in"], "the grace goes on as at any table"


def test_all_who_drop_share_one_minute_of_a_match() -> None:
    company = ring(BEN, CAT, grace=20)
    for dropped in (BEN, CAT, BEN):
        company.go(dropped)
        company.wait(15_000)
        company.come(dropped)
    assert clock(company) == 0

    company.go(CAT)
    company.wait(5000)
    company.go(BEN)
    assert company.around()["missing"] == [
        {"seat": 1, "seconds": 10.0, "bot": False},
        {"seat": 2, "seconds": 10.0, "bot": False},
    ]
    company.wait(11_000)

    assert clock(company) == 1000
    assert missing(company) == []
    company.wait(4000)
    assert company.around()["seats"][2]["stand_in"], "the grace goes on as at any table"


def test_whoever_is_waited_for_at_the_same_time_counts_once() -> None:
    company = ring(BEN, CAT, grace=20)
    for _ in range(3):
        company.go(BEN)
        company.go(CAT)
        company.wait(15_000)
        company.come(BEN, CAT)

    company.go(BEN)

    assert missing(company) == [(1, 15.0)]


def test_a_table_kept_by_an_older_house_is_read_and_has_its_minute_again() -> None:
    company = ring(BEN)
    saved = company.shelf.tables["ABCD"]
    old = {**msgspec.json.decode(saved.document), "waited": {"1": 50_000}}
    del old["stood_still"]
    company.shelf.tables["ABCD"] = replace(saved, document=msgspec.json.encode(old))

    company.restart()
    company.come(HOST)

    assert missing(company) == [(1, 8.0)]


def test_without_stand_ins_only_those_whom_the_others_gave_up_on_are_not_waited_for() -> None:
    company = ring(BEN, CAT, grace=-1)
    company.go(BEN)
    company.send(HOST, GoOn())
    assert runs(company)

    company.go(CAT)
    assert missing(company) == [(2, 60.0)]
    company.come(CAT, BEN)
    company.go(BEN)

    assert missing(company) == [(1, 60.0)]


def test_without_stand_ins_the_clock_goes_on_when_the_minute_is_over() -> None:
    company = ring(BEN, grace=-1)
    company.go(BEN)

    company.wait(61_000)

    assert clock(company) == 1000
    assert not company.around()["seats"][1]["stand_in"]


def test_without_stand_ins_the_others_can_go_on_alone() -> None:
    company = ring(BEN, grace=-1)
    company.go(BEN)

    company.send(HOST, GoOn())
    company.wait(1000)

    assert clock(company) == 1000


def test_the_rules_hear_who_is_gone_and_back() -> None:
    company = ring(BEN, grace=-1)

    company.go(BEN)
    company.wait(60_000)
    assert company.happened[-1] == (0, WentAway(1, True))  # type: ignore[arg-type]
    company.wait(700)
    company.come(BEN)

    assert company.happened[-1] == (700, WentAway(1, False))  # type: ignore[arg-type]


def test_what_was_due_before_somebody_went_comes_before_the_news_of_it() -> None:
    company = ring(BEN, grace=-1, every=RINGS_EVERY)
    company.go(BEN)
    company.wait(60_000)
    company.come(BEN)

    company.now += RINGS_EVERY + 3
    company.go(BEN)

    rung, gone = company.happened[-2:]
    assert rung == (RINGS_EVERY, Rang(1))
    assert gone == (RINGS_EVERY + 3, WentAway(1, True))  # type: ignore[arg-type]


def test_the_rules_do_not_hear_of_those_who_are_waited_for() -> None:
    company = ring(BEN)

    company.go(BEN)
    company.wait(3000)
    company.come(BEN)

    assert away(company) == []


def test_for_the_rules_a_seat_that_a_bot_plays_is_there() -> None:
    company = ring(BEN, grace=20)
    for _ in range(4):
        company.go(BEN)
        company.wait(14_000)
        company.come(BEN)
    company.go(BEN)
    company.wait(4000)
    assert away(company) == [True], "the minute is over, the grace is not"

    company.wait(16_000)

    assert company.around()["seats"][1]["stand_in"]
    assert away(company) == [True, False]


def test_a_match_that_starts_without_somebody_waits_for_them() -> None:
    company = Ring()
    company.come(HOST)
    company.send(HOST, SetSeats(2))
    company.come(BEN)
    company.send(BEN, Ready(True))
    company.go(BEN)

    company.send(HOST, Start())

    assert missing(company) == [(1, 8.0)]
    assert not runs(company)
    company.wait(8000)
    assert company.around()["seats"][1]["stand_in"]


def test_a_table_without_people_stands_still_at_once_and_waits_for_ten_minutes() -> None:
    company = ring(BEN)
    company.wait(1000)
    company.go(BEN)
    company.go(HOST)

    company.wait(599_999)
    company.come(HOST)
    company.wait(1)

    assert clock(company) == 1000
    assert company.table.status == "playing"
    assert company.around()["missing"][0]["seat"] == 1


def test_a_match_to_which_nobody_comes_back_is_broken_off() -> None:
    company = ring(BEN)
    company.ask(HOST, PRESS)
    company.go(BEN)
    company.go(HOST)

    company.wait(600_000)

    assert company.table.status == "over"
    assert company.table.next_wake is None
    [result] = company.shelf.ended.values()
    assert msgspec.json.decode(result) == {"outcome": "deserted", "winners": [], "scores": []}
    company.restart()
    company.come(HOST)
    [past] = company.around()["past"]
    assert (past["match"], past["outcome"], past["winners"]) == (company.table.match, "deserted", [])
    company.ask(HOST, PRESS)
    assert company.refusal(HOST) == "match_over"
    company.send(HOST, Rematch())
    assert company.table.status == "gathering"


def test_in_a_match_that_was_broken_off_nobody_may_do_anything_after_a_restart_either() -> None:
    company = ring(BEN)
    assert company.letter()["may"]
    company.go(BEN)
    company.go(HOST)
    company.wait(600_000)

    company.restart()
    company.come(HOST)

    assert (company.letter()["may"], company.letter()["asked"]) == ([], False)


def test_after_a_restart_the_ten_minutes_begin_anew() -> None:
    company = ring(BEN)
    company.go(BEN)
    company.go(HOST)
    company.wait(500_000)
    company.restart()

    company.wait(599_999)
    assert company.table.status == "playing"
    company.wait(1)

    assert company.table.status == "over"


def test_a_pause_is_not_broken_off() -> None:
    company = ring(BEN)
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    company.go(BEN)
    company.go(HOST)

    company.wait(3_600_000)

    assert company.table.status == "paused"


def test_after_a_restart_the_clock_waits_until_all_are_back() -> None:
    company = ring(BEN, CAT)
    company.wait(1000)
    company.ask(HOST, PRESS)
    company.now += 60_000
    company.restart()
    company.now += 60_000

    company.come(HOST, BEN)
    company.wait(4000)
    assert not runs(company)
    company.come(CAT)
    company.wait(700)

    assert clock(company) == 1700
    company.ask(CAT, PRESS)
    assert company.pressed(0) == [1000]
    assert company.pressed(2) == [1700]


def test_after_a_restart_the_clock_goes_on_when_the_grace_is_over() -> None:
    company = ring(BEN)
    company.restart()
    company.come(HOST)

    company.wait(9000)

    assert clock(company) == 1000
    assert company.around()["seats"][1]["stand_in"]


def test_what_was_waited_for_is_not_forgotten_by_a_restart() -> None:
    company = ring(BEN, grace=-1)
    company.go(BEN)
    company.wait(50_000)
    company.come(BEN)
    company.restart()
    company.come(HOST)

    company.wait(11_000)

    assert clock(company) == 1000


def test_a_pause_that_all_agree_on_stops_the_clock_and_refuses_wishes() -> None:
    company = ring(BEN)
    company.wait(1000)
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    company.wait(5000)

    company.ask(BEN, PRESS)
    assert company.refusal(BEN) == "paused"
    company.send(BEN, AskResume())
    company.send(HOST, Agree(True))
    company.wait(500)

    assert clock(company) == 1500


def test_whoever_drops_in_a_pause_is_waited_for_when_it_is_over() -> None:
    company = ring(BEN)
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    company.go(BEN)
    assert missing(company) == []

    company.send(HOST, AskResume())
    assert company.table.status == "paused"
    company.wait(8000)

    assert company.table.status == "playing"
    assert missing(company) == [(1, 8.0)]
    assert not runs(company)


def test_a_table_may_wait_longer() -> None:
    company = Ring()
    company.come(HOST)

    company.send(HOST, SetTimers({}, 20))

    assert company.around()["grace"] == 20


def test_in_a_fork_the_rules_hear_that_somebody_sits_again_where_nobody_did() -> None:
    old = ring(BEN, grace=-1)
    old.go(BEN)
    old.send(HOST, GoOn())
    assert old.happened[-1][1] == WentAway(1, True)  # type: ignore[arg-type]

    last = old.steps[-1].number
    fork = Table.fork("ABCD", record_of(old), old.steps, last, Guest(CAT, "Cat"), old.now, house())
    company = Company(table=fork)
    company.come(CAT)
    company.send(CAT, SetBot(1, "ringer"))
    company.send(CAT, Start())

    assert GAME.codec.events(company.steps[-1].events) == [WentAway(1, False)]  # type: ignore[arg-type]
