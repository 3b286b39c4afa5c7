"""What the Maze keeps in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.state import State
from wayout.kernel.seats import Seat

ID: Final = "maze"


class Alarm(msgspec.Struct, frozen=True):
    """Somebody pretends to have found the exit in this chamber."""

    seat: Seat
    chamber: int
    shouts: int
    at: int
    """When it was shouted last."""


class Maze(msgspec.Struct):
    alarms: list[Alarm] = msgspec.field(default_factory=list)
    """The false alarms of which the marks have not faded yet, oldest first."""

    def clone(self) -> Self:
        return type(self)(self.alarms[:])


def part(state: State) -> Maze:
    found: Maze = state.parts[ID]
    return found
