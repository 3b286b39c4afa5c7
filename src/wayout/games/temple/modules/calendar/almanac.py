"""What is printed on the calendar: its tiles, its two sides, and what standing too far back costs (TMP-2.15)."""

from collections.abc import Mapping
from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.tiles import ICONS, Cost, cost_of
from wayout.kernel.printed import read_printed

ETERNAL: Final = "eternal"
DOOMED: Final = "doomed"
SLAMS: Final = 2
"""The first bars concern the slams, the last one the exit."""


class BrokenCalendar(ValueError):
    """The data file does not hold a calendar."""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the board."""

    spaces: tuple[str, ...]
    """The symbols after the space with the arrow."""
    bars: tuple[int, ...] = ()
    """The last space before each bar."""
    keys: tuple[int, ...] = ()
    """What the exit costs beyond the usual, by where the figure stands."""


class Almanac(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: Mapping[str, int]
    """How many there are of each symbol."""
    swap: str
    """What it costs to swap two of them."""
    eternal: Side
    doomed: Side


def read_almanac(text: str) -> Almanac:
    almanac = read_printed(text, Almanac, BrokenCalendar)
    for side in (almanac.eternal, almanac.doomed):
        if set(side.spaces) - set(almanac.tiles):
            raise BrokenCalendar("a space shows what no tile does")
    if set(almanac.swap) - set(ICONS):
        raise BrokenCalendar(f"nobody can pay {almanac.swap!r}")
    if len(almanac.doomed.keys) != len(almanac.doomed.spaces) + 1 or len(almanac.doomed.bars) <= SLAMS:
        raise BrokenCalendar("the doomed side has keys for every space, and a bar for each countdown")
    return almanac


ALMANAC: Final = read_almanac(resources.files(__package__).joinpath("data/calendar.toml").read_text())
SIDES: Final = {ETERNAL: ALMANAC.eternal, DOOMED: ALMANAC.doomed}
SWAP_COST: Final[Cost] = cost_of(ALMANAC.swap)


def full_stack() -> list[str]:
    return [symbol for symbol, count in ALMANAC.tiles.items() for _ in range(count)]
