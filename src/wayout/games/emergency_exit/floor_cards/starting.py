"""Always in force: the route meets itself head-on, makes a loop, or runs into a dead end (EEO-5.1)."""

from wayout.games.emergency_exit.floor_cards import FloorCard
from wayout.games.emergency_exit.walk import Walk


def is_lost(walk: Walk) -> bool:
    return walk.failure is not None


FLOOR_CARD = FloorCard("starting", 0, is_lost)
