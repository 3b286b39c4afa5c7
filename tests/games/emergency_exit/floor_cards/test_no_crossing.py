from tests.games.emergency_exit.tables import walked
from wayout.games.emergency_exit.floor_cards.no_crossing import FLOOR_CARD


def test_5_3_going_through_an_old_tile_is_lost() -> None:
    assert not FLOOR_CARD.is_lost(walked("X L L"))
    assert FLOOR_CARD.is_lost(walked("X L L L"))
