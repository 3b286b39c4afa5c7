from tests.games.emergency_exit.tables import walked
from wayout.games.emergency_exit.floor_cards.five_faces import FLOOR_CARD


def test_5_3_five_different_characters_are_lost() -> None:
    assert FLOOR_CARD.is_lost(walked("S2 L4 S3 R3 S5"))


def test_5_3_four_different_characters_are_not() -> None:
    assert not FLOOR_CARD.is_lost(walked("S2 L4 S3 R3"))


def test_5_3_the_same_character_again_is_no_fifth() -> None:
    assert not FLOOR_CARD.is_lost(walked("S2 L4 S3 R3 X3"))
