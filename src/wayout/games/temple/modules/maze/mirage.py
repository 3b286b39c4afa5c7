"""The Mirage: it and the starting chamber change places as soon as it is discovered (TMP-5.13, A27, A28)."""

from typing import ClassVar

import msgspec

from wayout.games.temple.board import open_side, rearrange
from wayout.games.temple.events import Discovered
from wayout.games.temple.modules.maze.numbers import MIRAGE
from wayout.games.temple.parts import Chamber, Reserved
from wayout.games.temple.seam import arrive, hooks
from wayout.games.temple.state import START, State
from wayout.games.temple.tiles import printed
from wayout.kernel.grid import Way, opposite
from wayout.kernel.play import PublicEvent, Turn
from wayout.kernel.seats import Seat


class MirageRose(PublicEvent[State], frozen=True):
    """The mirage and the starting chamber have changed places. Whoever was in the start stays where they are, and
    stands in the mirage now."""

    news: ClassVar[bool] = True
    chamber: int
    """The mirage."""
    beside: int
    side: Way
    """From which chamber and through which side it was discovered: there the start lies now."""
    turned: int
    """How the start lies."""
    seats: tuple[Seat, ...]
    """Who was in the start."""

    def apply(self, state: State) -> None:
        start, mirage = state.chambers[START], state.chambers[self.chamber]
        broken = state.chambers[self.beside].opened >> self.side & 1
        for seat in self.seats:
            state.figures[seat] = self.chamber * 2
        state.reserved = {cell: stay_put(reserved, self.chamber) for cell, reserved in state.reserved.items()}
        places = {START: lies_at(start, mirage, self.turned), self.chamber: lies_at(mirage, start, mirage.turned)}
        rearrange(state, places)
        if broken and self.beside != START:
            open_side(state, self.beside, self.side)


def lies_at(chamber: Chamber, place: Chamber, turned: int) -> Chamber:
    """This chamber in the place of the other. Passages stay behind, and are closed."""
    doors = printed(chamber.tile).doors[turned]
    return msgspec.structs.replace(chamber, x=place.x, y=place.y, turned=turned, doors=doors, opened=0)


def stay_put(reserved: Reserved, mirage: int) -> Reserved:
    """Who is choosing a chamber beside the place of the start goes on doing so, beside the mirage."""
    opening = reserved.opening
    if opening.node != START:
        return reserved
    return msgspec.structs.replace(reserved, opening=msgspec.structs.replace(opening, node=mirage * 2))


def rise(turn: Turn[State], seat: Seat, chamber: int) -> None:
    state = turn.state
    if state.chambers[chamber].tile != MIRAGE:
        return
    found = next(event for event in reversed(turn.events) if isinstance(event, Discovered))
    seats = tuple(state.at_node(START))
    turn.emit(MirageRose(chamber, found.node >> 1, found.side, joining(state.chambers[START], found.side), seats))
    for taken_over in hooks(state).taken_over:
        taken_over(turn, START, chamber)
    for one in seats:
        arrive(turn, one)


def joining(start: Chamber, side: Way) -> int:
    """A28: the start keeps the way it lies, unless none of its doors would meet the one that was opened."""
    if start.doors >> opposite(side) & 1:
        return start.turned
    return (start.turned + 1) % 4
