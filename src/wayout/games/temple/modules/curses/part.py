"""What the curses keep in the state."""

from functools import cache
from typing import Any, Final, Self

import msgspec

from wayout.games.temple.parts import Part
from wayout.games.temple.state import MAX_SEATS, State
from wayout.kernel.seats import Seat

ID: Final = "curses"
KEPT: Final[dict[str, type[Part]]] = {}
"""By card: what it remembers things in; filled once, when the cards are found."""


class Curses(msgspec.Struct):
    """The deck, what is out of it, and who bears what. Lists go by seat where nothing else is said."""

    deck: list[str] = msgspec.field(default_factory=list)
    """Drawn from the end; hidden."""
    discarded: list[str] = msgspec.field(default_factory=list)
    borne: list[list[str]] = msgspec.field(default_factory=lambda: [[] for _ in range(MAX_SEATS)])
    """The cards before each seat, in the order in which they came."""
    careful: list[bool] = msgspec.field(default_factory=lambda: [False] * MAX_SEATS)
    """TMP-6: rolls wait until no die can fall."""
    kept: dict[str, Any] = msgspec.field(default_factory=dict)
    """By card: what it remembers, if it has anything to remember."""

    def __post_init__(self) -> None:
        for card, kept in self.kept.items():
            if isinstance(kept, dict):
                self.kept[card] = msgspec.convert(kept, KEPT[card], str_keys=True)

    def clone(self) -> Self:
        return type(self)(
            self.deck[:],
            self.discarded[:],
            [curses[:] for curses in self.borne],
            self.careful[:],
            {card: kept.clone() for card, kept in self.kept.items()},
        )


def part(state: State) -> Curses:
    found: Curses = state.parts[ID]
    return found


def borne(state: State, seat: Seat) -> list[str]:
    """The curses of this seat."""
    found: list[str] = state.parts[ID].borne[seat]
    return found


@cache
def nothing_kept(card: str) -> Any:
    """What this card remembers before anything has happened; nobody changes it."""
    return KEPT[card]()


def kept(state: State, card: str) -> Any:
    """What this card remembers: to look at."""
    found = part(state).kept.get(card)
    return nothing_kept(card) if found is None else found


def keep(state: State, card: str) -> Any:
    """For events: the same, to be changed."""
    return part(state).kept.setdefault(card, KEPT[card]())
