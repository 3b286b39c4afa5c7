"""What is around the game, as everybody is told it."""

from typing import Any

import msgspec
import pytest

from tests.table.climb import Pass
from tests.table.company import BEN, CAT, HOST, Company, playing
from wayout.table.messages import Around, SetPace


def test_everybody_is_told_the_same_but_who_they_are() -> None:
    company = playing(BEN)
    company.come(CAT)
    company._take(company.table.open_screen(CAT, "a screen", company.now))

    batch = company.send(HOST, SetPace("calm"))

    told = {mail.guest: msgspec.json.decode(mail.data, type=Around) for mail in batch.mail}
    assert told.keys() == {HOST, BEN, CAT, ""}
    assert {guest: around.you.seat for guest, around in told.items()} == {HOST: 0, BEN: 1, CAT: None, "": None}
    assert [guest for guest, around in told.items() if around.you.host] == [HOST]
    assert all(around.you.guest == guest for guest, around in told.items())
    assert len({msgspec.json.encode(msgspec.structs.replace(one, you=told[HOST].you)) for one in told.values()}) == 1


def test_who_one_is_comes_last_so_that_all_else_is_written_once() -> None:
    assert Around.__struct_fields__[-1] == "you"


@pytest.mark.parametrize(("seconds", "has_say"), [(60, False), (86_400, True)])
def test_who_is_away_has_a_say_by_post_alone(seconds: int, has_say: bool) -> None:
    company = playing(BEN, bots=1, turn=seconds)
    company.go(BEN)

    seats = company.around()["seats"]

    assert [seat["here"] for seat in seats] == [True, False, True]
    assert [seat["has_say"] for seat in seats] == [has_say, has_say, False]


def test_whose_time_runs_out_again_and_again_is_told_to_have_no_say_until_they_play() -> None:
    company = playing(BEN, turn=86_400)
    for _ in range(2):
        company.wish(HOST, Pass())
        company.wait(86_400_000)
    assert [seat["has_say"] for seat in last_told(company)["seats"]] == [True, False]

    company.wish(HOST, Pass())
    company.wish(BEN, Pass())

    assert [seat["has_say"] for seat in last_told(company)["seats"]] == [True, True]


def last_told(company: Company) -> dict[str, Any]:
    return next(message for message in reversed(company.inbox[HOST]) if message["type"] == "around")
