"""The trap chambers, and what their traps cost."""

from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.tiles import Cost, cost_of, read_more_tiles

PLATFORM: Final = "moving_platform"
INVOCATION: Final = "invocation"

_data: Final = resources.files(__package__).joinpath("data")


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    summon: str
    climb: dict[str, str]
    """By the cliff's tile."""


TILES: Final = read_more_tiles(_data.joinpath("tiles.toml").read_text())
TRAPS: Final = tuple(tile.id for tile in TILES)
_costs: Final = msgspec.toml.decode(_data.joinpath("traps.toml").read_text(), type=Costs)
SUMMONING: Final[Cost] = cost_of(_costs.summon)
CLIMBING: Final[dict[str, Cost]] = {tile: cost_of(icons) for tile, icons in _costs.climb.items()}
"""By the cliff's tile."""
