from tests.games.emergency_exit.tables import walked
from wayout.games.emergency_exit.floor_cards.too_far import FLOOR_CARD


def test_5_3_a_tile_five_cells_ahead_is_lost() -> None:
    assert FLOOR_CARD.is_lost(walked("S S S S S"))


def test_5_3_a_tile_four_cells_ahead_is_not() -> None:
    assert not FLOOR_CARD.is_lost(walked("S S S S"))


def test_5_3_a_tile_five_cells_to_a_side_is_lost() -> None:
    assert not FLOOR_CARD.is_lost(walked("R S S S S"))
    assert FLOOR_CARD.is_lost(walked("R S S S S S"))


def test_5_3_ways_to_two_sides_are_not_added_up() -> None:
    assert not FLOOR_CARD.is_lost(walked("S S R S S S"))
    assert FLOOR_CARD.forbids((5, 0))
    assert not FLOOR_CARD.forbids((4, -4))


def test_5_3_a_tile_five_cells_to_the_left_or_behind_is_lost() -> None:
    assert not FLOOR_CARD.is_lost(walked("L S S S S"))
    assert FLOOR_CARD.is_lost(walked("L S S S S S"))
    assert not FLOOR_CARD.is_lost(walked("L L S S S S S"))
    assert FLOOR_CARD.is_lost(walked("L L S S S S S S"))
