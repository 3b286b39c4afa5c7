"""Tables where a decision may take hours or days: people come and go, and are called when they are waited for."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.bell import GAME as BELL
from tests.table.climb import GAME, Answer, Ask, Draw, Pass, Up
from tests.table.company import BEN, CAT, HOST, Company, gathered, house, playing
from wayout.store.rows import TableSaved
from wayout.table.by_post import CALL_AFTER, LOOK_IN
from wayout.table.card import read_card
from wayout.table.messages import (
    Agree,
    AskEnd,
    AskPause,
    Leave,
    PlayAgain,
    Ready,
    Remove,
    Rest,
    SetOpen,
    SetSeats,
    SetTimers,
    Start,
    TakeBack,
)
from wayout.table.post import Ring

HOUR = 3_600_000
DAY = 24 * HOUR


def by_post(*guests: str, bots: int = 0, pace: float = 0.0) -> Company:
    return playing(*guests, bots=bots, pace=pace, turn=86_400, answer=86_400)


def all_go(company: Company, *guests: str) -> None:
    for guest in guests:
        company.go(guest)


def heard(company: Company, milliseconds: int) -> list[Ring]:
    """Who is called while this time passes."""
    rings: list[Ring] = []
    take = company._take

    def listen(batch: Any) -> Any:
        rings.extend(batch.rings)
        return take(batch)

    company._take = listen  # type: ignore[method-assign]
    company.wait(milliseconds)
    del company._take
    return rings


def seconds(company: Company, guest: str = HOST) -> dict[str, float]:
    clocks: dict[str, float] = company.letter(guest)["clocks"]
    return clocks


def saved(company: Company) -> TableSaved:
    return company.shelf.tables["ABCD"]


def test_the_clock_runs_on_while_nobody_is_here() -> None:
    company = by_post(BEN)
    all_go(company, HOST, BEN)

    company.wait(20 * HOUR)
    company.come(HOST)

    assert seconds(company) == {"0": 4 * 3600}
    assert company.view["turn"] == 0


def test_when_a_day_is_over_the_turn_passes_though_nobody_is_here() -> None:
    company = by_post(BEN)
    all_go(company, HOST, BEN)

    company.wait(DAY)

    assert company.view["turn"] == 1
    assert seconds(company) == {"1": 24 * 3600}


def test_a_table_with_ordinary_limits_still_waits_for_somebody() -> None:
    company = playing(BEN, turn=600)
    all_go(company, HOST, BEN)

    company.wait(DAY)

    assert company.view["turn"] == 0


def test_no_bot_takes_the_seat_of_somebody_who_is_away() -> None:
    company = by_post(BEN)
    company.go(BEN)
    company.wish(HOST, Pass())

    company.wait(20 * HOUR)

    assert [seat["stand_in"] for seat in company.around()["seats"]] == [False, False]
    assert company.view["turn"] == 1


def test_whoever_lets_the_time_run_out_still_has_a_whole_day() -> None:
    company = by_post(BEN)
    company.go(BEN)

    for _ in range(3):
        company.wish(HOST, Pass())
        assert seconds(company) == {"1": 24 * 3600}
        company.wait(DAY)


def test_bots_answer_promptly_and_then_it_is_somebodys_turn_again() -> None:
    company = by_post(BEN, bots=1, pace=1.0)
    company.wish(HOST, Pass())
    company.wish(BEN, Pass())
    all_go(company, HOST, BEN)

    company.wait(60_000)

    assert company.view["turn"] == 0


def test_bots_do_not_play_on_where_people_only_watched() -> None:
    company = gathered(bots=1, turn=86_400)
    company.send(HOST, Rest(False))
    company.send(HOST, Start())
    company.send(HOST, Rest(True))
    company.go(HOST)
    company.wait(HOUR)
    steps = len(company.steps)

    company.wait(DAY)

    assert len(company.steps) == steps


def test_a_moment_to_look_or_to_object_is_no_turn_that_was_missed_and_calls_nobody() -> None:
    brief = replace(house(), games={"climb": replace(GAME, brief=frozenset({"answer"}))})
    company = Company(own=brief)
    company.come(HOST)
    company.send(HOST, SetSeats(2))
    company.come(BEN)
    company.send(BEN, Ready(True))
    company.send(HOST, SetTimers({"turn": 86_400}, 30))
    company.send(HOST, Start())
    company.go(BEN)

    for _ in range(3):
        company.wish(HOST, Ask())
        assert heard(company, 60_000) == []

    progress = company.table._core.doc.progress
    assert progress is not None
    assert progress.misses == [0, 0]


def test_where_all_let_their_time_run_out_again_and_again_the_table_waits_for_somebody() -> None:
    company = by_post(BEN)
    all_go(company, HOST, BEN)

    company.wait(30 * DAY)

    assert [step.by for step in company.steps] == ["table", "timer", "timer", "timer", "timer"]
    assert company.table.next_wake is None
    assert company.table.wakes(company.now) is None
    company.come(HOST)
    assert seconds(company) == {"0": 24 * 3600}


def test_one_who_keeps_to_their_time_is_enough_for_the_clock_to_run_on() -> None:
    company = by_post(BEN)
    company.go(BEN)
    for _ in range(3):
        company.wish(HOST, Pass())
        company.go(HOST)
        company.wait(DAY)
        company.come(HOST)

    assert company.view["turn"] == 0


# Restarts, sleep


def test_a_restart_keeps_the_time_that_is_left() -> None:
    company = by_post(BEN)
    all_go(company, HOST, BEN)
    company.wait(20 * HOUR)

    company.restart()

    assert company.table.next_wake == company.now + 4 * HOUR
    company.wait(4 * HOUR)
    assert company.view["turn"] == 1


def test_a_restart_between_two_saves_keeps_the_time_that_is_left() -> None:
    company = by_post(BEN)
    version = saved(company).version
    company.wait(HOUR)
    company.wish(HOST, Up(1))
    company.wait(5 * HOUR)
    assert saved(company).version == version

    company.restart()

    assert company.table.next_wake == company.now + CALL_AFTER
    company.wait(CALL_AFTER)
    assert company.table.next_wake == company.now - CALL_AFTER + 19 * HOUR


def test_a_table_that_is_put_away_says_when_it_must_wake() -> None:
    company = by_post(BEN)
    all_go(company, HOST, BEN)
    company.wait(HOUR)

    company._take(company.table.close(company.now))

    assert (saved(company).in_use, saved(company).wakes) == (False, company.now + 23 * HOUR)
    company.now += 23 * HOUR
    company.restart()
    company.wait(1)
    assert company.view["turn"] == 1


def test_an_ordinary_table_that_is_put_away_never_wakes_by_itself() -> None:
    company = playing(BEN, turn=600)
    all_go(company, HOST, BEN)
    company.wait(HOUR)

    company._take(company.table.close(company.now))

    assert (saved(company).in_use, saved(company).wakes) == (False, None)


def test_what_is_remembered_of_a_sleeping_table_says_who_is_waited_for_until_when() -> None:
    company = by_post(BEN)
    company.wish(HOST, Pass())
    due = company.now + DAY
    all_go(company, HOST, BEN)
    company.wait(HOUR)
    assert company.table.card.waited == {BEN: due}

    company._take(company.table.close(company.now))

    card = read_card(saved(company).document)
    assert card == company.table.card
    assert (card.code, card.status, card.seated, card.waited) == ("ABCD", "playing", frozenset({HOST, BEN}), {BEN: due})
    assert card.names == {HOST: "Hanna", BEN: "Ben"}


def test_whoever_answered_in_secret_is_not_waited_for_on_the_card() -> None:
    company = by_post(BEN, CAT)
    company.wish(HOST, Ask(True))
    company.wish(BEN, Answer(True))

    assert list(company.table.card.waited) == [CAT]


def test_a_pause_ends_by_itself_though_nobody_is_here() -> None:
    company = by_post(BEN)
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    assert company.table.status == "paused"
    all_go(company, HOST, BEN)
    assert company.table.wakes(company.now) == company.now + 600_000

    company.wait(600_000)

    assert company.table.status == "playing"
    assert company.table.next_wake is not None


def test_a_pause_without_an_end_is_looked_at_once_a_week() -> None:
    company = gathered(BEN, turn=86_400)
    company.send(HOST, SetTimers({}, 30, 0))
    company.send(BEN, Ready(True))
    company.send(HOST, Start())
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    all_go(company, HOST, BEN)
    company.wait(HOUR)

    assert company.table.wakes(company.now) == company.now + LOOK_IN


def test_whoever_comes_back_hears_what_happened_meanwhile() -> None:
    company = by_post(BEN)
    company.wish(HOST, Pass())
    company.go(HOST)
    company.wait(10 * HOUR)
    company.wish(BEN, Up(2))
    company.wish(BEN, Pass())
    company.go(BEN)
    company.wait(HOUR)
    company._take(company.table.close(company.now))
    company.restart()

    company.come(HOST)

    missed = company.told(HOST, "letter")[0]["missed"]
    assert [event["type"] for event in missed] == ["climbed", "turn_passed"]


# Having a say


def test_nobody_ends_the_match_while_the_others_are_away() -> None:
    company = by_post(BEN)
    company.go(BEN)
    company.wait(HOUR)
    company.send(HOST, AskEnd())
    company.wait(HOUR)
    assert company.table.status == "playing"
    assert company.around()["request"]["waiting"] == [1]

    company.go(HOST)
    company._take(company.table.close(company.now))
    company.restart()
    company.come(BEN)
    company.send(BEN, Agree(True))

    assert company.table.status == "gathering"


def test_a_request_waits_as_long_as_a_decision_may_take_also_with_nobody_here() -> None:
    company = by_post(BEN)
    company.wish(HOST, Pass())
    company.send(HOST, AskEnd())
    assert company.around()["request"]["seconds"] == DAY / 1000
    all_go(company, HOST, BEN)
    company.wait(DAY - 1)
    assert company.around()["request"] is not None

    company.wait(1)

    assert (company.table.status, company.around()["request"]) == ("playing", None)


def test_those_who_never_answer_any_more_have_no_say() -> None:
    company = by_post(BEN)
    company.go(BEN)
    for _ in range(2):
        company.wish(HOST, Pass())
        company.wait(DAY)

    company.send(HOST, AskEnd())

    assert company.table.status == "gathering"


def test_a_take_back_waits_for_the_others_over_a_restart() -> None:
    company = by_post(BEN)
    company.wish(HOST, Draw())
    company.go(BEN)
    company.send(HOST, TakeBack("t"))
    company.go(HOST)
    company.wait(HOUR)
    company.restart()

    company.come(BEN)
    company.send(BEN, Agree(True))

    assert company.view["turn"] == 0


def test_the_host_can_not_give_away_the_seat_of_somebody_who_keeps_to_their_time() -> None:
    company = by_post(BEN)
    company.go(BEN)
    company.wait(20 * HOUR)

    company.send(HOST, SetOpen(1))

    assert company.refusal(HOST) == "grace_running"


def test_the_host_may_give_away_the_seat_of_somebody_who_never_answers_any_more() -> None:
    company = by_post(BEN)
    company.go(BEN)
    for _ in range(2):
        company.wish(HOST, Pass())
        company.wait(DAY)

    company.send(HOST, SetOpen(1))

    assert company.refusal(HOST) is None
    assert company.around()["seats"][1]["kind"] == "open"


def test_the_host_stays_host_though_away_for_long() -> None:
    company = by_post(BEN)
    company.go(HOST)

    company.wait(20 * HOUR)

    assert company.around(BEN)["host"] == HOST
    company.send(BEN, Remove(HOST))
    assert company.refusal(BEN) == "not_host"


def test_the_next_match_waits_for_those_who_are_away() -> None:
    company = by_post(BEN)
    core = company.table._core
    assert core.playing is not None
    core.doc.options["goal"] = 5
    core.playing.match.state.goal = 5
    for _ in range(2):
        company.wish(HOST, Up(2))
    company.go(BEN)
    company.wish(HOST, Up(2))
    assert company.table.status == "over"

    company.send(HOST, PlayAgain(True))
    company.go(HOST)
    company.wait(3 * HOUR)
    assert company.table.status == "over"
    company.restart()
    company.come(BEN)
    company.send(BEN, PlayAgain(True))

    assert company.table.status == "playing"
    assert [seat["stand_in"] for seat in company.around()["seats"]] == [False, False]


@pytest.mark.parametrize(("game", "refusal"), [("climb", None), ("bell", "bad_timer")])
def test_only_games_without_real_time_are_played_by_post(game: str, refusal: str | None) -> None:
    company = Company(game=game)
    company.come(HOST)
    kind = next(iter(GAME.timers if game == "climb" else BELL.timers))

    company.send(HOST, SetTimers({kind: 86_400}, 30))

    assert company.refusal(HOST) == refusal
    assert company.around()["by_post"] is (refusal is None)


# Calling


def test_whoever_is_away_is_called_once_when_it_is_their_turn() -> None:
    company = by_post(BEN)
    company.go(BEN)
    company.wait(HOUR)

    company.wish(HOST, Pass())

    assert company.batch.rings == [Ring(BEN, "turn")]
    assert heard(company, 20 * HOUR) == []


def test_it_is_kept_that_somebody_was_called_before_they_are() -> None:
    company = by_post(BEN)
    company.go(BEN)
    company.wait(HOUR)
    company.wish(HOST, Pass())
    assert [type(row) for row in company.batch.rows][-1] is TableSaved

    company.restart()

    assert heard(company, 20 * HOUR) == []


def test_whoever_was_here_when_asked_is_not_called_when_they_go() -> None:
    company = by_post(BEN)
    all_go(company, HOST, BEN)

    assert heard(company, 20 * HOUR) == []


def test_a_page_that_is_loaded_anew_is_no_absence() -> None:
    company = by_post(BEN)
    company.go(BEN)
    company.wish(HOST, Pass())
    assert company.batch.rings == []
    company.wait(CALL_AFTER - 1)

    company.come(BEN)

    assert company.batch.rings == []
    assert heard(company, HOUR) == []


def test_whoever_goes_just_before_their_turn_is_called_a_moment_later() -> None:
    company = by_post(BEN)
    company.go(BEN)
    company.wish(HOST, Pass())

    assert heard(company, CALL_AFTER) == [Ring(BEN, "turn")]


def test_a_turn_of_many_steps_by_another_calls_nobody_again() -> None:
    company = by_post(BEN, CAT)
    all_go(company, BEN, CAT)
    company.wait(HOUR)
    company.wish(HOST, Ask())
    assert company.batch.rings == [Ring(BEN, "turn"), Ring(CAT, "turn")]

    company.come(CAT)
    company.wish(CAT, Answer(True))

    assert company.batch.rings == []
    assert heard(company, HOUR) == []


def test_nobody_is_called_for_a_secret_answer_of_another() -> None:
    """All who are asked in secret are called at once; who has answered shows in nobody's calls."""
    company = by_post(BEN, CAT)
    all_go(company, BEN, CAT)
    company.wait(HOUR)
    company.wish(HOST, Ask(True))
    assert company.batch.rings == [Ring(BEN, "turn"), Ring(CAT, "turn")]

    company.come(BEN)
    company.wish(BEN, Answer(False))
    company.go(BEN)

    assert heard(company, 20 * HOUR) == []


@pytest.mark.parametrize("going", ["leaves", "is removed", "goes"])
def test_a_yes_of_somebody_who_only_watched_falls_when_they_go(going: str) -> None:
    company = by_post(BEN)
    core = company.table._core
    assert core.playing is not None
    core.playing.match.state.goal = 2
    company.come(CAT)
    company.wish(HOST, Up(2))
    company.send(CAT, PlayAgain(True))

    if going == "leaves":
        company.send(CAT, Leave())
    elif going == "is removed":
        company.send(HOST, Remove(CAT))
    else:
        company.go(CAT)
    assert company.around()["next"] is None
    company.send(BEN, PlayAgain(True))
    company.go(BEN)
    company.send(HOST, PlayAgain(True))

    assert company.table.status == "playing"
    assert [seat["guest"] for seat in company.around()["seats"]] == [HOST, BEN]


def test_nobody_is_called_because_somebody_who_only_watches_asks_again_and_again() -> None:
    company = by_post(BEN)
    core = company.table._core
    assert core.playing is not None
    core.playing.match.state.goal = 2
    company.wish(HOST, Up(2))
    company.go(BEN)
    rings = []
    for _ in range(5):
        company.come(CAT)
        rings += company.send(CAT, PlayAgain(True)).rings
        company.go(CAT)
    company.come(CAT)
    company.send(CAT, PlayAgain(True))
    assert rings == []

    for yes in (True, False, True):
        rings += company.send(HOST, PlayAgain(yes)).rings

    assert rings == [Ring(BEN, "again")]


def test_all_who_are_away_hear_of_the_end() -> None:
    company = by_post(BEN)
    core = company.table._core
    assert core.playing is not None
    core.playing.match.state.goal = 2
    company.go(BEN)

    company.wish(HOST, Up(2))

    assert company.batch.rings == [Ring(BEN, "over")]
    company.send(HOST, PlayAgain(True))
    assert company.batch.rings == [Ring(BEN, "again")]


def test_nobody_is_called_to_an_ordinary_table() -> None:
    company = playing(BEN, turn=600)
    company.go(BEN)
    company.wish(HOST, Pass())

    assert company.batch.rings == []
    assert heard(company, HOUR) == []


def test_whoever_lets_a_bot_play_is_not_called() -> None:
    company = by_post(BEN)
    company.send(BEN, Rest(True))
    company.go(BEN)
    company.wait(HOUR)

    company.wish(HOST, Pass())

    assert company.batch.rings == []


happenings = st.lists(
    st.tuples(
        st.sampled_from(["come", "go", "play", "wait", "restart"]),
        st.sampled_from([HOST, BEN, CAT]),
        st.sampled_from([Pass(), Ask(), Ask(True), Draw(), Answer(True)]),
        st.sampled_from([1, 9_999, 10_000, HOUR, DAY]),
    ),
    max_size=40,
)


@settings(max_examples=150, deadline=None)
@given(happenings)
def test_never_is_anybody_called_who_is_here_nor_twice_for_one_turn(story: list[tuple[str, str, Any, int]]) -> None:
    company = by_post(BEN, CAT)
    here, called = {HOST, BEN, CAT}, set[tuple[str, int, int]]()
    take = company._take

    def check(batch: Any) -> Any:
        core = company.table._core
        for ring in batch.rings:
            assert ring.guest not in here
            seat = next(number for number, one in enumerate(core.doc.seats) if one.guest == ring.guest)
            assert core.doc.progress is not None
            wait = core.doc.progress.waits[seat]
            assert not wait.answered
            asked = (ring.guest, wait.number, wait.due or 0)
            assert asked not in called
            called.add(asked)
        return take(batch)

    company._take = check  # type: ignore[method-assign]
    for what, guest, action, milliseconds in story:
        if what == "come" and guest not in here:
            here.add(guest)
            company.come(guest)
        elif what == "go" and guest in here:
            here.remove(guest)
            company.go(guest)
        elif what == "play" and guest in here:
            company.wish(guest, action)
        elif what == "wait":
            company.wait(milliseconds)
        elif what == "restart":
            company.restart()
            here.clear()


def test_the_document_of_an_older_house_is_read() -> None:
    company = playing(BEN)
    document = msgspec.json.decode(saved(company).document)
    del document["ran_at"]
    for wait in document["progress"]["waits"].values():
        del wait["called"]

    card = read_card(msgspec.json.encode(document))

    assert card.waited == {HOST: None}


def test_bots_play_as_good_as_at_once_while_nobody_is_there_to_see_it() -> None:
    company = by_post(bots=2, pace=1.0)
    company.wish(HOST, Pass())
    company.go(HOST)
    company.wait(10_000)
    company.come(HOST)
    company.wish(HOST, Pass())
    first = len(company.steps)
    company.wait(390)
    assert len(company.steps) == first

    company.go(HOST)
    company.wait(4_000)

    seen, unseen = company.steps[first : first + 2]
    assert 0 < unseen.at - seen.at < 100
