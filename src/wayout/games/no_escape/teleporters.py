"""Where a meeple can be teleported to (NE-3.6)."""

from wayout.games.no_escape.shapes import END, INDICATOR, LINK, NO_LINK, TELEPORT_WHITE
from wayout.games.no_escape.slots import XY, Spot
from wayout.games.no_escape.state import State
from wayout.kernel.grid import WAYS, Way


def free_teleporters(state: State) -> list[int]:
    """Slots of all Teleport indicators, white or yellow, with no meeple on them; longest lying first."""
    laid, places = state.board.laid, state.places
    return [
        slot for slot, code in laid.items() if END[code] >= TELEPORT_WHITE and slot << 4 | INDICATOR[code] not in places
    ]


def arrival(state: State, slot: int) -> tuple[Spot, Way]:
    """The indicator there, and the way out."""
    code = state.board.laid[slot]
    space = INDICATOR[code]
    heading = next(way for way in WAYS if LINK[code][space * 4 + way] != NO_LINK)
    return (*XY[slot], space), heading
