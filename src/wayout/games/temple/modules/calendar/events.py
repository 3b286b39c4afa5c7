"""Symbols are laid, followed, swapped and put back; the figure moves on, or all have to pay."""

from typing import ClassVar

from wayout.games.temple.dice import blank
from wayout.games.temple.modules.calendar.part import is_doomed, part
from wayout.games.temple.state import State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class CalendarShuffled(Event[State], frozen=True):
    """The stack is ready; its order stays hidden (TMP-4.12)."""

    news: ClassVar[bool] = True
    stack: tuple[str, ...]
    """Drawn from the end. Veiled: nothing."""

    def apply(self, state: State) -> None:
        part(state).stack = list(self.stack)

    def seen_by(self, viewer: Viewer) -> "CalendarShuffled":
        return CalendarShuffled(())

    def recalled_by(self, viewer: Viewer) -> "CalendarShuffled":
        return CalendarShuffled(())


class SymbolLaid(PublicEvent[State], frozen=True):
    """The top tile of the stack lies face up in a chamber."""

    news: ClassVar[bool] = True
    chamber: int
    symbol: str

    def apply(self, state: State) -> None:
        calendar = part(state)
        calendar.stack.pop()
        calendar.seen = min(calendar.seen, len(calendar.stack))
        calendar.ran_out = calendar.ran_out or not calendar.stack
        calendar.tiles[self.chamber] = self.symbol


class CalendarAdvanced(PublicEvent[State], frozen=True):
    """Gems were lit under the right symbol: the figure is one space further, and the tile has done its work."""

    news: ClassVar[bool] = False
    chamber: int
    symbol: str
    space: int

    def apply(self, state: State) -> None:
        calendar = part(state)
        calendar.space = self.space
        del calendar.tiles[self.chamber]
        # A36: the doomed calendar uses its tiles again, whether they fitted or not.
        if is_doomed(state):
            sink(state, self.symbol)


class SymbolReturned(PublicEvent[State], frozen=True):
    """A tile goes under the stack, and the figure stays where it is."""

    news: ClassVar[bool] = False
    chamber: int
    symbol: str

    def apply(self, state: State) -> None:
        del part(state).tiles[self.chamber]
        sink(state, self.symbol)


class SymbolsSwapped(PublicEvent[State], frozen=True):
    """In the calendar chamber somebody has swapped the tiles of two others."""

    news: ClassVar[bool] = False
    seat: Seat
    one_chamber: int
    other_chamber: int
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        tiles = part(state).tiles
        tiles[self.one_chamber], tiles[self.other_chamber] = tiles[self.other_chamber], tiles[self.one_chamber]
        state.last_act[self.seat] = self.at


class CalendarDemanded(PublicEvent[State], frozen=True):
    """The doors slam, and the figure has not passed its bar: everybody gives a die."""

    news: ClassVar[bool] = False
    number: int

    def apply(self, state: State) -> None:
        """The dice that are given have events of their own."""


def sink(state: State, symbol: str) -> None:
    """For events: this tile is the last of the stack now."""
    calendar = part(state)
    calendar.stack.insert(0, symbol)
    calendar.seen += 1
