"""What the characters keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.state import MAX_SEATS, SEATS, State
from wayout.kernel.seats import Seat

ID: Final = "characters"
NO_CARD: Final = ""
NOT_RIGGED: Final = -1


class Swap(msgspec.Struct, frozen=True):
    """Dice of one seat for as many of another, which has yet to agree."""

    seat: Seat
    dice: tuple[int, ...]
    other: Seat
    theirs: tuple[int, ...]
    pay: tuple[int, ...]
    until: int
    """Then silence is a no."""


class Characters(msgspec.Struct):
    """Who is who. Lists go by seat."""

    wished: list[str] = msgspec.field(default_factory=lambda: [NO_CARD] * MAX_SEATS)
    """In the introduction: the cards that the seats would like to have."""
    held: list[str] = msgspec.field(default_factory=lambda: [NO_CARD] * MAX_SEATS)
    """The cards that they play with."""
    spent: list[bool] = msgspec.field(default_factory=lambda: [False] * MAX_SEATS)
    """Activatable cards that wait for the next slam."""
    black: list[int] = msgspec.field(default_factory=list)
    """Dice of the Black Priest that show a black mask without being locked."""
    rigged: int = NOT_RIGGED
    """Until when the Mechanic's keys are torches and his torches keys."""
    swap: Swap | None = None
    """What the Trickster has asked for."""

    def clone(self) -> Self:
        return type(self)(self.wished[:], self.held[:], self.spent[:], self.black[:], self.rigged, self.swap)


def part(state: State) -> Characters:
    found: Characters = state.parts[ID]
    return found


def holds(state: State, seat: Seat, card: str) -> bool:
    return part(state).held[seat] == card


def holder(state: State, card: str) -> Seat | None:
    """Whoever plays with this card."""
    held = part(state).held
    return SEATS[held.index(card)] if card in held else None
