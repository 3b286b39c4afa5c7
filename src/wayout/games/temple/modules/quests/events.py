"""Quests are found and done."""

from typing import ClassVar

from wayout.games.temple.modules.quests.part import part
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent


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
