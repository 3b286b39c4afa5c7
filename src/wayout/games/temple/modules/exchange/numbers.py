"""What can be tuned about the two chambers, read from the data file."""

from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.tiles import Tile, read_more_tiles
from wayout.kernel.printed import read_printed


class BrokenNumbers(ValueError):
    """The data file does not hold the numbers of the teleporter."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    warp: int


def read_numbers(text: str) -> Numbers:
    numbers = read_printed(text, Numbers, BrokenNumbers)
    if numbers.warp < 1:
        raise BrokenNumbers("a warp takes its time")
    return numbers


DATA: Final = resources.files(__package__).joinpath("data")
NUMBERS: Final = read_numbers(DATA.joinpath("numbers.toml").read_text())
TILES: Final[tuple[Tile, ...]] = read_more_tiles(DATA.joinpath("tiles.toml").read_text())
EXCHANGE: Final = "exchange"
TELEPORTER: Final = "teleporter"
