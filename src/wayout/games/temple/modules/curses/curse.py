"""What a curse card is: a constant whose hooks are fields. What is printed on it is in the data file."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wayout.games.temple.seam import Deed
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, Turn
from wayout.kernel.seats import Seat

ANY_NUMBER: Final = 99
"""More dice than anybody has."""


@dataclass(frozen=True, kw_only=True)
class Curse:
    """One kind of curse. A hook that is not there is never asked."""

    id: str
    forbids: Callable[[State, Deed], Refusal | None] | None = None
    """Why the cursed seat may not do this."""
    mask_frees: int = ANY_NUMBER
    """How many black masks a golden mask of the cursed seat frees at most."""
    most_dice: int = ANY_NUMBER
    """How many dice the cursed seat may roll at once."""
    spacing: int = 1
    """By how much its waiting is multiplied."""
    risk: tuple[tuple[int, int], ...] = ()
    """Rolls sooner than so many milliseconds after the last one: how many percent of the dice fall. Soonest first."""
    drawn: Callable[[Turn[State], Seat], None] | None = None
    """The card has come to lie before the seat."""
    gone: Callable[[Turn[State], Seat], None] | None = None
    """The card has left the seat, lifted or not."""
    worth: float = 2.5
    """In rolls: what a bot gives to be rid of it."""
