"""The countdown."""

from typing import ClassVar

from wayout.games.room25.parts import NO_ONE, Who
from wayout.games.room25.state import State
from wayout.kernel.play import PublicEvent


class RoundBegan(PublicEvent[State], frozen=True):
    """The first player has gone to the end of the queue; arrows and cards of the last round are put away."""

    news: ClassVar[bool] = False
    round: int
    left: int
    order: tuple[Who, ...]

    def apply(self, state: State) -> None:
        state.phase = "prelude"
        state.round, state.left = self.round, self.left
        state.order = list(self.order)
        state.turn = NO_ONE
        state.arrows = [0] * len(state.arrows)
        state.discard += state.in_view
        state.in_view = []


class AlarmRaised(PublicEvent[State], frozen=True):
    """Somebody is in Room 25 early: the countdown jumps."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 600
    left: int

    def apply(self, state: State) -> None:
        state.left = self.left


class TimeLost(PublicEvent[State], frozen=True):
    """The Timer Room takes a round."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 500
    left: int

    def apply(self, state: State) -> None:
        state.left = self.left


class KeyFound(PublicEvent[State], frozen=True):
    """The exit can be used."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 500
    group: tuple[Who, ...]

    def apply(self, state: State) -> None:
        state.key_done = True
