"""The time chambers, and what is printed on them."""

from collections.abc import Mapping
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec

from wayout.games.temple.tiles import Cost, cost_of, read_more_tiles

Ban: TypeAlias = Literal["gems", "masks", "moving", "start"]
Colour: TypeAlias = Literal["blue", "green"]
SACRIFICE: Final = "sacrifice"

_data: Final = resources.files(__package__).joinpath("data")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One task of a chamber, and what follows if it is the one left undone."""

    cost: str
    losers: int = 0
    """So many adventurers lose a die each."""
    dice: int = 0
    """So many dice are lost in all."""
    gems: int = 0
    """So many gems come into the depot."""

    @property
    def price(self) -> Cost:
        return cost_of(self.cost)


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sand: dict[Colour, int]
    bans: dict[str, tuple[Ban, Ban]]
    tasks: dict[str, tuple[Step, ...]]


TILES: Final = read_more_tiles(_data.joinpath("tiles.toml").read_text())
TIME_CHAMBERS: Final = tuple(tile.id for tile in TILES)
_sheet: Final = msgspec.toml.decode(_data.joinpath("time.toml").read_text(), type=Sheet)
SAND_MS: Final = _sheet.sand
BANS: Final[Mapping[str, tuple[Ban, Ban]]] = _sheet.bans
"""By tile: the upper ban and the lower one."""
TASKS: Final[Mapping[str, tuple[Step, ...]]] = _sheet.tasks
"""By tile, in their order."""


def colour_of(tile: str) -> Colour:
    """Which sand timer the chamber starts."""
    return "green" if tile in BANS else "blue"
