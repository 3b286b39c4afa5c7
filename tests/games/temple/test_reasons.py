"""What cannot be done is told without a try, for the reason that the rules would give (TMP-4.5)."""

from tests.games.temple.reasons import REASONS, situations, written


def test_every_reason_that_is_told_ahead_is_the_one_of_the_rules() -> None:
    assert REASONS.read_text(encoding="utf-8") == written(), "write it anew: python -m tests.games.temple.reasons"


def test_every_deed_and_way_is_among_the_situations() -> None:
    found = situations()

    assert {one.press for one in found if isinstance(one.press, str)} == {"mask", "gems", "claim", "lift", "escape"}
    assert {type(one.wish).__name__ for one in found if isinstance(one.press, int)} == {"Enter", "Discover"}
