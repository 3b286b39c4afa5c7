"""TMP-2.18: can a temple with these settings be escaped from at all?"""

from functools import cache
from typing import Final

from wayout.games.temple.clock import NUMBERS
from wayout.games.temple.seam import MODULES, Module, settings_of
from wayout.games.temple.settings import Settings
from wayout.games.temple.state import DICE, MAX_SEATS, SOLO_DICE
from wayout.games.temple.tiles import SHEET, printed
from wayout.kernel.options import Options

WARN_KEYS: Final = 4
"""So many keys at best are a hard way out, worth a warning."""


def dice_each(seats: int) -> int:
    return SOLO_DICE if seats == 1 else DICE


def depot_of(seats: int, difficulty: str) -> int:
    return NUMBERS.depot.by_players[seats - 1] + NUMBERS.depot.more[difficulty]


@cache
def core_gems(seats: int) -> int:
    """What the core's tiles give; the cursed thirteen have the same gems as the basic ones."""
    return sum(gems_of(tile.id, seats) for tile in (*SHEET.gem, *SHEET.basic))


def gems_of(tile: str, seats: int) -> int:
    """How many gems this chamber gives to so many, with all of their dice in it."""
    dice = seats * dice_each(seats)
    return max((gems for need, gems in printed(tile).table if need <= dice), default=0)


def module_gems(module: Module, seats: int) -> int:
    return 0 if module.capacity is None else module.capacity(seats)


def capacity(settings: Settings) -> int:
    """How many gems could be activated by this team. Every module adds its own, whatever else is in play."""
    seats = settings.seats
    return core_gems(seats) + sum(module_gems(MODULES[module], seats) for module in settings.modules)


def keys_at_best(settings: Settings) -> int:
    depot = depot_of(settings.seats, str(settings.options["difficulty"]))
    return max(1, depot - capacity(settings) + 1)


def is_solvable(settings: Settings) -> bool:
    return keys_at_best(settings) <= dice_each(settings.seats)


def solvable_seats(options: Options) -> tuple[int, ...]:
    return tuple(seats for seats in range(1, MAX_SEATS + 1) if is_solvable(settings_of(seats, options)))
