"""How a game and its rounds begin."""

from typing import ClassVar

from wayout.games.emergency_exit.state import REVEAL, State
from wayout.kernel.grid import Cell
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class GameOpened(Event[State], frozen=True):
    """Somebody begins, and the cards lie shuffled, face down."""

    news: ClassVar[bool] = True
    first: Seat
    floor_order: tuple[str, ...] | None
    danger_order: tuple[str, ...] | None

    def apply(self, state: State) -> None:
        assert self.floor_order is not None
        assert self.danger_order is not None
        state.first = self.first
        state.floor_deck = list(self.floor_order)
        state.danger_deck = list(self.danger_order)

    def seen_by(self, viewer: Viewer) -> "GameOpened":
        return GameOpened(self.first, None, None)

    def recalled_by(self, viewer: Viewer) -> "GameOpened":
        return self.seen_by(viewer)


class RoundBegan(Event[State], frozen=True):
    """Tiles are shuffled and dealt, cards turned up. Everybody has a LOST tile again."""

    news: ClassVar[bool] = True
    round: int
    first: Seat
    floor: tuple[str, ...]
    """All that are up now, not only the new one."""
    danger: tuple[str, ...]
    deck: tuple[int, ...] | None
    hands: tuple[tuple[int, ...] | None, ...]
    goal: Cell | None

    def apply(self, state: State) -> None:
        assert self.deck is not None
        state.round = self.round
        state.first = self.first
        state.floor_up = list(self.floor)
        state.floor_deck = [card for card in state.floor_deck if card not in self.floor]
        state.danger_up = list(self.danger)
        state.danger_deck = [card for card in state.danger_deck if card not in self.danger]
        state.deck = list(self.deck)
        state.hands = [list(hand or ()) for hand in self.hands]
        state.goal = self.goal
        clear_round(state)

    def seen_by(self, viewer: Viewer) -> "RoundBegan":
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return self._veiled(hands)

    def recalled_by(self, viewer: Viewer) -> "RoundBegan":
        # Not even the own first hand: together with the present one it would tell what was played.
        return self._veiled((None,) * len(self.hands))

    def _veiled(self, hands: tuple[tuple[int, ...] | None, ...]) -> "RoundBegan":
        return RoundBegan(self.round, self.first, self.floor, self.danger, None, hands, self.goal)


def clear_round(state: State) -> None:
    """EEO-3.2: only the Start lies there, and nothing has happened yet."""
    state.direction = 1
    state.pile = []
    state.rot = 0
    state.heading = 0
    state.holds = state.in_game[:]
    state.lost_seats = []
    state.lost_groups = []
    state.group_depths = []
    state.dark = False
    state.dark_at = None
    state.panic = False
    state.reveal = None
    state.ready = [False] * state.seats


class PressedOn(PublicEvent[State], frozen=True):
    """A seat has seen enough of the reveal."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        assert state.phase == REVEAL
        state.ready[self.seat] = True
