"""Prison Cell: it can be left only to where somebody is, or to the Central Room."""

from wayout.games.room25.cells import CENTRE
from wayout.games.room25.parts import Tile, Who
from wayout.games.room25.seam import Room
from wayout.games.room25.state import State


def holds(state: State, who: Who, tile: Tile) -> bool:
    """A robot is company too."""
    return state.cell_of[tile] != CENTRE and state.is_empty(tile)


ROOM = Room(id="prison", colour="yellow", holds=holds, why_held="prison")
