"""When a group is lost: one floor card, one file (EEO-5)."""

from collections.abc import Callable
from dataclasses import dataclass

from wayout.games.emergency_exit.walk import Walk
from wayout.kernel.grid import Cell


def nowhere(cell: Cell) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class FloorCard:
    """Read after every laid tile."""

    id: str
    number: int
    """Its place in the catalogue; the starting card is 0."""
    is_lost: Callable[[Walk], bool]
    forbids: Callable[[Cell], bool] = nowhere
    """Cells on which no tile may lie, so that no exit is looked for there."""
