"""Dice are rolled, freed, offered, given and lost (TMP-4.6)."""

from typing import ClassVar

from wayout.games.temple.dice import LIES, blank, hand_over, hold, lose, release
from wayout.games.temple.parts import Face
from wayout.games.temple.state import BLANK, BY_ITSELF, OFF, ON, State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class Rolled(PublicEvent[State], frozen=True):
    """Dice in the order of their numbers, and what they show; black masks are locked."""

    news: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]
    faces: tuple[Face, ...]
    at: int

    def apply(self, state: State) -> None:
        for die, face in zip(self.dice, self.faces, strict=True):
            state.dice[die] = LIES[face]
            state.offered[die] = BY_ITSELF
        state.rolled[self.seat] += len(self.dice)
        state.last_roll[self.seat] = state.last_act[self.seat] = self.at

    @property
    def passing(self) -> bool:
        return True


class DiceFell(PublicEvent[State], frozen=True):
    """Rolled too hastily: these dice are lost for good."""

    news: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]

    def apply(self, state: State) -> None:
        lose(state, self.dice)


class DieHeld(PublicEvent[State], frozen=True):
    """A die lies somewhere, out of reach."""

    news: ClassVar[bool] = False
    seat: Seat
    die: int
    where: str

    def apply(self, state: State) -> None:
        hold(state, self.die, self.where)


class DieReleased(PublicEvent[State], frozen=True):
    """A die is back before its owner, and must be rolled, unless it shows what it showed before."""

    news: ClassVar[bool] = False
    seat: Seat
    die: int
    face: Face | None = None

    def apply(self, state: State) -> None:
        release(state, self.die, BLANK if self.face is None else LIES[self.face])


class Masked(PublicEvent[State], frozen=True):
    """A golden mask frees black masks of one adventurer."""

    news: ClassVar[bool] = True
    seat: Seat
    die: int
    target: Seat
    dice: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, (self.die, *self.dice))
        state.last_act[self.seat] = self.at

    @property
    def passing(self) -> bool:
        """To be freed by somebody else is worth a word."""
        return self.target == self.seat


class Offered(PublicEvent[State], frozen=True):
    """Dice are offered by hand for what is done together, or kept from it."""

    news: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]
    on: bool
    at: int

    def apply(self, state: State) -> None:
        for die in self.dice:
            state.offered[die] = ON if self.on else OFF
        state.last_act[self.seat] = self.at

    @property
    def passing(self) -> bool:
        return True


class AutoOffering(PublicEvent[State], frozen=True):
    """A seat offers what its chamber needs by itself, or stops doing so."""

    news: ClassVar[bool] = True
    seat: Seat
    on: bool
    at: int

    def apply(self, state: State) -> None:
        state.auto_offer[self.seat] = self.on
        state.last_act[self.seat] = self.at

    @property
    def passing(self) -> bool:
        return True


class DieGiven(PublicEvent[State], frozen=True):
    """One who is out gives a die to one who is not."""

    news: ClassVar[bool] = True
    seat: Seat
    die: int
    to: Seat
    at: int

    def apply(self, state: State) -> None:
        hand_over(state, self.die, self.seat, self.to)
        state.gave[self.seat] = True
        state.last_act[self.seat] = self.at


class Preferred(PublicEvent[State], frozen=True):
    """In which order a seat gives up dice when one is lost."""

    news: ClassVar[bool] = True
    seat: Seat
    order: tuple[str, ...]
    at: int

    def apply(self, state: State) -> None:
        state.order[self.seat] = list(self.order)
        state.last_act[self.seat] = self.at
