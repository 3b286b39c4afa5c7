"""Take-back: as far as nobody learned anything; further only if all agree."""

from typing import Any

from tests.table.climb import Draw, Light, Pass, Up
from tests.table.company import BEN, CAT, HOST, Company, playing
from wayout.table.messages import Agree, AskPause, TakeBack
from wayout.table.take_back import MOST_BACKS

NO_WAY = {"free": False, "ask": False}
FREE = {"free": True, "ask": False}
ASK = {"free": False, "ask": True}


def offers(company: Company) -> list[Any]:
    return [company.letter(guest)["take_back"] for guest in (HOST, BEN)]


def test_a_step_from_which_nobody_learned_anything_is_taken_back_freely() -> None:
    company = playing(BEN)
    assert offers(company) == [NO_WAY, NO_WAY]
    company.wish(HOST, Up(1))
    company.wish(HOST, Up(2))
    assert offers(company) == [FREE, NO_WAY]

    company.send(HOST, TakeBack("back"))

    assert company.view["heights"] == [1, 0]
    assert company.told(HOST, "granted") == [{"type": "granted", "id": "back", "number": 3}]
    assert company.told(BEN, "letter")[0]["happened"] == []
    assert company.steps[-1].back_to == 1
    company.send(HOST, TakeBack("further back"))
    assert company.view["heights"] == [0, 0]


def test_everybody_is_told_once_who_took_a_step_back() -> None:
    company = playing(BEN)

    def told(guest: str) -> object:
        return company.told(guest, "letter")[-1]["taken_back"]

    company.wish(HOST, Up(1))
    assert [told(HOST), told(BEN)] == [None, None]
    company.send(HOST, TakeBack("back"))
    assert [told(HOST), told(BEN)] == [0, 0]
    company.wish(HOST, Up(2))
    assert [told(HOST), told(BEN)] == [None, None]


def test_taking_back_twice_with_one_id_takes_back_once() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(1))
    company.wish(HOST, Up(2))
    company.send(HOST, TakeBack("back"))

    batch = company.send(HOST, TakeBack("back"))

    assert batch.rows == []
    assert company.view["heights"] == [1, 0]


def test_a_wish_from_before_a_take_back_is_stale() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(1))
    company.wish(HOST, Pass())
    company.send(HOST, TakeBack("back"))

    company.wish(BEN, Up(2), number=2)

    assert company.refusal(BEN) == "stale"


def test_once_somebody_learned_something_all_must_agree() -> None:
    company = playing(BEN, CAT)
    company.wish(HOST, Draw())
    assert offers(company) == [ASK, NO_WAY]

    company.send(HOST, TakeBack("please"))
    assert company.around()["request"] == {
        "kind": "take_back",
        "by": 0,
        "yes": [0],
        "waiting": [1, 2],
        "game": None,
        "seconds": 60.0,
    }
    company.send(BEN, Agree(True))
    assert company.letter(HOST)["view"]["counts"] == [2, 1, 1]
    company.send(CAT, Agree(True))

    assert company.letter(HOST)["view"]["counts"] == [1, 1, 1]
    assert company.view["turn"] == 0
    assert company.told(HOST, "granted") == [{"type": "granted", "id": "please", "number": 2}]


def test_once_somebody_else_has_played_all_must_agree() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(1))
    company.wish(HOST, Pass())

    company.wish(BEN, Up(1))

    assert offers(company) == [ASK, FREE]


def test_asking_again_with_the_same_id_changes_nothing() -> None:
    company = playing(BEN)
    company.wish(HOST, Draw())
    company.send(HOST, TakeBack("please"))

    batch = company.send(HOST, TakeBack("please"))

    assert (batch.rows, batch.mail) == ([], [])
    company.send(BEN, AskPause())
    assert company.refusal(BEN) == "request_open"


def test_playing_on_is_an_answer_too() -> None:
    company = playing(BEN)
    company.wish(HOST, Draw())
    company.send(HOST, TakeBack("please"))

    company.wish(BEN, Up(1))

    assert company.around()["request"] is None
    assert company.view["heights"] == [0, 1]


def test_what_a_timer_played_is_not_taken_back() -> None:
    company = playing(BEN, turn=20)
    company.wait(20_000)
    assert offers(company) == [NO_WAY, NO_WAY]

    company.send(HOST, TakeBack("back"))

    assert company.refusal(HOST) == "nothing_to_take_back"


def test_a_fuse_that_was_lit_and_taken_back_does_not_burn() -> None:
    company = playing(BEN)
    company.wish(HOST, Light())
    company.send(HOST, TakeBack("back"))

    company.wait(10_000)

    assert company.view["bursts"] == 0


def test_a_take_back_is_remembered_over_a_restart() -> None:
    company = playing(BEN)
    for _ in range(3):
        company.wish(HOST, Up(1))
    company.send(HOST, TakeBack("one"))
    company.wish(HOST, Up(2))
    company.send(HOST, TakeBack("two"))
    before = company.letter(HOST)

    company.restart()
    company.come(HOST, BEN)

    assert company.letter(HOST) == before
    company.send(HOST, TakeBack("three"))
    assert company.view["heights"] == [1, 0]


def test_nobody_holds_the_table_up_by_going_back_and_forth() -> None:
    company = playing(BEN, turn=20)
    for number in range(MOST_BACKS):
        company.wait(19_000)
        company.wish(HOST, Up(1))
        assert offers(company)[0] == FREE
        company.send(HOST, TakeBack(f"back {number}"))
    company.wish(HOST, Up(1))
    assert offers(company)[0] == NO_WAY
    company.restart()
    company.come(HOST, BEN)

    company.send(HOST, TakeBack("once more"))

    assert company.refusal(HOST) == "nothing_to_take_back"
    assert company.view["heights"] == [1, 0]


def test_once_everybody_has_learned_something_one_may_go_back_again() -> None:
    company = playing(BEN)
    for number in range(MOST_BACKS):
        company.wish(HOST, Up(1))
        company.send(HOST, TakeBack(f"back {number}"))
    company.wish(HOST, Draw())
    company.wait(5_000)
    company.wish(BEN, Pass())

    company.wish(HOST, Up(1))

    assert offers(company)[0] == FREE
