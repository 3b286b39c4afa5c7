"""Which treasures there are: the files in `kinds/`, with their numbers from the data file."""

import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.modules.treasures import kinds
from wayout.games.temple.modules.treasures.treasure import Treasure
from wayout.kernel.registry import discover


class BrokenTreasures(ValueError):
    """The data file does not fit the treasures."""


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles there are, and the module that brings them."""

    copies: int
    module: str


TREASURES: Final[Mapping[str, Treasure]] = discover(kinds, "TREASURE", Treasure)


def read_counts(text: str, known: Iterable[str]) -> dict[str, Count]:
    """By kind, in the order of the file; raises BrokenTreasures if a kind is missing or has no tile."""
    try:
        counts = msgspec.convert(tomllib.loads(text), dict[str, Count])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenTreasures(str(error)) from error
    if set(counts) != set(known):
        raise BrokenTreasures(f"the file and the treasures differ in {sorted(set(counts) ^ set(known))}")
    for kind, count in counts.items():
        if count.copies < 1:
            raise BrokenTreasures(f"{kind}: there is no tile of it")
    return counts


COUNTS: Final = read_counts(resources.files(__package__).joinpath("data/treasures.toml").read_text(), TREASURES)
ALL: Final = sum(count.copies for count in COUNTS.values())


def full_stack(mix: str) -> list[str]:
    """Every tile that the modules in play bring, in the order of the file."""
    modules = mix.split(",")
    return [kind for kind, count in COUNTS.items() if count.module in modules for _ in range(count.copies)]
