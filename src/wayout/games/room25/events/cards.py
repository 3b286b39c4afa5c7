"""Cards of the M.A.C. deck are drawn, work and go."""

from typing import ClassVar

from wayout.games.room25.parts import Who
from wayout.games.room25.state import State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Viewer


class CardDrawn(PublicEvent[State], frozen=True):
    """The top card works on these, or on what it says."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 900
    card: int
    group: tuple[Who, ...]
    in_room: bool

    def apply(self, state: State) -> None:
        state.deck.pop()
        state.drawn.append(self.card)
        state.ordered = []


class CardGone(PublicEvent[State], frozen=True):
    """It has done all it does, and lies in view until the round ends, or on the discard."""

    news: ClassVar[bool] = False
    card: int
    in_view: bool

    def apply(self, state: State) -> None:
        state.drawn.remove(self.card)
        (state.in_view if self.in_view else state.discard).append(self.card)


class DeckShuffled(Event[State], frozen=True):
    """The discard is the deck again."""

    news: ClassVar[bool] = True
    deck: tuple[int, ...]
    """From the bottom; for viewers sorted."""

    def apply(self, state: State) -> None:
        state.deck = list(self.deck)
        state.discard = []

    def seen_by(self, viewer: Viewer) -> "DeckShuffled":
        return DeckShuffled(tuple(sorted(self.deck)))

    def recalled_by(self, viewer: Viewer) -> "DeckShuffled":
        return self.seen_by(viewer)
