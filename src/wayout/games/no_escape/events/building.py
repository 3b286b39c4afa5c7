"""Tiles and strips are laid, moved, turned and taken away."""

from typing import ClassVar

from wayout.games.no_escape.shapes import HAS_STRIP, STRIPPED, TILE
from wayout.games.no_escape.slots import Slot, number_of
from wayout.games.no_escape.state import ENERGY, State
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.grid import Way
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class TilePlaced(PublicEvent[State], frozen=True):
    """Step 2: a maze tile of the hand, or the flipped one. No news, so that it can be taken back."""

    news: ClassVar[bool] = False
    seat: Seat
    tile: str
    at: Slot
    rot: int
    flipped: bool

    def apply(self, state: State) -> None:
        if self.flipped:
            take_last(state.discard, self.tile)
            state.flipped = None
        else:
            state.hands[self.seat].remove(self.tile)
        slot = number_of(self.at)
        state.board.lay(slot, SHAPE[self.tile] * 4 + self.rot)
        state.placed = slot
        state.phase = ENERGY


class TileLost(PublicEvent[State], frozen=True):
    """The maze tile of step 2 was aborted: it goes to the discard pile."""

    news: ClassVar[bool] = False
    seat: Seat
    tile: str
    at: Slot

    def apply(self, state: State) -> None:
        state.board.lift(number_of(self.at))
        state.discard.append(self.tile)
        state.placed = None


class TileBreached(PublicEvent[State], frozen=True):
    """Hull Breach: a tile is gone."""

    news: ClassVar[bool] = False
    seat: Seat
    tile: str
    at: Slot

    def apply(self, state: State) -> None:
        throw_away(state, number_of(self.at))


class TileReplaced(PublicEvent[State], frozen=True):
    """Hallway Collapse: a tile is gone, and one of the hand lies in its slot."""

    news: ClassVar[bool] = False
    seat: Seat
    gone: str
    tile: str
    at: Slot
    rot: int

    def apply(self, state: State) -> None:
        slot = number_of(self.at)
        throw_away(state, slot)
        state.hands[self.seat].remove(self.tile)
        state.board.lay(slot, SHAPE[self.tile] * 4 + self.rot)
        state.question = None


class TilesSwapped(PublicEvent[State], frozen=True):
    """Crossed Corridors: two tiles, with their strips, exchange slots."""

    news: ClassVar[bool] = False
    seat: Seat
    at: Slot
    to: Slot
    rot: int
    to_rot: int

    def apply(self, state: State) -> None:
        board, one, other = state.board, number_of(self.at), number_of(self.to)
        from_one, from_other = board.lift(one), board.lift(other)
        board.lay(other, from_one & ~3 | self.rot)
        board.lay(one, from_other & ~3 | self.to_rot)


class TileShifted(PublicEvent[State], frozen=True):
    """Section Shift: a tile, with its strip, lies elsewhere."""

    news: ClassVar[bool] = False
    seat: Seat
    at: Slot
    to: Slot
    rot: int

    def apply(self, state: State) -> None:
        code = state.board.lift(number_of(self.at))
        state.board.lay(number_of(self.to), code & ~3 | self.rot)


class TileTurned(PublicEvent[State], frozen=True):
    """Realign: a tile, with its strip, is turned in its slot."""

    news: ClassVar[bool] = False
    seat: Seat
    at: Slot
    rot: int

    def apply(self, state: State) -> None:
        slot = number_of(self.at)
        state.board.change(slot, state.board.laid[slot] & ~3 | self.rot)


class PathLaid(PublicEvent[State], frozen=True):
    """A New Path strip opens a side of a straight tile (NE-2.3)."""

    news: ClassVar[bool] = False
    seat: Seat
    at: Slot
    side: Way

    def apply(self, state: State) -> None:
        slot = number_of(self.at)
        state.board.change(slot, STRIPPED[state.board.laid[slot]][self.side])
        state.strips -= 1
        state.question = None


class PathDeclined(PublicEvent[State], frozen=True):
    """No New Path, though a white control room offered one."""

    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State) -> None:
        state.question = None


def throw_away(state: State, slot: int) -> None:
    """The tile to the discard pile, its strip back to the supply (NE-3.10)."""
    code = state.board.lift(slot)
    state.discard.append(TILE[code])
    state.strips += HAS_STRIP[code]


def take_last(pile: list[str], tile: str) -> None:
    """The newest of its kind: others may have left and thrown their hands on top of it."""
    del pile[len(pile) - 1 - pile[::-1].index(tile)]
