"""How a game begins."""

from typing import ClassVar

from wayout.games.temple.board import lay, settle
from wayout.games.temple.clock import SOUNDTRACKS
from wayout.games.temple.state import RUNNING, START, State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class TempleLaid(Event[State], frozen=True):
    """TMP-5.0: the start lies between two chambers, and the pile is ready. Its order and a drawn track stay hidden."""

    news: ClassVar[bool] = True
    east: str
    west: str
    pile: tuple[str, ...]
    """Drawn from the end. Veiled: nothing."""
    left: int
    """How many tiles the pile has."""
    track: str
    """Veiled: nothing, if it is one of two."""
    tiles: tuple[str, ...]
    """All that the temple is made of besides the start and the exit. Veiled: nothing."""

    def apply(self, state: State) -> None:
        state.tiles = self.tiles
        state.pile = list(self.pile)
        state.track = self.track
        lay(state, "start", 0, 0, 0)
        lay(state, self.east, 1, 0, 1)
        lay(state, self.west, -1, 0, 3)
        state.figures = [START] * state.seats
        settle(state)

    def seen_by(self, viewer: Viewer) -> "TempleLaid":
        track = "" if self.track in SOUNDTRACKS else self.track
        return TempleLaid(self.east, self.west, (), self.left, track, ())

    def recalled_by(self, viewer: Viewer) -> "TempleLaid":
        return self.seen_by(viewer)


class ReadySaid(PublicEvent[State], frozen=True):
    """A seat needs no more of the intro."""

    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State) -> None:
        state.ready.append(self.seat)


class Begun(PublicEvent[State], frozen=True):
    """ "Escape!": from now on everybody rolls, and the clock runs."""

    news: ClassVar[bool] = True
    at: int

    def apply(self, state: State) -> None:
        state.phase = RUNNING
        state.starts_at = self.at
