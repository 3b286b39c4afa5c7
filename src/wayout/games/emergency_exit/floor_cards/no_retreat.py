"""A tile behind the Start (EEO-5.3)."""

from wayout.games.emergency_exit.floor_cards import FloorCard
from wayout.games.emergency_exit.walk import Walk, cell_of
from wayout.kernel.grid import Cell


def is_behind(cell: Cell) -> bool:
    return cell[1] < 0


def is_lost(walk: Walk) -> bool:
    return is_behind(cell_of(walk.places[-1]))


FLOOR_CARD = FloorCard("no_retreat", 6, is_lost, forbids=is_behind)
