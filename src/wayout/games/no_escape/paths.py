"""Where links lead (NE-3.5). A link of a space is a way: no space has two links the same way."""

from typing import Final

from wayout.games.no_escape.shapes import BOARD_CODE, END, ENTRY, INDICATOR, LINK, LINKS, NO_END
from wayout.games.no_escape.sides import SIDES
from wayout.games.no_escape.slots import AHEAD, BOARD_PLACES, HUB, NO_WAY, OUTSIDE, WAYS_OF
from wayout.games.no_escape.state import State

STRAIGHT_RIGHT_LEFT: Final = (0, 1, 3)


def follow(state: State, place: int, way: int) -> int:
    """The place that this link leads to, or OUTSIDE."""
    laid = state.board.laid
    if place < BOARD_PLACES:
        side = SIDES[state.side]
        to = side.link[place * 4 + way]
        if to >= 0:
            return to
        slot = side.doors[place * 4 + way]
    else:
        slot = place >> 4
        to = LINK[laid[slot]][(place & 15) * 4 + way]
        if to >= 0:
            return slot << 4 | to
    slot += AHEAD[way]
    code = laid.get(slot)
    if code is None:
        return OUTSIDE
    if code >= BOARD_CODE:
        return SIDES[state.side].entries[slot * 4 + (way ^ 2)]
    return slot << 4 | ENTRY[code][way ^ 2]


def links_at(state: State, place: int) -> int:
    """The ways that lead on from a place, as bits."""
    if place < BOARD_PLACES:
        return SIDES[state.side].links[place]
    return LINKS[state.yellow_walkable][state.board.laid[place >> 4]][place & 15]


def end_at(state: State, place: int) -> int:
    """What indicator is printed on this place, or NO_END."""
    if place < BOARD_PLACES:
        return NO_END
    code = state.board.laid[place >> 4]
    return END[code] if INDICATOR[code] == place & 15 else NO_END


def default_way(state: State) -> int:
    """NE-3.9, for the branch that is asked about: straight on, else right, else left; on the hub the first arm
    clockwise from north."""
    seat = state.asked
    back = state.came_from[seat]
    if state.places[seat] == HUB or back == NO_WAY:
        return WAYS_OF[state.ways][0]
    ahead = back ^ 2
    return next(way for turns in STRAIGHT_RIGHT_LEFT if state.ways >> (way := ahead + turns & 3) & 1)
