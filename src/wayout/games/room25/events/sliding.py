"""Rooms change place, and become other rooms."""

from typing import ClassVar

from wayout.games.room25.cells import LINES, Cell, Line, shift
from wayout.games.room25.parts import NO_ONE, NOWHERE, Tile, Who
from wayout.games.room25.state import NO_AXIS, State
from wayout.kernel.play import PublicEvent


class Slid(PublicEvent[State], frozen=True):
    """A line moves on by one room, with all that is on it; what falls off comes in at the other end."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 400
    line: Line
    forward: bool

    def apply(self, state: State) -> None:
        grid = state.grid
        shift(grid, self.line, self.forward)
        for cell in LINES[self.line]:
            state.cell_of[grid[cell]] = cell
        state.arrows[self.line] = 1 if self.forward else -1
        forget_what_moved(state)


class Swapped(PublicEvent[State], frozen=True):
    """Two rooms change places, with all that is on them."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 450
    cell: Cell
    other: Cell

    def apply(self, state: State) -> None:
        grid = state.grid
        one, two = grid[self.cell], grid[self.other]
        grid[self.cell], grid[self.other] = two, one
        state.cell_of[one], state.cell_of[two] = self.other, self.cell
        forget_what_moved(state)


class RoomEmptied(PublicEvent[State], frozen=True):
    """A plain Empty Chamber lies here now. Traps and water are gone, and its lock goes back; Do Not Cross stays."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 350
    cell: Cell
    was: str
    by: Who = NO_ONE
    """Whose own Empty Chamber this is."""

    def apply(self, state: State) -> None:
        tile = state.grid[self.cell]
        if self.by != NO_ONE:
            state.empties[self.by] -= 1
        state.kinds[tile] = "empty"
        state.face_up[tile] = True
        state.axes[tile] = NO_AXIS
        unlock(state, tile)
        forget_what_is_gone(state, tile)
        state.homes = [NOWHERE if home == tile else home for home in state.homes]
        for who in state.order:
            if state.trap[who] == tile:
                state.trap[who] = NOWHERE
            if state.flood[who] == tile:
                state.flood[who] = NOWHERE


class TurnedDown(PublicEvent[State], frozen=True):
    """A room is face down again, without its markers. Everybody has seen it."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 350
    cell: Cell

    def apply(self, state: State) -> None:
        tile = state.grid[self.cell]
        state.face_up[tile] = state.barred[tile] = False
        state.axes[tile] = NO_AXIS
        unlock(state, tile)
        for seen in state.known:
            if tile not in seen:
                seen.append(tile)


class Barred(PublicEvent[State], frozen=True):
    """Do Not Cross: nobody enters this room any more."""

    news: ClassVar[bool] = False
    cell: Cell

    def apply(self, state: State) -> None:
        state.barred[state.grid[self.cell]] = True


class LockLaid(PublicEvent[State], frozen=True):
    """A lock from the supply, or from another room."""

    news: ClassVar[bool] = False
    who: Who
    cell: Cell
    taken_from: Cell | None

    def apply(self, state: State) -> None:
        if self.taken_from is None:
            state.free_locks -= 1
        else:
            state.locked[state.grid[self.taken_from]] = False
        state.locked[state.grid[self.cell]] = True


def forget_what_moved(state: State) -> None:
    """R25-4.13: a look holds for the place where the room lay."""
    if any(state.looked):
        state.looked = [[look for look in seen if state.grid[look.cell] == look.tile] for seen in state.looked]


def forget_what_is_gone(state: State, tile: Tile) -> None:
    """R25-4.13: nobody is shown any more what this room was."""
    if any(state.looked):
        state.looked = [[look for look in seen if look.tile != tile] for seen in state.looked]


def unlock(state: State, tile: Tile) -> None:
    if state.locked[tile]:
        state.locked[tile] = False
        state.free_locks += 1
