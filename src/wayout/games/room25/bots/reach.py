"""How far it is to a room, if one walks and slides one's own line: what falls off comes back at the other end."""

from heapq import heappop, heappush
from typing import Final

from wayout.games.room25.cells import CELLS, LINES, LINES_THROUGH, NEIGHBOURS, Cell, Line, shift

STEP: Final = 1.0
SLIDE: Final = 0.7
"""What a slide counts: it leads past closed doors, but others slide too."""


def shifted(line: Line, forward: bool) -> tuple[Cell, ...]:
    """Where whatever lies on each cell lies after that slide."""
    to = list(CELLS)
    # A grid of its own numbers that is slid the other way: on each cell lies the number of the next.
    shift(to, line, not forward)
    return tuple(to)


SHIFTED: Final = tuple((shifted(line, False), shifted(line, True)) for line in range(len(LINES)))
"""By line, back and forward."""


def links(cell: Cell, goal: Cell) -> list[tuple[float, Cell, Cell]]:
    """What one action changes: where one stands, or where both lie."""
    walks = [(STEP, other, goal) for other in NEIGHBOURS[cell]]
    slides = [(SLIDE, shift[cell], shift[goal]) for line in LINES_THROUGH[cell] for shift in SHIFTED[line]]
    return walks + slides


def distances() -> tuple[tuple[float, ...], ...]:
    found = {(cell, cell): 0.0 for cell in CELLS}
    queue = [(0.0, cell, cell) for cell in CELLS]
    while queue:
        far, cell, goal = heappop(queue)
        if far > found[cell, goal]:
            continue
        for cost, to_cell, to_goal in links(cell, goal):
            if far + cost < found.get((to_cell, to_goal), 100.0):
                found[to_cell, to_goal] = far + cost
                heappush(queue, (far + cost, to_cell, to_goal))
    return tuple(tuple(found[cell, goal] for cell in CELLS) for goal in CELLS)


FAR: Final = distances()
"""By goal, then by cell: steps."""
