"""Wishes: played once, kept before told, refused without a trace."""

from typing import Any

import msgspec
import pytest

from tests.table.climb import Answer, Ask, Draw, GoAway, Light, Pass, Stumble, Up
from tests.table.company import BEN, CAT, HOST, Company, playing
from wayout.kernel.codec import encode
from wayout.kernel.play import Action
from wayout.store.rows import StepKept, TableSaved
from wayout.table.messages import Leave, Ready, Start, Wish


def test_a_wish_is_kept_granted_and_told_to_everybody() -> None:
    company = playing(BEN)

    batch = company.wish(HOST, Up(2), id="first")

    assert [row for row in batch.rows if isinstance(row, StepKept)] == batch.rows
    assert company.told(HOST, "granted") == [{"type": "granted", "id": "first", "number": 1}]
    assert company.told(BEN, "letter")[0]["happened"] == [{"type": "climbed", "seat": 0, "steps": 2}]
    assert company.view["heights"] == [2, 0]


def test_the_same_wish_twice_is_played_once() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(2), id="same")

    batch = company.wish(HOST, Up(2), id="same", number=0)

    assert batch.rows == []
    assert company.told(HOST) == [{"type": "granted", "id": "same", "number": 1}]
    assert company.told(BEN) == []
    assert company.view["heights"] == [2, 0]


def test_two_seats_may_use_the_same_id() -> None:
    company = playing(BEN)
    company.wish(HOST, Pass(), id="same")

    company.wish(BEN, Up(1), id="same")

    assert company.view["heights"] == [0, 1]


def test_a_wish_granted_before_the_restart_is_not_played_again() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(2), id="same")
    company.restart()
    company.come(HOST, BEN)

    company.wish(HOST, Up(2), id="same", number=0)

    assert company.told(HOST, "granted") == [{"type": "granted", "id": "same", "number": 1}]
    assert company.view["heights"] == [2, 0]


def test_a_wish_whose_id_was_forgotten_is_stale_not_played_again() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(1), id="old")
    for _ in range(40):
        company.wish(HOST, Up(1))

    company.wish(HOST, Up(1), id="old", number=0)

    assert company.refusal(HOST) == "stale"
    assert company.view["heights"] == [41, 0]


def test_a_double_click_is_not_two_steps() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(1), number=0)

    company.wish(HOST, Up(1), number=0)

    assert company.refusal(HOST) == "stale"


def test_a_wish_may_answer_an_older_letter_if_the_seat_is_still_asked_the_same() -> None:
    company = playing(BEN, CAT)
    company.wish(HOST, Ask())
    asked = company.number
    company.wish(BEN, Answer(True), number=asked)

    company.wish(CAT, Answer(False), number=asked)

    assert company.refusal(CAT) is None
    assert company.view["unanswered"] == []


def test_a_letter_from_the_future_is_not_believed() -> None:
    company = playing(BEN)

    company.wish(HOST, Up(1), number=7)

    assert company.refusal(HOST) == "stale"


@pytest.mark.parametrize(
    ("guest", "action", "code"),
    [(BEN, Up(1), "not_your_turn"), (HOST, Up(3), "too_far"), (HOST, Answer(True), "not_asked")],
)
def test_the_rules_say_no_with_code_facts_and_rule(guest: str, action: Action[Any], code: str) -> None:
    company = playing(BEN)
    before = company.letter(HOST)

    batch = company.wish(guest, action, id="no")

    [refused] = company.told(guest)
    assert (refused["code"], refused["id"]) == (code, "no")
    assert refused["rule"].startswith("C-")
    assert batch.rows == []
    assert [mail.guest for mail in batch.mail] == [guest]
    assert company.letter(HOST) == before


@pytest.mark.parametrize("action", [b"7", b"{}", b'{"type":"fly"}', b'{"type":"up","steps":"two"}', b"[[[]]]", b"null"])
def test_what_is_no_action_is_malformed(action: bytes) -> None:
    company = playing(BEN)

    batch = company.send(HOST, Wish("bad", 0, msgspec.Raw(action)))

    assert company.refusal(HOST) == "malformed"
    assert batch.rows == []


def test_nobody_can_wish_for_what_the_table_plays_when_somebody_leaves() -> None:
    company = playing(BEN)

    batch = company.wish(HOST, GoAway())

    assert company.refusal(HOST) == "malformed"
    assert batch.rows == []


@pytest.mark.parametrize("id", ["", "x" * 65])
def test_an_id_has_a_length(id: str) -> None:
    company = playing(BEN)

    company.send(HOST, Wish(id, 0, msgspec.Raw(encode(Up(1)))))

    assert company.refusal(HOST) == "malformed"


def test_a_failure_in_the_rules_leaves_things_as_they_were() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(1))
    before = company.letter(HOST)

    batch = company.wish(HOST, Stumble())

    assert company.refusal(HOST) == "internal"
    assert [str(trouble.__cause__) for trouble in batch.troubles] == ["stumbled"]
    assert batch.rows == []
    assert company.letter(HOST) == before
    company.wish(HOST, Up(1))
    assert company.view["heights"] == [2, 0]


def test_who_is_not_seated_or_not_at_the_table_plays_nothing() -> None:
    company = playing(BEN)
    company.come(CAT)

    company.wish(CAT, Up(1))
    assert company.refusal(CAT) == "not_seated"

    company.wish("stranger", Up(1))
    assert company.refusal("stranger") == "not_at_table"


def test_no_wish_without_a_match() -> None:
    company = Company()
    company.come(HOST)

    company.wish(HOST, Up(1), number=0)

    assert company.refusal(HOST) == "no_match"


def test_wishes_are_held_while_everybody_is_to_look_and_then_played_in_order() -> None:
    company = playing(BEN, pace=1.0)
    company.wish(HOST, Draw())

    early = company.wish(BEN, Up(2), id="early")
    again = company.wish(BEN, Up(2), id="early")

    assert (early.rows, early.mail, again.mail) == ([], [], [])
    company.wait(1_199)
    assert company.view["heights"] == [0, 0]
    company.wait(1)
    assert company.view["heights"] == [0, 2]
    assert {"type": "granted", "id": "early", "number": 2} in company.inbox[BEN]


def test_a_held_wish_may_still_be_refused() -> None:
    company = playing(BEN, pace=1.0)
    company.wish(HOST, Draw())

    company.wish(HOST, Up(1), id="not mine")
    company.wait(1_200)

    assert company.inbox[HOST][-1]["code"] == "not_your_turn"


def test_only_so_many_wishes_are_held() -> None:
    company = playing(BEN, pace=1.0)
    company.wish(HOST, Draw())
    for _ in range(4):
        company.wish(BEN, Up(1))

    company.wish(BEN, Up(1))

    assert company.refusal(BEN) == "too_many_wishes"


def test_a_held_wish_is_refused_when_the_match_ends_before_its_turn() -> None:
    company = playing(BEN, pace=1.0, grace=-1, turn=60)
    company.wish(HOST, Draw())
    company.wish(BEN, Up(2), id="early")

    company.send(HOST, Leave())

    assert company.table.status == "over"
    [refused] = company.told(BEN, "refused")
    assert (refused["id"], refused["code"]) == ("early", "match_over")


def test_what_time_changes_comes_before_a_later_wish_and_at_its_own_moment() -> None:
    company = playing(BEN)
    company.wish(HOST, Light())
    lit = company.steps[-1].at
    company.now += 60_000

    company.wish(HOST, Up(1))

    tick, up = company.steps[-2:]
    assert (tick.by, tick.at, up.at) == ("table", lit + 5_000, 60_000)
    assert company.view["bursts"] == 1


def test_a_finished_match_takes_no_more_wishes() -> None:
    company = playing(BEN)
    finish(company)

    company.wish(HOST, Up(1))
    assert company.refusal(HOST) == "match_over"
    company.wish(HOST, Up(2), id="w500")
    assert company.told(HOST, "granted") == [{"type": "granted", "id": "w500", "number": 500}]


def finish(company: Company) -> None:
    for _ in range(500):
        company.wish(HOST, Up(2))
    assert company.table.status == "over"


def test_the_end_is_kept_and_listed() -> None:
    company = playing(BEN)
    match = company.table.match
    assert match is not None

    finish(company)

    assert msgspec.json.decode(company.shelf.ended[match])["outcome"] == "reached"
    assert company.around()["past"] == [
        {
            "match": match,
            "outcome": "reached",
            "winners": [0],
            "names": ["Hanna", "Ben"],
            "game": "climb",
            "guests": [HOST, BEN],
            "colours": [0, 1],
            "together": False,
        },
    ]
    assert company.letter(BEN)["may"] == []


def test_long_matches_are_snapshotted_and_load_from_there() -> None:
    company = playing(BEN)
    for _ in range(60):
        company.wish(HOST, Up(1))
        company.wish(HOST, Draw())
        company.wish(BEN, Pass())
    before = company.letter(BEN)
    assert company.table.match is not None
    kept = company.shelf.kept(company.table.match)
    assert kept is not None
    assert len(kept.lines) < 52

    company.restart()
    company.come(HOST, BEN)

    assert company.letter(BEN) == before


def test_a_plain_step_does_not_write_the_whole_table() -> None:
    company = playing(BEN)

    batch = company.wish(HOST, Up(1))

    assert not any(isinstance(row, TableSaved) for row in batch.rows)


def test_only_messages_of_the_lobby_change_the_lobby() -> None:
    company = playing(BEN)

    company.send(BEN, Ready(True))
    assert company.refusal(BEN) == "not_gathering"
    company.send(HOST, Start())
    assert company.refusal(HOST) == "not_gathering"
