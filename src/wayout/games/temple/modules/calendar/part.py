"""What the calendar keeps in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.modules.calendar.almanac import DOOMED, ETERNAL, SIDES, Side
from wayout.games.temple.state import State

ID: Final = "calendar"


class Calendar(msgspec.Struct):
    """Where the figure stands, and where the tiles are."""

    stack: list[str] = msgspec.field(default_factory=list)
    """Face down, drawn from the end."""
    seen: int = 0
    """How many at the bottom of the stack all have seen going there."""
    tiles: dict[int, str] = msgspec.field(default_factory=dict)
    """Chambers to the symbols that lie there face up."""
    space: int = 0
    """How far the figure has come."""
    ran_out: bool = False
    """The stack was empty once."""

    def clone(self) -> Self:
        return type(self)(self.stack[:], self.seen, self.tiles.copy(), self.space, self.ran_out)


def part(state: State) -> Calendar:
    found: Calendar = state.parts[ID]
    return found


def side_of(state: State) -> Side:
    return SIDES[str(state.options[ID])]


def is_eternal(state: State) -> bool:
    return state.options[ID] == ETERNAL


def is_doomed(state: State) -> bool:
    return state.options[ID] == DOOMED


def symbols_ahead(state: State) -> tuple[str, ...]:
    """What the spaces show that the figure has still to reach."""
    return side_of(state).spaces[part(state).space :]
