"""Abort windows open and close; answers stay sealed until then (NE-3.7)."""

from typing import ClassVar

from wayout.games.no_escape.parts import Abort, WindowKind
from wayout.games.no_escape.state import NOBODY, ON_ABORT, PASSED, TELEPORT, State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class WindowOpened(PublicEvent[State], frozen=True):
    """Whoever is `eligible` may abort what this seat has just done."""

    news: ClassVar[bool] = False
    asks_anew: ClassVar[bool] = True
    sealed_for: ClassVar[tuple[int, int]] = (700, 15_000)
    seat: Seat
    window: WindowKind
    eligible: tuple[Seat, ...]

    def apply(self, state: State) -> None:
        state.window = self.window
        state.subject = self.seat
        state.waiting = list(self.eligible)
        state.sealed = [None] * state.seats
        if self.window != ON_ABORT:
            state.stake = self.window
        if self.window == TELEPORT:
            state.traveller = self.seat


class Answered(Event[State], frozen=True):
    """A seat has answered. Nobody else learns that, or what, until the window closes."""

    news: ClassVar[bool] = False
    secret: ClassVar[bool] = True
    seat: Seat
    abort: str | None

    def apply(self, state: State) -> None:
        state.waiting.remove(self.seat)
        state.sealed[self.seat] = PASSED if self.abort is None else self.abort

    def seen_by(self, viewer: Viewer) -> "Answered | None":
        return self if viewer == self.seat else None

    def recalled_by(self, viewer: Viewer) -> "Answered | None":
        return self.seen_by(viewer)


class WindowClosed(PublicEvent[State], frozen=True):
    """Nobody aborts: now everybody knows what the others have answered."""

    news: ClassVar[bool] = True
    seat: Seat
    window: WindowKind

    def apply(self, state: State) -> None:
        close(state)
        if not state.aborts:
            clear_stack(state)


class AbortPlayed(PublicEvent[State], frozen=True):
    """Of all who would, the first one clockwise aborts; the tile is discarded. The others keep theirs."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 800
    seat: Seat
    tile: str
    against: Seat

    def apply(self, state: State) -> None:
        state.hands[self.seat].remove(self.tile)
        state.discard.append(self.tile)
        state.aborts.append(Abort(self.seat, self.tile))
        close(state)


class AbortSettled(PublicEvent[State], frozen=True):
    """Last in, first out: this abort works, or another one stopped it."""

    news: ClassVar[bool] = False
    seat: Seat
    tile: str
    works: bool

    def apply(self, state: State) -> None:
        state.aborts.pop()
        if not state.aborts:
            clear_stack(state)


class WindowDropped(PublicEvent[State], frozen=True):
    """What could have been aborted cannot happen any more, since its player has left."""

    news: ClassVar[bool] = False

    def apply(self, state: State) -> None:
        drop_windows(state)


def close(state: State) -> None:
    state.window = None
    state.subject = NOBODY
    state.waiting = []
    state.sealed = []


def clear_stack(state: State) -> None:
    state.stake = None
    state.traveller = NOBODY


def drop_windows(state: State) -> None:
    close(state)
    state.aborts = []
    clear_stack(state)
