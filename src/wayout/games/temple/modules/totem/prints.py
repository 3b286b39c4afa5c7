"""What the totem takes and gives, and how easily dice fall (TMP-5.17)."""

from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.solvable import dice_each
from wayout.kernel.printed import read_printed

WHOLE: Final = 10_000
"""Chances are so many parts of one."""


class BrokenTotem(ValueError):
    """The data file does not hold a totem."""


class Fall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    each: int
    most: int
    steady: int
    drags: int

    def odds(self, height: int, hold: int) -> tuple[int, int]:
        """How many times in how many a die falls that is laid on so many others after so long."""
        return min(self.most, self.least + self.each * height) * (self.steady - hold), WHOLE * self.steady


class Totem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gems: tuple[tuple[int, int], ...]
    holds: tuple[int, ...]
    fall: Fall


def read_totem(text: str) -> Totem:
    totem = read_printed(text, Totem, BrokenTotem)
    if not totem.gems or list(totem.gems) != sorted(totem.gems):
        raise BrokenTotem("more dice light more gems")
    if not totem.holds or list(totem.holds) != sorted(set(totem.holds)) or totem.holds[-1] > totem.fall.steady:
        raise BrokenTotem("one holds a die longer and longer, and not longer than it takes to be steady")
    if not 0 <= totem.fall.least <= totem.fall.most <= WHOLE or totem.fall.drags < 1:
        raise BrokenTotem("nothing falls like that")
    return totem


TOTEM: Final = read_totem(resources.files(__package__).joinpath("data/totem.toml").read_text())


def most_gems(seats: int) -> int:
    """TMP-2.18: what so many can light there with all of their dice."""
    dice = seats * dice_each(seats)
    return max((gems for need, gems in TOTEM.gems if need <= dice), default=0)
