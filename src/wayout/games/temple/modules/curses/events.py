"""Curses are shuffled, drawn, lifted and gone; dice lie on cards and come back."""

from typing import ClassVar

from wayout.games.temple.dice import blank
from wayout.games.temple.modules.curses.part import part
from wayout.games.temple.state import State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class CursesShuffled(Event[State], frozen=True):
    """The deck is ready; its order stays hidden (TMP-4.12)."""

    news: ClassVar[bool] = True
    deck: tuple[str, ...]
    """Drawn from the end. Veiled: nothing."""

    def apply(self, state: State) -> None:
        part(state).deck = list(self.deck)

    def seen_by(self, viewer: Viewer) -> "CursesShuffled":
        return CursesShuffled(())

    def recalled_by(self, viewer: Viewer) -> "CursesShuffled":
        return CursesShuffled(())


class CurseDrawn(PublicEvent[State], frozen=True):
    """The top card; not kept if the seat bears the same already (TMP-3.2)."""

    news: ClassVar[bool] = True
    seat: Seat
    curse: str
    kept: bool

    def apply(self, state: State) -> None:
        curses = part(state)
        curses.deck.pop()
        (curses.borne[self.seat] if self.kept else curses.discarded).append(self.curse)

    @property
    def variant(self) -> str:
        return "" if self.kept else "again"


class CurseLifted(PublicEvent[State], frozen=True):
    """The seat has shown the card's icons, all alone."""

    news: ClassVar[bool] = False
    seat: Seat
    curse: str
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        discard(state, self.seat, self.curse)
        state.last_act[self.seat] = self.at


class CurseGone(PublicEvent[State], frozen=True):
    """A card has left the seat without being lifted."""

    news: ClassVar[bool] = False
    seat: Seat
    curse: str

    def apply(self, state: State) -> None:
        discard(state, self.seat, self.curse)


class CareTaken(PublicEvent[State], frozen=True):
    """TMP-6: from now on the seat's rolls wait until they are safe, or no longer do."""

    news: ClassVar[bool] = False
    seat: Seat
    on: bool
    at: int

    def apply(self, state: State) -> None:
        part(state).careful[self.seat] = self.on
        state.last_act[self.seat] = self.at

    @property
    def variant(self) -> str:
        return "" if self.on else "off"


def discard(state: State, seat: Seat, curse: str) -> None:
    """For events: the card goes from the seat to the discards, and never comes back (TMP-5.1)."""
    curses = part(state)
    curses.borne[seat].remove(curse)
    curses.discarded.append(curse)
