"""The route goes through a tile that lies there already (EEO-5.3)."""

from wayout.games.emergency_exit.floor_cards import FloorCard
from wayout.games.emergency_exit.walk import Walk


def is_lost(walk: Walk) -> bool:
    return walk.passes >= 1


FLOOR_CARD = FloorCard("no_crossing", 5, is_lost)
