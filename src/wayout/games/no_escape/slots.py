"""Where things lie: slots for tiles, places for meeples, and how both are told to a client."""

from typing import Final, TypeAlias

from wayout.kernel.grid import WAYS, Way

Slot: TypeAlias = tuple[int, int]
"""Where a tile can lie, (x, y): x grows to the east, y to the south. The starting board fills -1 to 1 (NE-2.1)."""

Spot: TypeAlias = tuple[int, int, int]
"""Where a meeple can stand: (x, y) of the tile and the number of the space in the printed list.
(0, 0, n) is on the starting board, and (0, 0, 0) its hub."""

REACH: Final = 68
"""No maze goes further: 52 straight tiles, 19 corners that win a row by two, an end, and five tiles that are shifted
or salvaged from the inner part of such a line to its far end, if white teleporters hold that."""
MIDDLE: Final = REACH + 1
WIDTH: Final = 2 * MIDDLE + 1
AHEAD: Final = (-WIDTH, 1, WIDTH, -1)
"""By way: from the number of a slot to that of its neighbour."""

XY: Final[tuple[Slot, ...]] = tuple((n % WIDTH - MIDDLE, n // WIDTH - MIDDLE) for n in range(WIDTH * WIDTH))
BOARD_SLOTS: Final = tuple((y + MIDDLE) * WIDTH + x + MIDDLE for y in (-1, 0, 1) for x in (-1, 0, 1))

# A place is a space as one number: slot * 16 + space on a tile; on the starting board the space alone.
HUB: Final = 0
GONE: Final = -1
"""Instead of a place: the meeple was taken off the board."""
OUTSIDE: Final = -2
"""Instead of a place: off the board, and so out of the station."""
BOARD_PLACES: Final = 128

NO_WAY: Final = -1
"""Instead of a way: a meeple without a heading, or one that remembers none."""
WAYS_OF: Final[tuple[tuple[Way, ...], ...]] = tuple(tuple(way for way in WAYS if mask >> way & 1) for mask in range(16))
"""Ways as bits of a mask, read."""


def number_of(slot: Slot) -> int:
    """The slot as one number. It must be in reach."""
    return (slot[1] + MIDDLE) * WIDTH + slot[0] + MIDDLE


def in_reach(slot: Slot) -> bool:
    return -REACH <= slot[0] <= REACH and -REACH <= slot[1] <= REACH


def spot_of(place: int) -> Spot | None:
    if place < 0:
        return None
    if place < BOARD_PLACES:
        return (0, 0, place)
    x, y = XY[place >> 4]
    return (x, y, place & 15)


def place_of(spot: Spot | None) -> int:
    if spot is None:
        return GONE
    x, y, space = spot
    if x == 0 and y == 0:
        return space
    return (y + MIDDLE) * WIDTH + x + MIDDLE << 4 | space


def way_or_none(way: int) -> Way | None:
    return None if way < 0 else way


def way_number(way: Way | None) -> int:
    return NO_WAY if way is None else way
