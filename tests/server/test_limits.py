"""Buckets and counts."""

from dataclasses import replace

import pytest

from wayout.server import limits
from wayout.server.limits import Bucket, Buckets, Guard, Limits
from wayout.table.allowance import Rate


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "monotonic", made)
    return made


def test_a_bucket_gives_what_is_in_it_and_then_as_fast_as_it_fills(clock: Clock) -> None:
    bucket = Bucket(Rate(per_second=2, at_once=3))

    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_their_own(clock: Clock) -> None:
    buckets = Buckets(Rate(1, 1))

    assert buckets.take("anna")
    assert not buckets.take("anna")
    assert buckets.take("ben")


def test_a_long_book_forgets_those_whose_bucket_is_full_again(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_AT", 2)
    buckets = Buckets(Rate(1, 2))
    hasty = buckets.of("hasty")
    hasty.take()
    calm = buckets.of("calm")

    buckets.of("newcomer")

    assert buckets.of("hasty") is hasty
    assert buckets.of("calm") is not calm


def test_limits_scale_together() -> None:
    generous = Limits().times(10)

    assert generous.sockets == 10 * Limits().sockets
    assert generous.messages_per_link == Rate(300, 1500)


@pytest.mark.parametrize(
    "tight", [Limits(sockets=1), Limits(sockets_per_guest=1), Limits(sockets_per_address=1)], ids=str
)
def test_a_socket_too_many_stays_outside_until_another_leaves(tight: Limits) -> None:
    guard = Guard(tight)

    assert guard.enter("anna", "::1")
    assert not guard.enter("anna", "::1")
    guard.leave("anna", "::1")
    assert guard.enter("anna", "::1")


def test_tables_are_limited_by_guest_and_by_address() -> None:
    guard = Guard(Limits(tables_per_guest=Rate(0, 1), tables_per_address=Rate(0, 2)))

    assert guard.may_open_table("anna", "::1")
    assert not guard.may_open_table("anna", "::1")
    assert guard.may_open_table("ben", "::1")
    assert not guard.may_open_table("cleo", "::1")
    assert guard.may_open_table("cleo", "::2")


def test_messages_are_limited_by_guest_and_by_address() -> None:
    guard = Guard(Limits(messages_per_guest=Rate(0, 1), messages_per_address=Rate(0, 2)))

    def may_speak(guest: str, address: str) -> bool:
        return all(bucket.take() for bucket in guard.messages(guest, address))

    assert may_speak("anna", "::1")
    assert not may_speak("anna", "::2")
    assert may_speak("ben", "::1")
    assert not may_speak("cleo", "::1")


def test_however_many_guests_an_address_brings_they_say_600_things_at_once_and_then_240_a_second(clock: Clock) -> None:
    guard = Guard(Limits())
    guests = [f"guest {number}" for number in range(85)]

    def said(times: int) -> int:
        spoken = [all(bucket.take() for bucket in guard.messages(guest, "::1")) for guest in guests * times]
        return sum(spoken)

    assert said(10) == 600
    clock.now += 1
    assert said(10) == 240


def test_an_address_has_some_screens_at_a_table_and_room_for_more_when_one_goes() -> None:
    guard = Guard(replace(Limits(), screens_per_address=1))

    with guard.screen("ABCD", "here") as first, guard.screen("ABCD", "here") as second:
        assert (first, second) == (True, False)
        with guard.screen("ABCD", "there") as elsewhere, guard.screen("EFGH", "here") as another:
            assert (elsewhere, another) == (True, True)
    with guard.screen("ABCD", "here") as again:
        assert again


def test_places_at_a_table_are_counted_beside_its_screens() -> None:
    guard = Guard(replace(Limits(), screens_per_address=1, places_per_address=1))

    with guard.screen("ABCD", "here"), guard.place("ABCD", "here") as first, guard.place("ABCD", "here") as second:
        assert (first, second) == (True, False)
