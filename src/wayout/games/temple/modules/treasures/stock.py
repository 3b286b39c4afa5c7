"""Which treasures there are: the files in `kinds/`, with their numbers from the data file."""

from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Final

from wayout.games.temple.brought import Brought
from wayout.games.temple.modules.treasures import kinds
from wayout.games.temple.modules.treasures.treasure import Treasure
from wayout.games.temple.settings import Settings
from wayout.kernel.printed import read_printed
from wayout.kernel.registry import discover


class BrokenTreasures(ValueError):
    """The data file does not fit the treasures."""


TREASURES: Final[Mapping[str, Treasure]] = discover(kinds, "TREASURE", Treasure)


def read_counts(text: str, known: Iterable[str]) -> dict[str, Brought]:
    """By kind, in the order of the file; raises BrokenTreasures if a kind is missing or has no tile."""
    counts = read_printed(text, dict[str, Brought], BrokenTreasures)
    if set(counts) != set(known):
        raise BrokenTreasures(f"the file and the treasures differ in {sorted(set(counts) ^ set(known))}")
    for kind, count in counts.items():
        if count.copies < 1:
            raise BrokenTreasures(f"{kind}: there is no tile of it")
    return counts


COUNTS: Final = read_counts(resources.files(__package__).joinpath("data/treasures.toml").read_text(), TREASURES)
ALL: Final = sum(count.copies for count in COUNTS.values())


def full_stack(settings: Settings) -> list[str]:
    """Every tile that these settings bring, in the order of the file."""
    return [kind for kind, count in COUNTS.items() if count.is_in_play(settings) for _ in range(count.copies)]
