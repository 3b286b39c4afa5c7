"""Temples with cursed gems in one line."""

from tests.games.temple.tables import EASTERN, PILE, temple
from wayout.games.temple.modules.cursed_gems.events import CursedGemsDealt
from wayout.games.temple.modules.cursed_gems.part import part
from wayout.games.temple.state import State

GEMS = ("scarab", "jaguar", "serpent", "skull", "sun_disc", "feather")
PLACES = ("feather", "scarab", "jaguar", "serpent", "skull", "sun_disc")
"""What location tiles 0 to 5 show."""


def cursed(*hands: str, pile: tuple[str, ...] = PILE, east: str = "b07", west: str = "b08") -> State:
    """A running temple in which seat 0 has the scarab, seat 1 the jaguar, and so on."""
    state = temple(*hands, cursed_gems=True, pile=pile, east=east, west=west)
    CursedGemsDealt(GEMS[: len(hands)], PLACES).apply(state)
    return state


def located(state: State, location: int, chamber: int = EASTERN) -> State:
    """This location tile lies in that chamber."""
    part(state).stack.remove(location)
    part(state).lying[chamber] = location
    return state
