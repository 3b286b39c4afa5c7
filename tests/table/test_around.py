"""What is around the game, as everybody is told it."""

import msgspec

from tests.table.company import BEN, CAT, HOST, playing
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
