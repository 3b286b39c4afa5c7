from tests.games.emergency_exit.tables import walked
from wayout.games.emergency_exit.floor_cards.no_retreat import FLOOR_CARD


def test_5_3_a_tile_behind_the_start_is_lost() -> None:
    walk = walked("L L S S")

    assert walk.cells == [(0, 1), (-1, 1), (-1, 0), (-1, -1)]
    assert FLOOR_CARD.is_lost(walk)


def test_5_3_a_tile_beside_the_start_is_not() -> None:
    assert not FLOOR_CARD.is_lost(walked("L L S"))
    assert FLOOR_CARD.forbids((3, -1))
    assert not FLOOR_CARD.forbids((-4, 0))
