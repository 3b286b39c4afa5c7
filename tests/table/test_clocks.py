"""Time: turn timers, the game's own deadlines, pauses."""

from dataclasses import replace

from tests.table.climb import GAME, Answer, Ask, Draw, Light, Pass, Up
from tests.table.company import BEN, CAT, HOST, Company, gathered, house, playing
from wayout.table.messages import Agree, AskPause, AskResume, Ready, SetOpen, SetSeats, SetTimers, Start


def test_when_a_turns_time_is_up_the_table_plays_for_the_seat() -> None:
    company = playing(BEN, turn=20)
    assert company.letter()["clocks"] == {"0": 20.0}

    company.wait(19_999)
    assert company.view["turn"] == 0
    company.wait(1)

    assert company.view["turn"] == 1
    step = company.steps[-1]
    assert (step.by, step.seat, step.at) == ("timer", 0, 20_000)
    assert company.letter()["clocks"] == {"1": 20.0}


def test_a_house_may_run_its_clocks_faster_in_turns_too() -> None:
    company = Company(own=house(speed=5.0))
    company.come(HOST, BEN)
    company.send(HOST, SetSeats(2))
    company.send(BEN, Ready(True))
    company.send(HOST, SetTimers({"turn": 20}, 30))
    company.send(HOST, Start())
    assert (company.letter()["runs"], company.letter()["clocks"]) == (5.0, {"0": 20.0})

    company.wait(3_999)
    assert company.view["turn"] == 0
    company.wait(1)

    assert company.view["turn"] == 1


def test_whoever_let_the_time_run_out_is_told_that_the_house_chose_and_nobody_else_is() -> None:
    company = playing(BEN, turn=20)

    company.wait(20_000)

    assert company.told(HOST, "letter")[-1]["late"] is True
    assert "late" not in company.told(BEN, "letter")[-1]
    company.wish(BEN, Pass())
    assert "late" not in company.told(HOST, "letter")[-1]
    assert "late" not in company.told(BEN, "letter")[-1]


def test_whoever_lets_a_moment_to_object_pass_is_not_told_of_time() -> None:
    brief = replace(house(), games={"climb": replace(GAME, brief=frozenset({"answer"}))})
    company = Company(own=brief)
    company.come(HOST, BEN)
    company.send(HOST, SetSeats(2))
    company.send(BEN, Ready(True))
    company.send(HOST, SetTimers({"answer": 10}, 30))
    company.send(HOST, Start())
    company.wish(HOST, Ask())

    company.wait(10_000)

    assert company.steps[-1].by == "timer"
    assert all("late" not in letter for letter in company.told(BEN, "letter"))


def test_a_turn_without_limit_is_waited_for() -> None:
    company = playing(BEN)
    assert company.letter()["clocks"] == {}

    company.wait(86_400_000)

    assert len(company.steps) == 1


def test_an_own_step_gives_new_time_and_anothers_step_does_not() -> None:
    company = playing(BEN, CAT, turn=20, answer=10)
    company.wait(15_000)
    company.wish(HOST, Up(1))
    assert company.letter()["clocks"] == {"0": 20.0}

    company.wish(HOST, Ask())
    company.wait(4_000)
    company.wish(BEN, Answer(True))

    assert company.letter()["clocks"] == {"2": 6.0}


def test_a_pause_shows_the_time_that_is_left_and_not_that_of_the_last_letter() -> None:
    company = playing(bots=1, turn=20)
    company.wait(4_000)

    company.send(HOST, AskPause())

    [told] = company.told(HOST, "clocks")
    assert (told["runs"], told["clocks"], told["match"]) == (0.0, {"0": 16.0}, company.table.match)
    assert company.told(HOST, "letter") == []


def test_nobodys_time_runs_while_everybody_is_to_look() -> None:
    company = playing(BEN, turn=20, pace=1.0)

    company.wish(HOST, Draw())

    assert company.letter()["clocks"] == {"1": 20.0}
    company.wait(1_200)
    assert company.letter()["clocks"] == {"1": 20.0}
    company.wait(5_000)
    assert company.letter()["clocks"] == {"1": 15.0}


def test_the_absent_are_waited_for_five_seconds_after_two_misses() -> None:
    company = playing(BEN, turn=45, grace=-1)
    company.go(BEN)
    waited = []
    for _ in range(4):
        company.wish(HOST, Pass())
        waited.append(company.letter()["clocks"]["1"])
        company.wait(45_000)

    assert waited == [45.0, 45.0, 5.0, 5.0]


def test_whoever_comes_back_has_all_their_time_again() -> None:
    company = playing(BEN, turn=45, grace=-1)
    company.go(BEN)
    for _ in range(2):
        company.wish(HOST, Pass())
        company.wait(45_000)
    company.wish(HOST, Pass())
    company.wait(3_000)

    company.come(BEN)

    assert company.letter(BEN)["clocks"] == {"1": 45.0}


def test_coming_and_going_wins_no_time() -> None:
    company = playing(BEN, turn=45)
    company.wish(HOST, Pass())
    company.wait(30_000)
    company.go(BEN)

    company.come(BEN)

    assert company.letter(BEN)["clocks"] == {"1": 15.0}


def test_the_present_have_all_their_time_however_often_they_missed() -> None:
    company = playing(BEN, turn=45)
    for _ in range(3):
        company.wish(HOST, Pass())
        company.wait(45_000)

    company.wish(HOST, Pass())

    assert company.letter()["clocks"] == {"1": 45.0}


def test_a_deadline_of_the_game_comes_by_itself() -> None:
    company = playing(BEN)
    company.wish(HOST, Light())

    company.wait(4_999)
    assert company.view["bursts"] == 0
    company.wait(1)

    assert company.view["bursts"] == 1
    assert company.inbox[BEN][-1]["happened"] == [{"type": "burst"}]


def test_whoever_comes_after_a_deadline_sees_what_it_changed_even_if_nobody_woke_the_table() -> None:
    company = playing(BEN)
    company.wish(HOST, Light())
    company.now += 5_500

    company.come(CAT)

    assert [letter["view"]["bursts"] for letter in company.told(CAT, "letter")] == [1]


def test_one_person_alone_pauses_at_once_and_everything_stands_still() -> None:
    company = playing(bots=1, turn=20, pace=1.0)
    company.wish(HOST, Light())
    company.wait(3_000)

    company.send(HOST, AskPause())

    assert company.around()["status"] == "paused"
    assert company.table.next_wake is None
    company.wait(600_000)
    company.wish(HOST, Up(1))
    assert company.refusal(HOST) == "paused"
    assert company.letter()["clocks"] == {"0": 17.0}

    company.send(HOST, AskResume())
    company.wait(1_999)
    assert company.view["bursts"] == 0
    company.wait(1)
    assert company.view["bursts"] == 1


def test_after_a_pause_everybody_is_told_what_time_is_left() -> None:
    company = playing(BEN, turn=45)
    company.wait(5_000)
    for ask in (AskPause(), AskResume()):
        company.send(HOST, ask)
        company.send(BEN, Agree(True))
        if isinstance(ask, AskPause):
            company.wait(60_000)

    assert [told["clocks"] for told in company.told(BEN, "clocks")] == [{"0": 40.0}]
    assert [told["clocks"] for told in company.told(HOST, "clocks")] == [{"0": 40.0}]


def paused(company: Company) -> Company:
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    assert company.table.status == "paused"
    return company


def test_an_agreed_pause_ends_by_itself_after_ten_minutes() -> None:
    company = paused(playing(BEN, turn=45))
    assert (company.around()["pause"], company.around()["pause_left"]) == (600, 600.0)
    company.wait(599_999)
    assert company.around()["status"] == "paused"
    assert company.around()["pause_left"] == 0.0

    company.wait(1)

    assert company.told(BEN, "around")[0]["status"] == "playing"
    assert company.told(BEN, "around")[0]["pause_left"] is None
    assert company.told(BEN, "clocks")[0]["clocks"] == {"0": 45.0}
    company.wait(5_000)
    assert company.letter()["clocks"] == {"0": 40.0}


def test_whose_seat_was_let_go_is_not_held_up_for_good_on_return() -> None:
    company = playing(BEN, bots=1)
    company.go(BEN)
    company.wait(40_000)
    company.send(HOST, SetOpen(1))
    company.send(HOST, AskPause())
    assert company.table.status == "paused"

    company.come(BEN)

    assert company.around(BEN)["you"]["seat"] == 1
    assert company.around(BEN)["pause_left"] == 600.0


def test_the_host_chooses_how_long_a_pause_may_be() -> None:
    company = gathered(BEN)
    company.send(HOST, SetTimers({}, 30, 60))
    company.send(HOST, SetTimers({"turn": 20}, 30))
    company.send(HOST, Start())
    paused(company)

    company.wait(60_000)

    assert company.table.status == "playing"


def test_a_pause_may_have_no_end() -> None:
    company = gathered(BEN)
    company.send(HOST, SetTimers({}, 30, 0))
    company.send(HOST, Start())
    paused(company)

    assert company.around()["pause_left"] is None
    assert company.table.next_wake is None


def test_a_vote_to_go_on_falls_when_the_pause_is_over() -> None:
    company = paused(playing(BEN))
    company.send(BEN, AskResume())

    company.wait(600_000)

    assert (company.around()["status"], company.around()["request"]) == ("playing", None)


def test_a_pause_goes_on_over_a_restart_and_ends_when_somebody_is_there() -> None:
    company = paused(playing(BEN))
    company.wait(100_000)
    company.restart()
    company.come(HOST)
    assert company.around()["pause_left"] == 500.0
    company.go(HOST)
    company.wait(900_000)
    assert company.table.status == "paused"

    company.come(BEN)

    assert company.table.status == "playing"


def test_a_pause_needs_everybody_who_is_here_or_has_just_gone() -> None:
    company = playing(BEN, CAT)

    company.send(HOST, AskPause())
    assert company.around()["request"] == {
        "kind": "pause",
        "by": 0,
        "yes": [0],
        "waiting": [1, 2],
        "game": None,
        "seconds": 60.0,
    }
    assert company.around()["status"] == "playing"
    company.send(BEN, Agree(True))
    company.go(CAT)
    company.wait(29_999)
    assert company.around()["request"]["waiting"] == [2]
    company.wait(1)

    assert company.around()["status"] == "paused"
    assert company.around()["request"] is None


def test_whoever_comes_back_during_a_vote_is_asked() -> None:
    company = playing(BEN, CAT)
    company.go(CAT)
    company.wait(10_000)
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    assert company.around()["request"]["waiting"] == [2]

    company.come(CAT)
    company.send(CAT, Agree(False))

    assert company.around()["request"] is None
    assert company.around()["status"] == "playing"


def test_a_vote_does_not_wait_for_a_seat_that_a_bot_plays_nor_for_one_gone_for_long() -> None:
    for grace, gone_for in ((15, 15_000), (-1, 30_000)):
        company = playing(BEN, grace=grace)
        company.go(BEN)
        company.wait(gone_for)

        company.send(HOST, AskPause())

        assert company.around()["status"] == "paused"


def test_everybody_hears_that_a_vote_waits_for_one_less() -> None:
    company = playing(BEN, CAT, grace=-1)
    company.go(CAT)
    company.send(HOST, AskPause())

    company.wait(30_000)

    assert company.told(BEN, "around")[0]["request"]["waiting"] == [1]


def test_one_no_ends_a_request() -> None:
    company = playing(BEN)
    company.send(HOST, AskPause())

    company.send(BEN, Agree(False))

    assert company.around()["request"] is None
    assert company.around()["status"] == "playing"
    company.send(BEN, Agree(True))
    assert company.refusal(BEN) == "no_request"


def test_a_request_falls_with_whoever_asked() -> None:
    company = playing(BEN)
    company.send(HOST, AskPause())

    company.go(HOST)

    assert company.around(BEN)["request"] is None
    assert company.around(BEN)["status"] == "playing"


def test_asking_for_the_same_is_agreeing() -> None:
    company = playing(BEN)
    company.send(HOST, AskPause())
    company.send(BEN, AskPause())
    assert company.around()["status"] == "paused"

    company.send(HOST, AskResume())
    company.send(BEN, AskResume())
    assert company.around()["status"] == "playing"


def test_a_pause_survives_a_restart_and_an_open_vote_does_not() -> None:
    company = playing(BEN)
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    company.send(HOST, AskResume())

    company.restart()
    company.come(HOST)

    assert company.around()["status"] == "paused"
    assert company.around()["request"] is None
    company.wait(60_000)
    assert company.letter()["at"] == 0


def test_a_match_that_begins_when_everybody_has_just_gone_waits_for_somebody() -> None:
    company = gathered(bots=1, turn=20)
    company.restart()

    company.send(HOST, Start())

    assert company.table.status == "playing"
    assert company.table.next_wake is None
    company.come(HOST)
    company.wait(20_000)
    assert company.steps[1].by == "timer"


def test_a_running_clock_goes_on_from_what_was_left() -> None:
    company = playing(BEN, turn=60)
    company.wait(20_000)
    company.wish(HOST, Pass())
    company.wait(10_000)
    company.go(BEN)

    company.restart()
    company.now += 9_000_000
    company.come(HOST)

    assert company.letter()["clocks"] == {"1": 50.0}
