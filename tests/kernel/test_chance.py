"""Luck: the same seed, the same luck; a script is obeyed; no luck means none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wayout.kernel.chance import NoLuck, Scripted, ScriptedLuckDiffers, Seeded


@given(st.integers(), st.integers(1, 60))
def test_the_same_seed_gives_the_same_luck(seed: int, many: int) -> None:
    one, two = Seeded(seed), Seeded(seed)
    items = list(range(many))

    assert one.shuffled(items) == two.shuffled(items)
    assert one.pick(items) == two.pick(items)
    assert one.below(many) == two.below(many)
    assert one.odds(0.5) == two.odds(0.5)


@given(st.integers(), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_every_item_and_leaves_the_list_alone(seed: int, items: list[int]) -> None:
    before = list(items)

    assert sorted(Seeded(seed).shuffled(items)) == sorted(before)
    assert items == before


@given(st.integers(), st.integers(0, 30))
def test_a_stream_is_untouched_by_what_others_draw(seed: int, drawn: int) -> None:
    quiet, busy = Seeded(seed), Seeded(seed)
    for _ in range(drawn):
        busy.below(6)

    assert [quiet.stream("dice").below(1000) for _ in range(3)] == [busy.stream("dice").below(1000) for _ in range(3)]


def test_streams_of_different_names_differ() -> None:
    chance = Seeded(1)
    rolls = {name: [luck.below(1000) for _ in range(8)] for name, luck in ((n, chance.stream(n)) for n in ("a", "b"))}

    assert rolls["a"] != rolls["b"]


def test_every_item_is_picked_in_the_long_run() -> None:
    chance = Seeded(5)

    assert {chance.pick("abc") for _ in range(200)} == set("abc")


def test_a_script_is_obeyed_in_order() -> None:
    luck = Scripted([2, "b", ["z", "y"], True])

    assert luck.below(3) == 2
    assert luck.pick("abc") == "b"
    assert luck.shuffled(["y", "z"]) == ["z", "y"]
    assert luck.stream("any").odds(0.1)
    assert luck.used_up


@pytest.mark.parametrize(
    ("script", "ask"),
    [
        ([3], lambda luck: luck.below(3)),
        (["d"], lambda luck: luck.pick("abc")),
        ([["y"]], lambda luck: luck.shuffled(["y", "z"])),
        ([], lambda luck: luck.odds(0.5)),
    ],
)
def test_a_script_that_does_not_fit_is_an_error(script: list[object], ask: object) -> None:
    assert callable(ask)
    with pytest.raises(ScriptedLuckDiffers):
        ask(Scripted(script))


def test_no_luck_is_none_at_all() -> None:
    with pytest.raises(ScriptedLuckDiffers):
        NoLuck().below(2)


@given(st.integers() | st.text(), st.integers(0, 30))
def test_a_clone_has_the_same_luck_and_is_drawn_apart(seed: int | str, drawn: int) -> None:
    luck = Seeded(seed)
    for _ in range(drawn):
        luck.odds(0.5)

    one, two = luck.clone(), luck.clone()
    rolls = [one.below(1000) for _ in range(5)]

    assert [two.below(1000) for _ in range(5)] == rolls
    assert [luck.below(1000) for _ in range(5)] == rolls
    assert luck.clone().stream("dice").shuffled(range(40)) == luck.stream("dice").shuffled(range(40))


def test_a_clone_of_a_script_has_what_is_left_of_it() -> None:
    luck = Scripted([1, 2])
    luck.below(3)

    assert luck.clone().below(3) == 2
    assert not luck.used_up
