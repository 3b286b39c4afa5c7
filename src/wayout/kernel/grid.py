"""The geometry that all mazes share: four ways, quarter turns, cells."""

from typing import Final, TypeAlias

Way: TypeAlias = int
"""A side of a cell or a heading, counted clockwise from north."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final = (NORTH, EAST, SOUTH, WEST)

Cell: TypeAlias = tuple[int, int]
"""A place (x, y); x grows to the east, y to the north."""

STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def turned(way: Way, quarters: int) -> Way:
    """The way after that many quarter turns clockwise."""
    return (way + quarters) & 3


def opposite(way: Way) -> Way:
    return (way + 2) & 3


def step(cell: Cell, way: Way) -> Cell:
    """The neighbour over that side."""
    dx, dy = STEPS[way]
    return (cell[0] + dx, cell[1] + dy)
