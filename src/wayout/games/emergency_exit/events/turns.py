"""Tiles go from hand to pile, from deck to hand, and the turn goes round."""

from typing import ClassVar

from wayout.games.emergency_exit.state import NOBODY, TURN, State
from wayout.games.emergency_exit.tiles import SHOWN_HEADING
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class TurnBegan(Event[State], frozen=True):
    """A seat is to play."""

    news: ClassVar[bool] = False
    seat: Seat
    extra: bool

    def apply(self, state: State) -> None:
        state.phase = TURN
        state.turn = self.seat
        state.opener = NOBODY
        state.extra_turn = self.extra
        state.sprint = False

    def seen_by(self, viewer: Viewer) -> "TurnBegan":
        return self

    def recalled_by(self, viewer: Viewer) -> Event[State] | None:
        """Nothing: an extra turn told later would say what sign was on the tile before it."""
        return None


class TilePlayed(Event[State], frozen=True):
    """A tile covers the pile. Everybody sees it now, and nobody ever again before the reveal (EEO-9)."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 1200
    seat: Seat
    tile: int | None
    rot: int | None
    blind: bool

    def apply(self, state: State) -> None:
        tile, rot = self.tile, self.rot
        assert tile is not None
        assert rot is not None
        state.hands[self.seat].remove(tile)
        state.pile.append(tile)
        state.rot = rot
        state.heading = SHOWN_HEADING[tile][rot]
        state.panic = False
        state.dark = False
        state.dark_at = None

    def seen_by(self, viewer: Viewer) -> "TilePlayed":
        return self

    def recalled_by(self, viewer: Viewer) -> Event[State] | None:
        """Nothing: even who laid tiles in which order would tell of extra turns and of a direction reversed."""
        return None


class TileDrawn(Event[State], frozen=True):
    """A hand is filled up."""

    news: ClassVar[bool] = True
    seat: Seat
    tile: int | None

    def apply(self, state: State) -> None:
        state.hands[self.seat].append(state.deck.pop())

    def seen_by(self, viewer: Viewer) -> "TileDrawn":
        return self if viewer == self.seat else TileDrawn(self.seat, None)

    def recalled_by(self, viewer: Viewer) -> Event[State] | None:
        """Nothing: what was drawn and is no longer in the hand lies in the pile."""
        return None


class TurnPassed(PublicEvent[State], frozen=True):
    """A seat without tiles keeps its LOST tile (EEO-8)."""

    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State) -> None:
        return


class SeatLeft(PublicEvent[State], frozen=True):
    """A seat is out of the game for good (EEO-8)."""

    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State) -> None:
        state.in_game[self.seat] = False
        state.holds[self.seat] = False
