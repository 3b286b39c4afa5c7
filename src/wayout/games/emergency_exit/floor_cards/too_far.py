"""A tile five cells away from the Start, to a side, ahead or behind (EEO-5.3)."""

from wayout.games.emergency_exit.floor_cards import FloorCard
from wayout.games.emergency_exit.walk import Walk, cell_of
from wayout.kernel.grid import Cell


def is_far(cell: Cell) -> bool:
    return max(abs(cell[0]), abs(cell[1])) >= 5


def is_lost(walk: Walk) -> bool:
    return is_far(cell_of(walk.places[-1]))


FLOOR_CARD = FloorCard("too_far", 2, is_lost, forbids=is_far)
