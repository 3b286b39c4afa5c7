"""Bots in seats: they wait like people, fail without harm, stand in for the absent and hand the seat back."""

import msgspec
import pytest

from tests.table.climb import Answer, Ask, Climber, Draw, Pass, Up
from tests.table.company import BEN, CAT, DAN, HOST, Company, gathered, playing
from wayout.table.messages import ClientMessage, Leave, Remove, SetBot, SetOpen, Sit, Stand, Start
from wayout.table.seating import MOST_SAT


def bot(company: Company, seat: int) -> Climber:
    running = company.table._core.playing
    assert running is not None
    mind = running.minds[seat].bot
    assert isinstance(mind, Climber)
    return mind


def test_a_bot_reads_every_letter_and_answers_after_a_moment() -> None:
    company = playing(bots=1, pace=1.0)
    company.wish(HOST, Up(1))
    company.wish(HOST, Pass())

    assert company.view["turn"] == 1
    company.wait(1_199)
    assert company.view["heights"] == [1, 0]
    company.wait(1_801)
    assert company.view["heights"] == [1, 1]
    assert company.steps[-1].by == "bot"
    assert bot(company, 1).read_numbers == [0, 1, 2, 3]


def test_a_bot_waits_until_everybody_has_seen_what_happened() -> None:
    company = playing(bots=1, pace=1.0)

    company.wish(HOST, Draw())

    company.wait(1_200 + 1_199)
    assert len(company.steps) == 2
    company.wait(1_801)
    assert len(company.steps) == 3


def test_a_bot_is_shown_no_secret_of_others() -> None:
    company = playing(bots=1)

    assert [getattr(event, "card", None) is None for event in bot(company, 1).happened] == [True, False]


def test_without_pace_bots_answer_at_once() -> None:
    company = playing(bots=2)

    company.wish(HOST, Ask())

    assert company.view["unanswered"] == []


def test_a_game_among_bots_is_played_in_portions_while_somebody_watches() -> None:
    company = gathered(bots=1)
    company.send(HOST, Stand())
    company.send(HOST, SetBot(0, "climber"))

    company.send(HOST, Start())

    assert company.table.status == "playing"
    assert len(company.steps) < 200
    company.wait(0)
    assert company.table.status == "over"


def test_a_bot_that_fails_or_cheats_keeps_nobody_waiting() -> None:
    for strength in ("confused", "cheat"):
        company = gathered(bots=1)
        company.send(HOST, SetBot(1, strength))
        company.send(HOST, Start())

        batch = company.wish(HOST, Pass())

        assert len(batch.troubles) == 1
        assert company.view["turn"] == 0
        assert company.steps[-1].by == "bot"


def test_a_bot_stands_in_after_the_grace_and_hands_back_with_what_may_be_retold() -> None:
    company = playing(BEN, pace=1.0)
    company.wish(HOST, Draw())
    company.wait(2_000)
    company.go(BEN)
    assert company.around()["seats"][1]["here"] is False

    company.wait(29_999)
    assert company.around()["seats"][1]["stand_in"] is False
    company.wait(1 + 6_000)
    assert company.around()["seats"][1]["stand_in"] is True
    assert company.view["turn"] == 0
    company.wish(HOST, Draw())

    company.come(BEN)

    [letter] = company.told(BEN, "letter")
    assert letter["missed"] == [
        {"type": "climbed", "seat": 1, "steps": 1},
        {"type": "turn_passed", "to": 0},
        {"type": "turn_passed", "to": 1},
    ]
    assert letter["happened"] == []
    assert letter["stood_in"] is True
    assert company.around()["seats"][1]["stand_in"] is False
    company.wish(BEN, Up(2))
    company.wait(1_200)
    assert company.view["heights"] == [0, 3]


def test_a_stand_in_knows_only_the_letters_from_then_on() -> None:
    company = playing(BEN, grace=0)
    company.wish(HOST, Up(1))
    company.wish(HOST, Up(1))

    company.go(BEN)

    assert bot(company, 1).read_numbers == [2]
    assert bot(company, 1).happened == []


def test_what_was_missed_is_retold_after_a_restart_too() -> None:
    company = playing(BEN, pace=1.0)
    company.go(BEN)
    company.wish(HOST, Up(2))

    company.restart()
    company.come(HOST, BEN)

    [letter] = company.told(BEN, "letter")
    assert letter["missed"] == [{"type": "climbed", "seat": 0, "steps": 2}]
    assert "stood_in" not in letter, "nobody has played for Ben"


def test_who_missed_nothing_is_told_nothing() -> None:
    company = playing(BEN)
    company.go(BEN)

    company.come(BEN)

    assert company.told(BEN, "letter")[0]["missed"] is None


def test_bots_do_not_play_on_when_nobody_is_there() -> None:
    company = playing(bots=1, pace=1.0)
    company.wish(HOST, Pass())
    company.go(HOST)
    company.wait(600_000)
    steps = len(company.steps)
    assert company.table.next_wake is None

    company.wait(600_000)
    assert len(company.steps) == steps
    company.come(HOST)
    assert company.around()["seats"][0]["stand_in"] is False


def test_after_a_restart_the_match_waits_for_somebody_to_come() -> None:
    company = playing(BEN, bots=1, pace=1.0)
    company.wish(HOST, Pass())
    company.wish(BEN, Pass())
    company.restart()
    company.now += 3_600_000
    assert company.table.next_wake is None

    company.come(HOST)
    company.wait(2_500)

    assert company.view["heights"] == [0, 0, 1]
    assert company.letter()["at"] < 10_000
    assert company.around()["seats"][1]["stand_in"] is False
    company.wait(30_000)
    assert company.around()["seats"][1]["stand_in"] is True


def test_a_stand_in_stays_over_a_restart() -> None:
    company = playing(BEN, grace=0)
    company.go(BEN)
    company.restart()
    company.come(HOST)

    company.wish(HOST, Pass())

    assert company.view["heights"] == [0, 1]


def test_whoever_leaves_a_match_leaves_the_seat_to_a_bot_that_anybody_may_replace() -> None:
    company = playing(BEN)
    company.send(BEN, Leave())
    seat = company.around()["seats"][1]
    assert (seat["kind"], seat["stand_in"], seat["strength"], seat["guest"]) == ("open", True, "climber", None)
    assert seat["name"] == "Ben"
    company.wish(HOST, Pass())
    assert company.view["heights"] == [0, 1]

    company.come(CAT)
    assert company.letter(CAT)["view"]["cards"] == []
    company.send(CAT, Sit(1))

    assert company.told(CAT, "around")[0]["you"]["seat"] == 1
    assert len(company.told(CAT, "letter")[0]["view"]["cards"]) == 1


def test_without_stand_ins_whoever_leaves_leaves_the_game() -> None:
    company = playing(BEN, CAT, grace=-1)

    company.send(BEN, Leave())

    assert company.told(HOST, "letter")[0]["happened"] == [{"type": "seat_left", "seat": 1}]
    assert company.around()["seats"][1]["name"] == "Ben"
    company.come(BEN)
    company.send(BEN, Sit(1))
    assert company.refusal(BEN) == "seat_not_free"


def test_without_stand_ins_nobody_is_replaced() -> None:
    company = playing(BEN, grace=-1)
    company.go(BEN)

    company.wait(3_600_000)

    assert company.around()["seats"][1]["stand_in"] is False


def test_the_host_may_let_an_absent_guests_seat_go_after_the_grace_but_not_one_who_is_here() -> None:
    company = playing(BEN, CAT)
    company.send(HOST, SetOpen(1))
    assert company.refusal(HOST) == "guest_is_here"
    company.go(BEN)
    company.wait(29_000)

    company.send(HOST, SetOpen(1))
    [refused] = company.told(HOST, "refused")
    assert (refused["code"], refused["facts"]) == ("grace_running", {"seat": 1, "seconds": 1})
    assert company.around()["seats"][1]["guest"] == BEN
    company.wait(1_000)
    company.send(HOST, SetOpen(1))

    seat = company.around()["seats"][1]
    assert (seat["kind"], seat["guest"], seat["stand_in"]) == ("open", None, True)


@pytest.mark.parametrize(("grace", "kept"), [(0, 8), (15, 15), (-1, 30)])
def test_a_dropped_players_seat_is_kept_for_a_while_whatever_the_grace(grace: int, kept: int) -> None:
    company = playing(BEN, CAT, grace=grace)
    company.go(BEN)

    company.wait(kept * 1000 - 1)
    company.send(HOST, SetOpen(1))
    assert company.refusal(HOST) == "grace_running"
    company.wait(1)
    company.send(HOST, SetOpen(1))

    assert company.refusal(HOST) is None


def test_after_a_restart_a_seat_is_kept_until_its_guest_had_time_to_come_back() -> None:
    company = playing(BEN)
    company.wait(60_000)
    company.restart()
    company.come(HOST)

    company.send(HOST, SetOpen(1))

    assert company.refusal(HOST) == "grace_running"


def test_a_seat_that_was_let_go_is_given_back_on_return_with_what_may_be_retold() -> None:
    company = playing(BEN)
    company.wish(HOST, Pass())
    company.go(BEN)
    company.wait(30_000)
    company.send(HOST, SetOpen(1))
    company.restart()
    company.come(HOST)
    assert company.view["heights"] == [0, 1]

    company.come(BEN)

    assert company.around(BEN)["you"]["seat"] == 1
    assert {"type": "climbed", "seat": 1, "steps": 1} in company.told(BEN, "letter")[0]["missed"]
    assert company.refusal(BEN) is None


def test_whoever_finds_another_in_the_seat_is_told_once() -> None:
    company = playing(BEN)
    company.go(BEN)
    company.wait(30_000)
    company.send(HOST, SetOpen(1))
    company.come(CAT)
    company.send(CAT, Sit(1))

    company.come(BEN)
    [refused] = company.told(BEN, "refused")
    assert (refused["code"], refused["facts"]) == ("seat_given_away", {"seat": 1})
    assert company.around(BEN)["you"]["spectator"] is True
    company.go(BEN)
    company.come(BEN)

    assert company.refusal(BEN) is None


def test_whoever_left_a_match_for_good_only_watches_on_return() -> None:
    company = playing(BEN)
    company.send(BEN, Leave())
    company.come(BEN)
    company.go(BEN)

    company.come(BEN)

    assert company.around(BEN)["you"]["spectator"] is True


def test_neither_a_host_who_watches_nor_a_second_browser_gets_at_a_dropped_players_hand() -> None:
    company = gathered(BEN, CAT)
    company.send(HOST, Stand())
    company.send(HOST, SetBot(0, "climber"))
    company.send(HOST, Start())
    company.come(DAN)
    company.go(BEN)

    tricks: list[ClientMessage] = [SetOpen(1), Remove(BEN), SetOpen(1)]
    for trick in tricks:
        company.send(HOST, trick)
        for guest in (HOST, DAN):
            company.send(guest, Sit(1))
            assert company.refusal(guest) in ("seat_not_free", "grace_running")
            assert company.letter(guest)["view"]["cards"] == []


def test_the_seat_of_one_who_was_removed_is_not_to_be_had_at_once() -> None:
    company = playing(BEN)
    company.come(CAT)
    company.send(HOST, Remove(BEN))
    assert company.around()["seats"][1]["stand_in"] is True

    company.wait(29_999)
    company.send(CAT, Sit(1))
    assert company.refusal(CAT) == "grace_running"
    company.wait(1)
    company.send(CAT, Sit(1))

    assert company.around(CAT)["you"]["seat"] == 1


def test_nobody_may_come_to_know_the_secrets_of_two_seats() -> None:
    company = playing(BEN, bots=1)
    company.send(HOST, SetOpen(2))
    company.send(BEN, Leave())
    company.come(BEN)

    company.send(BEN, Sit(2))

    assert company.refusal(BEN) == "sat_elsewhere"
    company.send(HOST, Sit(2))
    assert company.refusal(HOST) == "already_seated"


def test_whoever_comes_back_to_their_seat_keeps_their_mark() -> None:
    company = playing(BEN, bots=1)
    before = company.around()["seats"][1]
    company.send(BEN, Leave())
    company.come(BEN)

    company.send(BEN, Sit(1))

    assert (company.around()["seats"][1]["guest"], company.around()["seats"][1]["colour"]) == (BEN, before["colour"])


def test_whoever_takes_over_the_seat_of_another_keeps_the_own_mark() -> None:
    company = playing(BEN, bots=1)
    company.send(BEN, Leave())
    company.come(CAT)
    own = company.around()["guests"][-1]["colour"]

    company.send(CAT, Sit(1))

    assert (company.around()["seats"][1]["guest"], company.around()["seats"][1]["colour"]) == (CAT, own)


def test_whoever_took_over_a_seat_may_not_take_over_another() -> None:
    company = playing(bots=2)
    company.send(HOST, SetOpen(1))
    company.send(HOST, SetOpen(2))
    company.come(CAT)
    company.send(CAT, Sit(1))
    company.send(CAT, Leave())
    company.come(CAT)

    company.send(CAT, Sit(2))

    assert company.refusal(CAT) == "sat_elsewhere"
    company.send(CAT, Sit(1))
    assert company.around(CAT)["you"]["seat"] == 1


def test_a_match_remembers_the_newest_who_sat_in_it() -> None:
    """Nobody makes the table grow without end by sitting down as somebody new again and again."""
    company = playing(BEN)
    company.send(BEN, Leave())
    guests = [f"guest {number}" for number in range(MOST_SAT)]
    for guest in guests:
        company.come(guest)
        company.send(guest, Sit(1))
        company.send(guest, Leave())

    kept = msgspec.json.decode(company.shelf.tables["ABCD"].document)["sat"]

    assert list(kept) == guests


def test_a_bots_seat_is_taken_over_only_if_the_host_let_it_go() -> None:
    company = playing(bots=1)
    company.come(CAT)
    company.send(CAT, Sit(1))
    assert company.refusal(CAT) == "seat_not_free"

    company.send(HOST, SetOpen(1))
    company.send(CAT, Sit(1))

    assert company.around(CAT)["you"]["seat"] == 1


def test_a_guest_removed_in_a_match_is_followed_by_a_bot() -> None:
    company = playing(BEN)

    company.send(HOST, Remove(BEN))
    company.wish(HOST, Pass())

    assert company.view["heights"] == [0, 1]
    assert company.guest(BEN) is None


def test_a_held_wish_of_someone_who_left_is_not_played() -> None:
    company = playing(BEN, CAT, pace=1.0)
    company.wish(HOST, Draw())
    company.wish(BEN, Up(2))
    company.send(BEN, Leave())

    company.wait(1_200)

    assert company.view["heights"] == [0, 0, 0]


def test_a_bot_asked_at_the_same_time_as_others_answers_too() -> None:
    company = playing(BEN, bots=1, pace=1.0)
    company.wish(HOST, Ask())
    company.wait(2_500)
    assert company.view["unanswered"] == [1]

    company.wish(BEN, Answer(False))

    assert company.view["unanswered"] == []
