import pytest

from tests.games.emergency_exit.tables import walked
from wayout.games.emergency_exit.floor_cards.long_corridor import FLOOR_CARD


@pytest.mark.parametrize("pile", ["S X S", "S L S X S", "RP RP RP"])
def test_5_3_three_straight_moves_in_a_row_are_lost(pile: str) -> None:
    assert FLOOR_CARD.is_lost(walked(pile))


@pytest.mark.parametrize("pile", ["S X", "S L S X", "S S L S S"])
def test_5_3_two_in_a_row_are_not(pile: str) -> None:
    assert not FLOOR_CARD.is_lost(walked(pile))


def test_5_3_a_straight_move_over_an_old_crossing_counts() -> None:
    assert not FLOOR_CARD.is_lost(walked("X L L L S"))
    assert FLOOR_CARD.is_lost(walked("X L L L S S"))


def test_5_3_a_turn_on_a_second_path_breaks_the_row() -> None:
    walk = walked("DL R R R S S")

    assert walk.passes == 1
    assert walk.longest_corridor == 2
    assert not FLOOR_CARD.is_lost(walk)
