"""How a game begins."""

from typing import ClassVar

from wayout.games.no_escape.state import State
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat, Viewer


class GameOpened(Event[State], frozen=True):
    """Tiles are shuffled and dealt. Hands without a maze tile were thrown away and dealt anew (NE-3.2)."""

    news: ClassVar[bool] = True
    first: Seat
    side: str
    hands: tuple[tuple[str, ...] | None, ...]
    deck: tuple[str, ...] | None
    discard: tuple[str, ...]

    def apply(self, state: State) -> None:
        assert self.deck is not None
        state.hands = [list(hand or ()) for hand in self.hands]
        state.deck = list(self.deck)
        state.discard = list(self.discard)

    def seen_by(self, viewer: Viewer) -> "GameOpened":
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return GameOpened(self.first, self.side, hands, None, self.discard)

    def recalled_by(self, viewer: Viewer) -> "GameOpened":
        return self.seen_by(viewer)
