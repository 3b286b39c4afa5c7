"""Quests are found and done."""

from typing import ClassVar

from wayout.games.temple.dice import blank
from wayout.games.temple.modules.quests.part import part
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class QuestFound(PublicEvent[State], frozen=True):
    """The chamber of a quest lies in the temple."""

    news: ClassVar[bool] = True
    tile: str
    chamber: int

    def apply(self, state: State) -> None:
        part(state).found[self.tile] = self.chamber


class QuestDone(PublicEvent[State], frozen=True):
    """A quest marker leaves the depot (TMP-3.6); so many are left."""

    news: ClassVar[bool] = True
    tile: str
    n: int

    def apply(self, state: State) -> None:
        part(state).done.append(self.tile)

    @property
    def variant(self) -> str:
        return "" if self.n else "last"


class DicePaid(PublicEvent[State], frozen=True):
    """Something for a quest is paid for; `paid` are dice of all who helped."""

    seat: Seat
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        state.last_act[self.seat] = self.at
