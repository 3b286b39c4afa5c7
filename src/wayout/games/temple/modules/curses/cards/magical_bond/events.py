"""Bonds are asked for, tied, broken and missed."""

from typing import ClassVar

from wayout.games.temple.modules.curses.cards.magical_bond.part import ID, Bonds, Tie
from wayout.games.temple.modules.curses.part import keep
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class BondAsked(PublicEvent[State], frozen=True):
    """A seat reaches for another; silence until then is consent."""

    news: ClassVar[bool] = False
    seat: Seat
    to: Seat
    until: int
    at: int

    def apply(self, state: State) -> None:
        bonds: Bonds = keep(state, ID)
        bonds.ties[self.seat] = Tie(self.to, self.until)
        state.last_act[self.seat] = self.at


class BondTied(PublicEvent[State], frozen=True):
    """Both hold on to each other."""

    news: ClassVar[bool] = True
    seat: Seat
    to: Seat
    at: int | None = None
    """When the other said so; nothing: by silence."""

    def apply(self, state: State) -> None:
        bonds: Bonds = keep(state, ID)
        bonds.ties[self.seat] = Tie(self.to)
        bonds.free.pop(self.seat, None)
        if self.at is not None:
            state.last_act[self.to] = self.at


class BondBroken(PublicEvent[State], frozen=True):
    """They no longer hold on to each other; whoever bears the card rolls freely until then, if at all."""

    news: ClassVar[bool] = False
    seat: Seat
    to: Seat
    free_until: int | None = None
    at: int | None = None
    """When the other shook it off."""

    def apply(self, state: State) -> None:
        bonds: Bonds = keep(state, ID)
        del bonds.ties[self.seat]
        if self.free_until is not None:
            bonds.free[self.seat] = self.free_until
        if self.at is not None:
            state.last_act[self.to] = self.at


class BondMissed(PublicEvent[State], frozen=True):
    """The time of free rolling is over."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        del keep(state, ID).free[self.seat]
