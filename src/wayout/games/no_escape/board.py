"""What lies on the table. Open exits and the slots around are kept up to date tile by tile, never searched for."""

from collections.abc import Iterator

import msgspec

from wayout.games.no_escape.shapes import BOARD_CODE, END, EXITS, GAIN, TELEPORT_WHITE
from wayout.games.no_escape.slots import AHEAD, WAYS_OF
from wayout.kernel.grid import WAYS


class Board(msgspec.Struct):
    """Slots are numbers. The starting board's nine slots are laid like tiles, with codes of their own."""

    laid: dict[int, int]
    """By slot the code of what lies there, in the order in which it was laid."""
    frontier: dict[int, int] = {}
    """By empty slot beside a tile: known sides * 16 + exits that lead in."""
    open: int = 0
    """How many exits face an empty slot."""

    def clone(self) -> "Board":
        return Board(self.laid.copy(), self.frontier.copy(), self.open)

    def lay(self, slot: int, code: int) -> None:
        """Into an empty slot; whether it fits is asked elsewhere."""
        laid, frontier = self.laid, self.frontier
        exits = EXITS[code]
        self.open += GAIN[exits][frontier.pop(slot, 0)]
        laid[slot] = code
        for way in WAYS:
            beside = slot + AHEAD[way]
            if beside not in laid:
                facing = way ^ 2
                frontier[beside] = frontier.get(beside, 0) | 16 << facing | (exits >> way & 1) << facing

    def lift(self, slot: int) -> int:
        """Take up what lies there; its code."""
        laid, frontier = self.laid, self.frontier
        code = laid.pop(slot)
        for way in WAYS:
            beside = slot + AHEAD[way]
            if beside in laid:
                continue
            left = frontier[beside] & ~(17 << (way ^ 2))
            if left >> 4:
                frontier[beside] = left
            else:
                del frontier[beside]
        around = self.around(slot)
        if around:
            frontier[slot] = around
        self.open -= GAIN[EXITS[code]][around]
        return code

    def change(self, slot: int, code: int) -> None:
        """What lies there is turned or has another exit; it goes on lying as long as before."""
        laid, frontier = self.laid, self.frontier
        around, exits = self.around(slot), EXITS[code]
        self.open += GAIN[exits][around] - GAIN[EXITS[laid[slot]]][around]
        laid[slot] = code
        for way in WAYS:
            beside = slot + AHEAD[way]
            if beside not in laid:
                facing = way ^ 2
                frontier[beside] = frontier[beside] & ~(1 << facing) | (exits >> way & 1) << facing

    def around(self, slot: int) -> int:
        """Known sides * 16 + exits that lead in, whether or not the slot itself is empty."""
        laid = self.laid
        north, east = laid.get(slot + AHEAD[0]), laid.get(slot + AHEAD[1])
        south, west = laid.get(slot + AHEAD[2]), laid.get(slot + AHEAD[3])
        found = 0
        if north is not None:
            found = 16 | EXITS[north] >> 2 & 1
        if east is not None:
            found |= 32 | EXITS[east] >> 2 & 2
        if south is not None:
            found |= 64 | EXITS[south] << 2 & 4
        if west is not None:
            found |= 128 | EXITS[west] << 2 & 8
        return found

    def tiles(self) -> Iterator[tuple[int, int]]:
        """Slot and code of every tile, longest lying first; without the starting board."""
        return ((slot, code) for slot, code in self.laid.items() if code < BOARD_CODE)

    def exits(self) -> Iterator[tuple[int, int]]:
        """Every open exit: the empty slot that it leads to, and the way out of the maze."""
        for slot in sorted(self.frontier):
            for facing in WAYS_OF[self.frontier[slot] & 15]:
                yield slot, facing ^ 2

    def is_connected(self) -> bool:
        """NE-3.3: every tile can be reached from the starting board, white teleporters joining each other."""
        laid = self.laid
        stack = [slot for slot, code in laid.items() if code >= BOARD_CODE]
        reached = set(stack)
        beamed = False
        while stack:
            slot = stack.pop()
            code = laid[slot]
            beside = [slot + AHEAD[way] for way in WAYS_OF[EXITS[code]]]
            if END[code] == TELEPORT_WHITE and not beamed:
                beamed = True
                beside += self.white_teleporters()
            for other in beside:
                if other in laid and other not in reached:
                    reached.add(other)
                    stack.append(other)
        return len(reached) == len(laid)

    def white_teleporters(self) -> list[int]:
        return [slot for slot, code in self.laid.items() if END[code] == TELEPORT_WHITE]

    def is_valid(self) -> bool:
        """NE-3.3, where every edge is known to match."""
        return self.open > 0 and self.is_connected()


def board_of(codes: dict[int, int]) -> Board:
    """A board with only these slots laid."""
    board = Board({})
    for slot, code in codes.items():
        board.lay(slot, code)
    return board
