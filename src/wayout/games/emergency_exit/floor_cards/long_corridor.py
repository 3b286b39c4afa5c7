"""Three straight moves in a row (EEO-5.3)."""

from wayout.games.emergency_exit.floor_cards import FloorCard
from wayout.games.emergency_exit.walk import Walk


def is_lost(walk: Walk) -> bool:
    return walk.longest_corridor >= 3


FLOOR_CARD = FloorCard("long_corridor", 4, is_lost)
