"""Who gets in, and who makes room."""

import pytest

from wayout.server import descriptors
from wayout.server.crowd import Crowd
from wayout.server.limits import Limits
from wayout.table.allowance import Rate

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Wire:
    """A connection that can be cut."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def crowd(silent: int = 10, all_of_one: int = 10, room: int = 10, behind_proxy: bool = False) -> Crowd:
    limits = Limits(silent_per_address=silent, connections_per_address=all_of_one)
    return Crowd(limits, room, behind_proxy)


def come(to: Crowd, count: int, address: str = HERE) -> list[Wire]:
    wires = [Wire() for _ in range(count)]
    for wire in wires:
        assert to.enter(wire, address)
    return wires


def test_an_address_asks_no_faster_than_it_may_over_however_many_connections() -> None:
    house = Crowd(Limits(questions_per_address=Rate(0.001, 2)), 10)
    one, other = come(house, 2)
    (there,) = come(house, 1, THERE)

    assert [house.may_ask(wire) for wire in (one, other, one, there)] == [True, True, False, True]


def test_behind_a_proxy_addresses_tell_nothing_of_who_asks() -> None:
    house = Crowd(Limits(questions_per_address=Rate(0.001, 2)), 10, behind_proxy=True)
    (proxy,) = come(house, 1)

    assert all(house.may_ask(proxy) for _ in range(10))


def test_of_too_many_silent_ones_of_an_address_the_oldest_goes() -> None:
    house = crowd(silent=2)

    first, *others = come(house, 3)
    there = come(house, 2, THERE)

    assert first.cut
    assert not any(wire.cut for wire in [*others, *there])
    assert len(house) == 4


def test_whoever_asked_is_not_cut_and_falls_silent_again_as_the_newest() -> None:
    house = crowd(silent=2)
    asking, second = come(house, 2)

    house.speaks(asking)
    (third,) = come(house, 1)
    house.falls_silent(asking)
    cut_before = second.cut
    come(house, 1)

    assert (cut_before, second.cut, third.cut, asking.cut) == (False, True, False, False)


def test_an_address_may_hold_only_so_many_in_all() -> None:
    house = crowd(all_of_one=2)
    for wire in come(house, 2):
        house.speaks(wire)

    assert not house.enter(Wire(), HERE)
    assert house.enter(Wire(), THERE)


def test_in_a_full_house_the_longest_silent_makes_room_whosever_it_is() -> None:
    house = crowd(room=3)
    (first,) = come(house, 1, THERE)
    come(house, 2)

    come(house, 1)

    assert first.cut
    assert len(house) == 3


def test_a_house_full_of_those_who_asked_takes_nobody_until_one_leaves() -> None:
    house = crowd(room=2)
    wires = come(house, 2)
    for wire in wires:
        house.speaks(wire)

    assert not house.enter(Wire(), THERE)
    house.leave(wires[0])
    house.leave(wires[0])
    assert house.enter(Wire(), THERE)


def test_behind_a_proxy_addresses_tell_nothing() -> None:
    house = crowd(silent=1, all_of_one=1, behind_proxy=True)

    assert not any(wire.cut for wire in come(house, 10))


def test_who_was_cut_says_nothing_more() -> None:
    house = crowd(silent=1)
    cut, _ = come(house, 2)

    house.speaks(cut)
    house.falls_silent(cut)

    assert len(house) == 1


def test_all_descriptors_but_a_reserve_are_for_connections() -> None:
    resource = pytest.importorskip("resource")

    room = descriptors.room()

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == hard or hard == resource.RLIM_INFINITY
    assert room == soft - descriptors.RESERVE


def test_sockets_leave_room_for_questions() -> None:
    assert Limits(sockets=4000).within(1000).sockets == 750
    assert Limits(sockets=10).within(1000).sockets == 10
