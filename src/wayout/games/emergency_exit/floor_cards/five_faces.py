"""Five different characters on the route (EEO-5.3)."""

from wayout.games.emergency_exit.floor_cards import FloorCard
from wayout.games.emergency_exit.walk import Walk


def is_lost(walk: Walk) -> bool:
    return len(walk.character_counts) - walk.character_counts.count(0) >= 5


FLOOR_CARD = FloorCard("five_faces", 1, is_lost)
