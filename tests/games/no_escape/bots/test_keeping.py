"""Every tile has its place in the order of what is good to have."""

from wayout.games.no_escape.bots.keeping import KEEPING, best_kept, first_given
from wayout.games.no_escape.catalogue import TILE_IDS


def test_every_tile_is_ranked() -> None:
    assert set(KEEPING) == set(TILE_IDS)


def test_the_best_is_kept_and_the_least_given_away() -> None:
    hand = ["single", "ab_roll", "hook"]

    assert best_kept(hand) == "ab_roll"
    assert first_given(hand) == "single"
