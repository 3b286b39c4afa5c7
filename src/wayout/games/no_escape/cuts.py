"""Which tiles hold the maze together: without one of them, others could not be reached any more."""

from typing import Final

from wayout.games.no_escape.board import Board
from wayout.games.no_escape.shapes import BOARD_CODE, EXITS
from wayout.games.no_escape.slots import AHEAD, BOARD_SLOTS, WAYS_OF

STATION: Final = -1
"""The starting board as one node."""
BEAM: Final = -2
"""What joins all white teleporters."""


class Cuts:
    """A walk in depth over all joints, noting how far back each tile leads by another way (Tarjan)."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._white = board.white_teleporters()
        self._number: dict[int, int] = {}
        self._low: dict[int, int] = {}
        self.found: set[int] = set()

    def visit(self, node: int, parent: int | None) -> None:
        self._number[node] = self._low[node] = len(self._number)
        for other in self._joined(node):
            if other == parent:
                continue
            if other in self._number:
                self._low[node] = min(self._low[node], self._number[other])
                continue
            self.visit(other, node)
            self._low[node] = min(self._low[node], self._low[other])
            if self._low[other] >= self._number[node]:
                self.found.add(node)

    def _joined(self, node: int) -> list[int]:
        if node == BEAM:
            return self._white
        laid = self._board.laid
        slots = BOARD_SLOTS if node == STATION else (node,)
        beside = [slot + AHEAD[way] for slot in slots for way in WAYS_OF[EXITS[laid[slot]]]]
        joined = [STATION if laid[slot] >= BOARD_CODE else slot for slot in beside if slot in laid]
        if len(self._white) > 1 and node in self._white:
            joined.append(BEAM)
        return joined


def cut_slots(board: Board) -> set[int]:
    """NE-3.3: the tiles that cannot be taken away without breaking the maze apart."""
    cuts = Cuts(board)
    cuts.visit(STATION, None)
    return cuts.found - {STATION, BEAM}
