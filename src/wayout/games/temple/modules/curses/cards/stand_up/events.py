"""Standing up, sitting down, and doing it steadily."""

from typing import ClassVar

from wayout.games.temple.modules.curses.cards.stand_up.part import ID, SAT, Standing
from wayout.games.temple.modules.curses.part import keep
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class StoodUp(PublicEvent[State], frozen=True):
    """The seat stands, until then; `up`: from when on it may roll."""

    news: ClassVar[bool] = False
    seat: Seat
    until: int
    up: int
    at: int

    def apply(self, state: State) -> None:
        found: Standing = keep(state, ID)
        found.until[self.seat], found.up[self.seat] = self.until, self.up
        state.last_act[self.seat] = self.at


class SatDown(PublicEvent[State], frozen=True):
    """No press in time: the seat does not roll until it has got up again."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        keep(state, ID).until[self.seat] = SAT


class SteadyChosen(PublicEvent[State], frozen=True):
    """From now on the seat stands without presses and rolls more slowly, or no longer does."""

    news: ClassVar[bool] = False
    seat: Seat
    on: bool
    at: int

    def apply(self, state: State) -> None:
        keep(state, ID).steady[self.seat] = self.on
        state.last_act[self.seat] = self.at

    @property
    def variant(self) -> str:
        return "" if self.on else "off"
