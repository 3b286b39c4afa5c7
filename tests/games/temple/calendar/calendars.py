"""Temples with a calendar in one line."""

from collections.abc import Iterable

from tests.games.temple.tables import PILE, temple
from wayout.games.temple.modules.calendar.events import CalendarShuffled
from wayout.games.temple.modules.calendar.part import part
from wayout.games.temple.state import State

STACK = ("sun", "moon", "gear", "sun", "moon", "gear", "sun", "moon", "sun")
"""Each symbol as often as it is printed; the first is drawn first."""


def dated(
    side: str,
    *hands: str,
    stack: Iterable[str] = STACK,
    pile: tuple[str, ...] = PILE,
    east: str = "b07",
    west: str = "b08",
) -> State:
    """A running temple with this side of the calendar. The first of the stack is drawn first, the last of the pile."""
    state = temple(*hands, calendar=side, pile=pile, east=east, west=west)
    CalendarShuffled(tuple(stack)[::-1]).apply(state)
    return state


def under(state: State, **symbols: int) -> State:
    """Tiles of the stack lie in these chambers, whatever is on top."""
    calendar = part(state)
    for symbol, chamber in symbols.items():
        calendar.stack.remove(symbol)
        calendar.tiles[chamber] = symbol
    return state
