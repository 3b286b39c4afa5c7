"""What can be tuned about the Maze, read from the data file."""

from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.tiles import ICONS, Tile, cost_of, read_more_tiles
from wayout.kernel.printed import read_printed


class BrokenNumbers(ValueError):
    """The data file does not hold the numbers of the Maze."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gear: str
    farthest: int
    short_cut: int
    again: int
    marked: int


def read_numbers(text: str) -> Numbers:
    numbers = read_printed(text, Numbers, BrokenNumbers)
    if not numbers.gear or set(numbers.gear) - set(ICONS):
        raise BrokenNumbers(f"nobody can turn the gear with {numbers.gear!r}")
    if min(numbers.farthest, numbers.short_cut, numbers.again, numbers.marked) < 1:
        raise BrokenNumbers("everything takes its time")
    return numbers


DATA: Final = resources.files(__package__).joinpath("data")
NUMBERS: Final = read_numbers(DATA.joinpath("numbers.toml").read_text())
GEAR_COST: Final = cost_of(NUMBERS.gear)
TILES: Final[tuple[Tile, ...]] = read_more_tiles(DATA.joinpath("tiles.toml").read_text())
MIRAGE: Final = "mirage"
GEAR: Final = "gear"
