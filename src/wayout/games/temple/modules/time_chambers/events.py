"""Sand runs, tasks are solved in time or not, and dice lie in the sacrifice chamber."""

from typing import ClassVar

from wayout.games.temple.dice import blank, lose
from wayout.games.temple.modules.time_chambers.part import NO_CHAMBER, glass_of, part
from wayout.games.temple.modules.time_chambers.printed import BANS, colour_of
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class SandAwaited(PublicEvent[State], frozen=True):
    """The timer of this chamber stands in another one: it waits for it, without effect."""

    news: ClassVar[bool] = False
    chamber: int
    tile: str

    def apply(self, state: State) -> None:
        glass_of(state, colour_of(self.tile)).queue.append(self.chamber)


class SandStarted(PublicEvent[State], frozen=True):
    """The sand runs in this chamber."""

    news: ClassVar[bool] = False
    chamber: int
    tile: str
    until: int

    def apply(self, state: State) -> None:
        glass = glass_of(state, colour_of(self.tile))
        glass.chamber, glass.until, glass.stage = self.chamber, self.until, 0
        glass.queue = [waiting for waiting in glass.queue if waiting != self.chamber]

    @property
    def variant(self) -> str:
        return BANS[self.tile][0] if self.tile in BANS else self.tile


class SandTurned(PublicEvent[State], frozen=True):
    """The green timer is turned over, and the lower ban holds."""

    news: ClassVar[bool] = False
    chamber: int
    tile: str
    until: int

    def apply(self, state: State) -> None:
        part(state).green.until = self.until
        part(state).green.stage = 1

    @property
    def variant(self) -> str:
        return BANS[self.tile][1]


class SandRanOut(PublicEvent[State], frozen=True):
    """The sand of this chamber has run out, and its timer is free."""

    news: ClassVar[bool] = False
    chamber: int
    tile: str

    def apply(self, state: State) -> None:
        glass = glass_of(state, colour_of(self.tile))
        glass.chamber, glass.until, glass.stage = NO_CHAMBER, 0, 0

    @property
    def variant(self) -> str:
        return "green" if self.tile in BANS else ""


class TimeTaskSolved(PublicEvent[State], frozen=True):
    """A task of this chamber was paid in time; `paid` are dice of all who helped."""

    news: ClassVar[bool] = False
    seat: Seat
    chamber: int
    tile: str
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        part(state).blue.stage += 1
        state.last_act[self.seat] = self.at

    @property
    def variant(self) -> str:
        return self.tile


class TimeTaskFailed(PublicEvent[State], frozen=True):
    """A task was left undone when the sand had run out: these dice are lost."""

    news: ClassVar[bool] = False
    chamber: int
    tile: str
    lost: tuple[tuple[Seat, int], ...]

    def apply(self, state: State) -> None:
        lose(state, [die for _, die in self.lost])

    @property
    def variant(self) -> str:
        return self.tile


class SacrificesLost(PublicEvent[State], frozen=True):
    """Nobody has come for these dice in time."""

    news: ClassVar[bool] = False
    dice: tuple[int, ...]

    def apply(self, state: State) -> None:
        for die in self.dice:
            state.held[die] = ""
        lose(state, self.dice)
