"""Adventurers move, discover, take gems and get out."""

from typing import ClassVar

import msgspec

from wayout.games.temple.board import cell_of, lay, open_side, settle
from wayout.games.temple.dice import blank
from wayout.games.temple.state import OUT, State
from wayout.kernel.grid import Way
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class Entered(PublicEvent[State], frozen=True):
    """An adventurer has paid for the next chamber and stands in it."""

    news: ClassVar[bool] = True
    seat: Seat
    start: int
    to: int
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        state.figures[self.seat] = self.to
        state.last_act[self.seat] = self.at
        if self.start not in state.links[self.to * 4 : self.to * 4 + 4]:
            # TMP-4.7: behind a door by which nobody leaves, less may be within reach than before.
            settle(state)

    @property
    def passing(self) -> bool:
        return True


class Discovered(PublicEvent[State], frozen=True):
    """The top tile of the pile lies behind a door, or behind a wall that had to give way."""

    news: ClassVar[bool] = True
    seat: Seat
    node: int
    side: Way
    chamber: int
    tile: str
    x: int
    y: int
    turned: int
    paid: tuple[int, ...]
    walled: bool
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        take(state, self.tile, cell_of(self.x, self.y))
        if self.walled:
            open_side(state, self.node >> 1, self.side)
        lay(state, self.tile, self.x, self.y, self.turned)
        settle(state)
        state.last_act[self.seat] = self.at


def take(state: State, tile: str, cell: int) -> None:
    """For events: this tile leaves the pile, or what was set apart for the cell; the rest of that goes back on top."""
    reserved = state.reserved.pop(cell, None)
    if reserved is not None and tile in reserved.tiles:
        state.pile += [other for other in reserved.tiles if other != tile]
    elif reserved is not None:
        state.pile.remove(tile)
        state.pile += reserved.tiles
    else:
        state.pile.pop()


class WallBroken(PublicEvent[State], frozen=True):
    """TMP-4.7: cut off, an adventurer has broken through. Without a side: over the gap to the nearest chamber."""

    news: ClassVar[bool] = True
    seat: Seat
    node: int
    side: Way | None
    to: int
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        if self.side is not None:
            open_side(state, self.node >> 1, self.side)
        state.figures[self.seat] = self.to
        state.last_act[self.seat] = self.at
        settle(state)


class GemsTaken(PublicEvent[State], frozen=True):
    """Gems of the depot are activated in a chamber, once and for all; `paid` are dice of all who helped."""

    news: ClassVar[bool] = True
    seat: Seat
    node: int
    level: int
    taken: int
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        chamber = self.node >> 1
        state.chambers[chamber] = msgspec.structs.replace(state.chambers[chamber], gems_done=self.level)
        state.depot -= self.taken
        state.gems_taken += self.taken
        state.last_act[self.seat] = self.at


class GotOut(PublicEvent[State], frozen=True):
    """An adventurer has escaped."""

    news: ClassVar[bool] = True
    seat: Seat
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        state.figures[self.seat] = OUT
        if state.vote == "fate" and self.seat in state.vote_waiting:
            state.vote_waiting.remove(self.seat)
        state.last_act[self.seat] = self.at
        settle(state)
