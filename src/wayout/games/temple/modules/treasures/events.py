"""Treasures are laid, claimed, got ready, used and left behind."""

from typing import ClassVar

from wayout.games.temple.dice import blank
from wayout.games.temple.modules.treasures.part import part
from wayout.games.temple.state import State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class TreasuresShuffled(Event[State], frozen=True):
    """The stack is ready; its order stays hidden (TMP-4.12)."""

    news: ClassVar[bool] = True
    stack: tuple[str, ...]
    """Veiled: nothing."""

    def apply(self, state: State) -> None:
        part(state).stack = list(self.stack)

    def seen_by(self, viewer: Viewer) -> "TreasuresShuffled":
        return TreasuresShuffled(())

    def recalled_by(self, viewer: Viewer) -> "TreasuresShuffled":
        return TreasuresShuffled(())


class TreasureLaid(PublicEvent[State], frozen=True):
    """The next tile of the stack lies face down in a chamber. Its number does not tell what it is."""

    news: ClassVar[bool] = False
    chamber: int
    treasure: int

    def apply(self, state: State) -> None:
        treasures = part(state)
        treasures.laid += 1
        treasures.chests[self.chamber] = self.treasure


class TreasureClaimed(PublicEvent[State], frozen=True):
    """A chest is open, and all see what was in it."""

    news: ClassVar[bool] = True
    seat: Seat
    chamber: int
    treasure: int
    kind: str
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        treasures = part(state)
        del treasures.chests[self.chamber]
        treasures.owned[self.seat].append(self.treasure)
        state.last_act[self.seat] = self.at


class TreasureArmed(PublicEvent[State], frozen=True):
    """For ten seconds this treasure counts as icons."""

    news: ClassVar[bool] = False
    seat: Seat
    treasure: int
    kind: str
    until: int
    at: int

    def apply(self, state: State) -> None:
        part(state).armed[self.treasure] = self.until
        state.last_act[self.seat] = self.at


class TreasureCooled(PublicEvent[State], frozen=True):
    """The ten seconds are over; the treasure was not needed and stays."""

    news: ClassVar[bool] = False
    seat: Seat
    treasure: int
    kind: str

    def apply(self, state: State) -> None:
        del part(state).armed[self.treasure]


class TreasureUsed(PublicEvent[State], frozen=True):
    """A treasure has done its work and is discarded, unless it stays before its owner."""

    news: ClassVar[bool] = False
    seat: Seat
    treasure: int
    kind: str
    at: int | None = None
    """When its owner used it. Nothing: it went with what was paid, perhaps by somebody else."""
    stays: bool = False

    def apply(self, state: State) -> None:
        if self.stays:
            part(state).spent.append(self.treasure)
        else:
            discard(state, self.seat, self.treasure)
        if self.at is not None:
            state.last_act[self.seat] = self.at


class TreasureLost(PublicEvent[State], frozen=True):
    """Left behind by one who is out (TMP-5.2), or taken away."""

    news: ClassVar[bool] = False
    seat: Seat
    treasure: int
    kind: str

    def apply(self, state: State) -> None:
        discard(state, self.seat, self.treasure)


def discard(state: State, seat: Seat, treasure: int) -> None:
    """For events: the tile is out of the game."""
    treasures = part(state)
    treasures.owned[seat].remove(treasure)
    treasures.armed.pop(treasure, None)
    treasures.gone.append(treasure)
