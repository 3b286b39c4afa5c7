"""What the curses keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.state import MAX_SEATS, State
from wayout.kernel.seats import Seat

ID: Final = "curses"


class Curses(msgspec.Struct):
    """The deck, what is out of it, and who bears what. Lists go by seat where nothing else is said."""

    deck: list[str] = msgspec.field(default_factory=list)
    """Drawn from the end; hidden."""
    discarded: list[str] = msgspec.field(default_factory=list)
    borne: list[list[str]] = msgspec.field(default_factory=lambda: [[] for _ in range(MAX_SEATS)])
    """The cards before each seat, in the order in which they came."""
    careful: list[bool] = msgspec.field(default_factory=lambda: [False] * MAX_SEATS)
    """TMP-6: rolls wait until no die can fall."""

    def clone(self) -> Self:
        return type(self)(self.deck[:], self.discarded[:], [curses[:] for curses in self.borne], self.careful[:])


def part(state: State) -> Curses:
    found: Curses = state.parts[ID]
    return found


def borne(state: State, seat: Seat) -> list[str]:
    """The curses of this seat."""
    return part(state).borne[seat]
