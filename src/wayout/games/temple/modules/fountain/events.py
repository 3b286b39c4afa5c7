"""A lost die comes back."""

from typing import ClassVar

from wayout.games.temple.dice import blank, release
from wayout.games.temple.modules.fountain.part import part
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class DieRegained(PublicEvent[State], frozen=True):
    """This die lies before its owner again, and must be rolled."""

    news: ClassVar[bool] = False
    seat: Seat
    die: int
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        release(state, self.die)
        part(state).regained[self.seat] = True
        state.last_act[self.seat] = self.at
