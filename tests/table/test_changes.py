"""What is different between two views."""

from collections.abc import Mapping

import msgspec

from wayout.table.changes import changes


class Seen(msgspec.Struct, frozen=True):
    depot: int
    vote: dict[str, int] | None
    seats: Mapping[str, list[int] | None]


def test_fields_that_are_equal_are_left_out() -> None:
    assert changes(Seen(3, None, {"0": [1]}), Seen(3, None, {"0": [1]})) == ({}, [], {})


def test_a_field_that_differs_is_told_whole() -> None:
    assert changes(Seen(3, None, {}), Seen(2, {"yes": 1}, {})) == ({"depot": 2, "vote": {"yes": 1}}, [], {})


def test_of_a_field_with_keys_only_those_that_differ_are_told() -> None:
    before, after = {"0": [1], "1": [2], "2": [3]}, {"0": [1], "1": [9], "3": [4]}

    assert changes(Seen(3, None, before), Seen(3, None, after)) == (
        {"seats": {"1": [9], "3": [4]}},
        ["seats"],
        {"seats": ["2"]},
    )


def test_a_field_that_becomes_nothing_is_told_as_nothing() -> None:
    assert changes(Seen(3, {"yes": 1}, {}), Seen(3, None, {})) == ({"vote": None}, [], {})


def test_nothing_under_a_key_is_a_value_like_any_other() -> None:
    before: dict[str, list[int] | None] = {"0": [1], "1": [2]}

    assert changes(Seen(3, None, before), Seen(3, None, {"0": None})) == (
        {"seats": {"0": None}},
        ["seats"],
        {"seats": ["1"]},
    )
