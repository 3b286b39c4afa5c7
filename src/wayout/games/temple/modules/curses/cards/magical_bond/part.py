"""Who holds on to whom."""

from typing import Final, Self

import msgspec

from wayout.games.temple.modules.curses.part import kept
from wayout.games.temple.state import State
from wayout.kernel.seats import Seat

ID: Final = "magical_bond"


class Tie(msgspec.Struct, frozen=True):
    to: int
    """The mate's seat."""
    until: int | None = None
    """Asked for: then silence is consent. Nothing: they hold on to each other."""


class Bonds(msgspec.Struct):
    """By the seat of whoever bears the card."""

    ties: dict[int, Tie] = msgspec.field(default_factory=dict)
    free: dict[int, int] = msgspec.field(default_factory=dict)
    """Shaken off, one rolls freely until then."""

    def clone(self) -> Self:
        return type(self)(self.ties.copy(), self.free.copy())


def bonds(state: State) -> Bonds:
    found: Bonds = kept(state, ID)
    return found


def is_bonded(state: State, seat: Seat) -> bool:
    """To somebody, or somebody to this seat: a hand is a hand."""
    ties = bonds(state).ties
    return bool(ties) and any(tie.until is None and seat in (holder, tie.to) for holder, tie in ties.items())


def is_asking(state: State, seat: Seat) -> bool:
    tie = bonds(state).ties.get(seat)
    return tie is not None and tie.until is not None


def is_asked(state: State, seat: Seat, by: Seat) -> bool:
    tie = bonds(state).ties.get(by)
    return tie is not None and tie.to == seat and tie.until is not None


def is_held(state: State, seat: Seat, by: Seat) -> bool:
    tie = bonds(state).ties.get(by)
    return tie is not None and tie.to == seat and tie.until is None
