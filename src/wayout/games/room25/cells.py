"""The complex as a grid: 25 cells, counted row by row from the upper left corner, and the lines that slide."""

from typing import Final, Literal, TypeAlias

SIDE: Final = 5
CENTRE: Final = 12
CELLS: Final = tuple(range(SIDE * SIDE))

Cell: TypeAlias = int
"""Row times five plus column."""
Line: TypeAlias = int
"""0 to 4 are the rows from above, 5 to 9 the columns from the left."""
Axis: TypeAlias = Literal["h", "v"]
"""Along the rows, or along the columns."""


def place(cell: Cell) -> tuple[int, int]:
    """Row and column."""
    return divmod(cell, SIDE)


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The cells over its sides: above, right, below, left, as far as there are any."""
    row, column = place(cell)
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return tuple(r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE)


def distance(one: Cell, other: Cell) -> int:
    """Steps between two cells."""
    (r1, c1), (r2, c2) = place(one), place(other)
    return abs(r1 - r2) + abs(c1 - c2)


def axis(one: Cell, other: Cell) -> Axis:
    """Which way a corridor between two neighbours runs."""
    return "h" if one // SIDE == other // SIDE else "v"


NEIGHBOURS: Final = tuple(neighbours(cell) for cell in CELLS)
LINES: Final = tuple(
    [tuple(range(row * SIDE, row * SIDE + SIDE)) for row in range(SIDE)]
    + [tuple(range(column, SIDE * SIDE, SIDE)) for column in range(SIDE)]
)
SLICES: Final = tuple(slice(cells[0], cells[-1] + 1, cells[1] - cells[0]) for cells in LINES)
"""The lines as slices of a grid."""
MOVABLE: Final = tuple(line for line in range(len(LINES)) if CENTRE not in LINES[line])
LINES_THROUGH: Final = tuple(tuple(line for line in MOVABLE if cell in LINES[line]) for cell in CELLS)
"""The lines that can be slid, by cell."""

AROUND_CENTRE: Final = NEIGHBOURS[CENTRE]
CROSS: Final = tuple(cell for cell in CELLS if 0 < distance(cell, CENTRE) <= 2)
EXIT_ZONES: Final = tuple(cell for cell in CELLS if distance(cell, CENTRE) > 2)
"""R25-1.4: three cells in each corner."""


def shift(grid: list[int], line: Line, forward: bool) -> None:
    """What lies on this line moves on by one cell; what falls off comes in at the other end."""
    cells = SLICES[line]
    row = grid[cells]
    grid[cells] = row[-1:] + row[:-1] if forward else row[1:] + row[:1]
