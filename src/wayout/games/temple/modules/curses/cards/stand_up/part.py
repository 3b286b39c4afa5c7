"""Who stands, until when, and in which way."""

from typing import Final, Self

import msgspec

from wayout.games.temple.modules.curses.part import borne, kept
from wayout.games.temple.state import MAX_SEATS, State
from wayout.kernel.seats import Seat

ID: Final = "stand_up"
SAT: Final = -1


class Standing(msgspec.Struct):
    """Lists go by seat."""

    until: list[int] = msgspec.field(default_factory=lambda: [0] * MAX_SEATS)
    """When the next press is due at the latest; SAT: that time is over."""
    up: list[int] = msgspec.field(default_factory=lambda: [0] * MAX_SEATS)
    """When one who had sat down is on his feet again."""
    steady: list[bool] = msgspec.field(default_factory=lambda: [False] * MAX_SEATS)
    """No presses, but slower rolls."""

    def clone(self) -> Self:
        return type(self)(self.until[:], self.up[:], self.steady[:])


def standing(state: State) -> Standing:
    found: Standing = kept(state, ID)
    return found


def stands_by_presses(state: State, seat: Seat) -> bool:
    return ID in borne(state, seat) and not standing(state).steady[seat]
