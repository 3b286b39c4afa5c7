from tests.games.emergency_exit.tables import walked
from wayout.games.emergency_exit.floor_cards.same_face import FLOOR_CARD


def test_5_3_the_third_tile_with_a_clerk_is_lost() -> None:
    assert not FLOOR_CARD.is_lost(walked("L4 S1 R4"))
    assert FLOOR_CARD.is_lost(walked("L4 S1 R4 DL1"))


def test_5_3_a_tile_walked_twice_counts_its_character_once() -> None:
    walk = walked("X3 L1 L2 L3")

    assert walk.passes == 1
    assert walk.character_counts[0] == 2
    assert not FLOOR_CARD.is_lost(walk)
