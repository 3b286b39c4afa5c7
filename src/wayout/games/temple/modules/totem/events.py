"""Dice are held over the tower, stacked, taken back, and fall."""

from typing import ClassVar

from wayout.games.temple.dice import hold, release
from wayout.games.temple.modules.totem.part import HELD_BY, LIES, MaskFace, Stacked, Stacking, part
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class StackingBegun(PublicEvent[State], frozen=True):
    """A hand with a die is over the tower, and will open after so many milliseconds."""

    news: ClassVar[bool] = True
    seat: Seat
    die: int
    face: MaskFace
    hold: int
    at: int

    def apply(self, state: State) -> None:
        stacked = Stacked(self.die, self.face)
        part(state).stacking = Stacking(self.seat, stacked, self.hold, self.at + self.hold)
        hold(state, self.die, HELD_BY)
        state.last_act[self.seat] = self.at


class DieStacked(PublicEvent[State], frozen=True):
    """The die lies on top."""

    news: ClassVar[bool] = True
    seat: Seat
    die: int
    height: int
    """Of the tower now."""

    def apply(self, state: State) -> None:
        totem = part(state)
        assert totem.stacking is not None
        totem.tower.append(totem.stacking.die)
        totem.stacking = None
        totem.tries += 1


class TowerFell(PublicEvent[State], frozen=True):
    """The die falls, and drags others along; all of them must be rolled again."""

    news: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]

    def apply(self, state: State) -> None:
        totem = part(state)
        totem.stacking = None
        totem.tries += 1
        drop(state, self.dice)

    @property
    def variant(self) -> str:
        return "alone" if len(self.dice) == 1 else ""


class StackingDropped(PublicEvent[State], frozen=True):
    """The die is back where it was: whoever held it is elsewhere, or the totem is done."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        stacking = part(state).stacking
        assert stacking is not None
        part(state).stacking = None
        put_back(state, stacking.die)


class DieTakenBack(PublicEvent[State], frozen=True):
    """A die of the tower lies before its owner as it did; what was above it has settled down."""

    news: ClassVar[bool] = False
    seat: Seat
    die: int
    at: int | None = None
    """When its owner took it. Nothing: it left the game with its owner."""

    def apply(self, state: State) -> None:
        totem = part(state)
        taken = next(one for one in totem.tower if one.die == self.die)
        totem.tower.remove(taken)
        put_back(state, taken)
        if self.at is not None:
            state.last_act[self.seat] = self.at


class TotemSated(PublicEvent[State], frozen=True):
    """The totem has given its gems, and all get their dice back."""

    news: ClassVar[bool] = False
    dice: tuple[int, ...]

    def apply(self, state: State) -> None:
        drop(state, self.dice)


def put_back(state: State, stacked: Stacked) -> None:
    """For events: this die lies before its owner, with the mask that it shows."""
    release(state, stacked.die, LIES[stacked.face])


def drop(state: State, dice: tuple[int, ...]) -> None:
    """For events: these dice lie before their owners, unrolled."""
    totem = part(state)
    totem.tower = [one for one in totem.tower if one.die not in dice]
    for die in dice:
        release(state, die)
