"""Guests as they are kept, and how they move."""

from time import monotonic

import pytest

from tests.server.company import MoodyStore
from wayout.kernel.play import IllegalAction
from wayout.server import guests as module
from wayout.server.guests import Guests
from wayout.server.identity import Signer
from wayout.table.house import Guest

SIGNER = Signer(b"k" * 32)


async def test_whoever_never_gave_a_name_has_none(store: MoodyStore) -> None:
    assert await Guests(store).get("anna") == Guest("anna", "")


async def test_a_name_is_kept_as_it_will_be_shown(store: MoodyStore) -> None:
    guests = Guests(store)

    renamed = await guests.rename("anna", " Anna \u202e ", 2)

    assert renamed == Guest("anna", "Anna", 2)
    assert await guests.get("anna") == renamed


async def test_a_colour_that_is_not_there_is_refused(store: MoodyStore) -> None:
    with pytest.raises(IllegalAction):
        await Guests(store).rename("anna", "Anna", 8)


async def test_a_token_is_good_once(store: MoodyStore) -> None:
    guests, anna = Guests(store), SIGNER.new()
    token = guests.start_move(anna)

    assert guests.finish_move("another") is None
    assert guests.finish_move(token) == anna
    assert guests.finish_move(token) is None


async def test_a_new_token_replaces_the_old_one(store: MoodyStore) -> None:
    guests, anna, ben = Guests(store), SIGNER.new(), SIGNER.new()
    old, of_ben = guests.start_move(anna), guests.start_move(ben)
    new = guests.start_move(anna)

    assert guests.finish_move(old) is None
    assert guests.finish_move(new) == anna
    assert guests.finish_move(of_ben) == ben


async def test_a_token_is_good_for_ten_minutes(store: MoodyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    guests, now = Guests(store), monotonic()
    early, late = guests.start_move(SIGNER.new()), guests.start_move(SIGNER.new())

    monkeypatch.setattr(module, "monotonic", lambda: now + 599)
    assert guests.finish_move(early) is not None
    monkeypatch.setattr(module, "monotonic", lambda: now + 602)
    assert guests.finish_move(late) is None


async def test_tokens_cannot_fill_the_house(store: MoodyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_MOVES", 2)
    guests = Guests(store)
    tokens = [guests.start_move(SIGNER.new()) for _ in range(3)]

    assert [guests.finish_move(token) is not None for token in tokens] == [False, True, True]
