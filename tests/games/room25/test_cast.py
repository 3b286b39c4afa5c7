"""The eight characters (R25-1.1, R25-4.2), and what the reader of their file refuses."""

from importlib import resources

import pytest

import wayout.games.room25
from wayout.games.room25.cast import CAST, BrokenCast, read_cast

SHEET = (resources.files(wayout.games.room25) / "data" / "characters.toml").read_text("utf-8")


def test_r25_1_1_there_are_eight_characters_in_a_fixed_order() -> None:
    assert list(CAST) == ["alice", "jennifer", "max", "kevin", "franck", "emmett", "sarah", "bruce"]


def test_r25_1_1_they_make_four_duos() -> None:
    duos = {frozenset((one.id, one.duo)) for one in CAST.values()}
    assert duos == {
        frozenset(duo) for duo in (("alice", "max"), ("jennifer", "franck"), ("kevin", "emmett"), ("sarah", "bruce"))
    }


def test_r25_4_2_each_brings_what_belongs_to_it() -> None:
    assert {name: one.empties for name, one in CAST.items() if one.empties} == {"sarah": 2, "bruce": 1}
    assert {name: one.locks for name, one in CAST.items() if one.locks} == {"emmett": 2}
    assert [name for name, one in CAST.items() if one.hides] == ["alice", "bruce"]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("characters = [", "characters = [[", "Unclosed array"),
        ('id = "max"', 'id = "moritz"', "the characters are not"),
        ('duo = "max"', 'duo = "kevin"', "alice and kevin are no duo"),
        ('duo = "max"', 'duo = "alice"', "alice and alice are no duo"),
        ('duo = "max"', 'duo = "nobody"', "alice and nobody are no duo"),
        ("empties = 2", "empties = -2", "empties"),
        ("hides = true", "hides = 1", "hides"),
        ("locks = 2", "keys = 2", "keys"),
    ],
)
def test_a_broken_file_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(BrokenCast, match=why):
        read_cast(SHEET.replace(old, new, 1))
