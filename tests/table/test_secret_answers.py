"""Who has answered a secret question is seen by nobody else: not in letters, numbers, clocks, offers or requests."""

from typing import Any

from tests.table.climb import Answer, Ask, Draw, Up
from tests.table.company import BEN, CAT, DAN, HOST, Company, playing
from wayout.table.match import SNAPSHOT_EVERY
from wayout.table.messages import Agree, TakeBack

OTHERS = (HOST, CAT, DAN)


def asked_in_secret() -> Company:
    """The host asks Ben and Cat, for ten seconds; Dan looks on."""
    company = playing(BEN, CAT, answer=10)
    company.come(DAN)
    company.wish(HOST, Ask(secretly=True))
    return company


def mail_of_others(company: Company) -> dict[str, list[Any]]:
    return {guest: company.inbox[guest] for guest in OTHERS}


def test_a_secret_answer_sends_a_letter_to_its_own_seat_alone() -> None:
    company = asked_in_secret()

    batch = company.wish(BEN, Answer(True))

    assert [(mail.guest, mail.kind) for mail in batch.mail] == [(BEN, "granted"), (BEN, "letter")]
    assert company.told(BEN, "letter")[0]["happened"] == [
        {"type": "answered", "seat": 1, "yes": True, "secretly": True}
    ]


def test_until_all_have_answered_others_get_the_same_mail_whether_somebody_answered_or_not() -> None:
    slow, quick = asked_in_secret(), asked_in_secret()
    quick.wish(BEN, Answer(True))
    for company in (slow, quick):
        company.wait(3_000)
        company.come(*OTHERS, link="another link")
        company.go(HOST)
        company.wait(1_000)
        company.come(HOST)

    assert mail_of_others(slow) == mail_of_others(quick)
    slow.wish(BEN, Answer(False))
    for company in (slow, quick):
        company.wish(CAT, Answer(False))
    assert mail_of_others(slow) == mail_of_others(quick)


def test_whoever_comes_back_to_a_stand_in_is_not_told_that_somebody_answered_meanwhile() -> None:
    worlds = []
    for answers in (False, True):
        company = playing(BEN, CAT, answer=60, grace=0)
        company.wish(HOST, Ask(secretly=True))
        company.go(HOST)
        company.wait(1_000)
        if answers:
            company.wish(BEN, Answer(True))
        company.come(HOST)
        worlds.append(company.inbox[HOST])

    assert worlds[0] == worlds[1]


def test_whoever_answers_does_not_learn_who_has_answered_before() -> None:
    first, second = asked_in_secret(), asked_in_secret()
    second.wish(BEN, Answer(True))
    third = playing(BEN, CAT, DAN, answer=10)
    third.wish(HOST, Ask(secretly=True))
    fourth = playing(BEN, CAT, DAN, answer=10)
    fourth.wish(HOST, Ask(secretly=True))
    fourth.wish(BEN, Answer(True))

    assert first.letter(CAT) == second.letter(CAT)
    for company in (third, fourth):
        company.wish(CAT, Answer(False), id="no")
    assert third.inbox[CAT] == fourth.inbox[CAT]


def test_everybody_numbers_its_own_letters_without_a_gap() -> None:
    company = asked_in_secret()
    company.wish(BEN, Answer(True))
    company.wish(CAT, Answer(True))
    company.wish(HOST, Up(1))

    def numbers(guest: str) -> list[int]:
        return [message["number"] for message in company.inbox[guest] if message["type"] == "letter"]

    assert [numbers(guest) for guest in (HOST, BEN, CAT, DAN)] == [
        [0, 1, 2, 3],
        [0, 1, 2, 3, 4],
        [0, 1, 2, 3],
        [0, 1, 2, 3],
    ]
    assert [step.number for step in company.steps] == [0, 1, 2, 3, 4]


def test_the_time_of_all_who_were_asked_is_shown_but_runs_out_only_on_whoever_has_not_answered() -> None:
    company = asked_in_secret()
    company.wish(BEN, Answer(True))
    company.wait(4_000)
    assert [company.letter(guest)["clocks"] for guest in (HOST, BEN, CAT)] == [{"1": 6.0, "2": 6.0}] * 3

    company.wait(6_000)

    assert [(step.seat, step.by, step.at) for step in company.steps[-2:]] == [(1, "player", 0), (2, "timer", 10_000)]
    assert company.letter()["clocks"] == {}


def test_whoever_is_asked_again_has_all_the_time_again() -> None:
    company = asked_in_secret()
    company.wish(BEN, Answer(True))
    company.wait(4_000)
    company.wish(CAT, Answer(True))

    company.wish(HOST, Ask(secretly=True))

    assert company.letter()["clocks"] == {"1": 10.0, "2": 10.0}


def test_a_wish_from_before_the_own_secret_answer_is_stale() -> None:
    company = asked_in_secret()
    company.wish(BEN, Answer(True))

    company.wish(BEN, Answer(False), number=1)

    assert company.told(BEN) == [{"type": "refused", "code": "stale", "rule": "", "facts": {"number": 2}, "id": "w3"}]


def test_the_question_is_taken_back_freely_with_its_secret_answers_until_they_are_counted() -> None:
    company = asked_in_secret()
    company.wish(BEN, Answer(True))
    assert company.letter()["take_back"] == {"free": True, "ask": False}

    company.send(HOST, TakeBack("back"))

    assert (company.view["unanswered"], company.steps[-1].back_to) == ([], 0)
    company.wish(HOST, Ask(secretly=True))
    assert company.letter(BEN)["may"] == [{"type": "answer", "yes": True}, {"type": "answer", "yes": False}]
    company.wish(BEN, Answer(True))
    company.wish(CAT, Answer(True))
    assert company.letter()["take_back"] == {"free": False, "ask": True}


def test_the_own_answer_is_not_taken_back_freely() -> None:
    company = asked_in_secret()

    company.wish(BEN, Answer(True))

    assert company.letter(BEN)["take_back"] == {"free": False, "ask": True}


def test_a_secret_answer_does_not_end_a_request() -> None:
    company = playing(BEN, CAT, answer=10)
    for guest in (HOST, BEN, CAT):
        company.wish(guest, Draw())
    company.wish(HOST, Ask(secretly=True))
    company.send(CAT, TakeBack("please"))
    before = company.around()["request"]

    batch = company.wish(BEN, Answer(True))

    assert before is not None
    assert company.around()["request"] == before
    assert {mail.guest for mail in batch.mail} == {BEN}
    company.send(BEN, Agree(False))
    assert company.around()["request"] is None


def test_no_snapshot_is_taken_at_a_secret_answer_so_that_the_question_can_still_be_taken_back() -> None:
    company = playing(BEN, CAT, answer=10)
    for _ in range(SNAPSHOT_EVERY):
        company.wish(HOST, Up(1))
    company.wish(HOST, Ask(secretly=True))
    company.wish(BEN, Answer(True))
    assert company.letter()["take_back"] == {"free": True, "ask": False}
    assert company.shelf.snapshots == {}

    company.wish(CAT, Answer(True))

    assert company.table.match in company.shelf.snapshots


def test_bots_read_only_what_they_are_told() -> None:
    company = playing(BEN, bots=2, answer=10)
    minds = company.table._core.playing.minds.values()  # type: ignore[union-attr]

    company.wish(HOST, Ask(secretly=True))
    company.wish(BEN, Answer(True))

    assert len(company.steps) == 5
    assert [mind.bot.read_numbers for mind in minds] == [[0, 1, 2, 3]] * 2  # type: ignore[union-attr]


def asked_by_post_whoever_missed_much() -> Company:
    """Ben is here, but let two days pass; then the host asks him and Cat in secret. Dan looks on."""
    company = playing(BEN, CAT, turn=86_400, answer=86_400)
    company.come(DAN)
    for _ in range(2):
        company.wish(HOST, Ask())
        company.wish(CAT, Answer(True))
        company.wait(86_400_000)
    company.wish(HOST, Ask(secretly=True))
    return company


def says(company: Company) -> list[bool]:
    return [seat["has_say"] for seat in company.around(DAN)["seats"]]


def test_a_secret_answer_wins_a_say_back_only_when_all_have_answered() -> None:
    company = asked_by_post_whoever_missed_much()

    batch = company.wish(BEN, Answer(True))

    assert [(mail.guest, mail.kind) for mail in batch.mail] == [(BEN, "granted"), (BEN, "letter")]
    assert says(company) == [True, False, True]
    company.wish(CAT, Answer(True))
    assert [seat["has_say"] for seat in company.told(DAN, "around")[-1]["seats"]] == [True, True, True]


def test_a_restart_does_not_tell_who_has_answered_after_many_misses() -> None:
    company = asked_by_post_whoever_missed_much()
    company.wish(BEN, Answer(True))

    company.restart()

    company.come(DAN)
    assert says(company) == [True, False, True]


def test_whoever_reloads_after_many_misses_has_as_much_time_answered_or_not() -> None:
    clocks = []
    for answers in (False, True):
        company = asked_by_post_whoever_missed_much()
        company.wait(3_600_000)
        if answers:
            company.wish(BEN, Answer(True))
        company.go(BEN)
        company.come(BEN)
        clocks.append(company.letter(DAN)["clocks"])

    assert clocks[0] == clocks[1]
