"""What treasures change in the temple."""

from typing import ClassVar

from wayout.games.temple.board import open_side, settle
from wayout.games.temple.dice import blank
from wayout.games.temple.state import State
from wayout.kernel.grid import Way
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class MasksHealed(PublicEvent[State], frozen=True):
    """These black masks let go, whoever wears them."""

    news: ClassVar[bool] = False
    dice: tuple[int, ...]

    def apply(self, state: State) -> None:
        blank(state, self.dice)


class GemGranted(PublicEvent[State], frozen=True):
    """A gem of the depot counts as activated, without a chamber."""

    news: ClassVar[bool] = False

    def apply(self, state: State) -> None:
        state.depot -= 1
        state.gems_taken += 1


class PassageOpened(PublicEvent[State], frozen=True):
    """Two neighbours are joined until the end."""

    news: ClassVar[bool] = False
    node: int
    side: Way

    def apply(self, state: State) -> None:
        open_side(state, self.node >> 1, self.side)


class Teleported(PublicEvent[State], frozen=True):
    """An adventurer stands in another chamber, and nobody saw the way."""

    news: ClassVar[bool] = False
    seat: Seat
    start: int
    to: int

    def apply(self, state: State) -> None:
        state.figures[self.seat] = self.to
        settle(state)
