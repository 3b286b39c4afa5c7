"""One character on three tiles of the route (EEO-5.3). A tile walked twice counts once."""

from wayout.games.emergency_exit.floor_cards import FloorCard
from wayout.games.emergency_exit.walk import Walk


def is_lost(walk: Walk) -> bool:
    return max(walk.character_counts) >= 3


FLOOR_CARD = FloorCard("same_face", 3, is_lost)
