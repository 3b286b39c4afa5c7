"""What is printed on the calendar: TMP-2.15."""

from collections import Counter
from itertools import pairwise

import pytest

from wayout.games.temple import GAME
from wayout.games.temple.modules.calendar.almanac import ALMANAC, BrokenCalendar, full_stack, read_almanac

SOUND = """
swap = "KKK"
[tiles]
sun = 1
[eternal]
spaces = ["sun"]
[doomed]
spaces = ["sun"]
bars = [0, 0, 0]
keys = [3, 0]
"""


def test_2_15_nine_tiles_of_which_four_are_suns() -> None:
    assert Counter(full_stack()) == {"sun": 4, "moon": 3, "gear": 2}


def test_2_15_the_eternal_side_can_be_finished_and_neighbours_differ() -> None:
    spaces = ALMANAC.eternal.spaces

    assert Counter(spaces) == Counter(full_stack())
    assert all(one != other for one, other in pairwise(spaces))


def test_2_15_the_doomed_side_has_nine_spaces_three_bars_and_keys() -> None:
    doomed = ALMANAC.doomed

    assert (len(doomed.spaces), doomed.bars) == (9, (1, 4, 8))
    assert doomed.keys == (3, 3, 3, 3, 3, 3, 3, 2, 1, 0)


def test_the_catalogue_tells_both_sides() -> None:
    calendar = GAME.catalogue["calendar"]

    assert isinstance(calendar, dict)
    assert calendar["swap"] == "KKK"
    assert calendar["doomed"] == {"spaces": ALMANAC.doomed.spaces, "bars": (1, 4, 8), "keys": ALMANAC.doomed.keys}


@pytest.mark.parametrize(
    ("sound", "broken"),
    [
        ('spaces = ["sun"]\nbars', 'spaces = ["comet"]\nbars'),
        ('swap = "KKK"', 'swap = "KKB"'),
        ("keys = [3, 0]", "keys = [3]"),
        ("bars = [0, 0, 0]", "bars = [0, 0]"),
        ("sun = 1", "sun = many"),
        ("sun = 1", 'sun = "one"'),
    ],
)
def test_a_broken_calendar_is_noticed(sound: str, broken: str) -> None:
    assert read_almanac(SOUND).swap == "KKK"
    with pytest.raises(BrokenCalendar):
        read_almanac(SOUND.replace(sound, broken))
