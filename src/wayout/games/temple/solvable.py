"""TMP-2.18: can a temple of this mix be escaped from at all?"""

from typing import Final

from wayout.games.temple.clock import NUMBERS
from wayout.games.temple.seam import hooks_of
from wayout.games.temple.state import DICE, MAX_SEATS, SOLO_DICE
from wayout.games.temple.tiles import SHEET, printed

WARN_KEYS: Final = 4
"""So many keys at best are a hard way out, worth a warning."""


def dice_each(seats: int) -> int:
    return SOLO_DICE if seats == 1 else DICE


def depot_of(seats: int, difficulty: str) -> int:
    return NUMBERS.depot.by_players[seats - 1] + NUMBERS.depot.more[difficulty]


def tiles_of(mix: str) -> list[str]:
    """TMP-5.0, step 1: the tiles of this mix but the start and the exit."""
    set13 = SHEET.cursed if hooks_of(mix).signs else SHEET.basic
    return [tile.id for tile in (*set13, *SHEET.gem)]


def capacity(seats: int, mix: str) -> int:
    """How many gems could be activated by this team, with all of its dice in one chamber."""
    return sum(gems_of(tile, seats) for tile in tiles_of(mix)) + hooks_of(mix).capacity


def gems_of(tile: str, seats: int) -> int:
    """How many gems this chamber gives to so many, with all of their dice in it."""
    dice = seats * dice_each(seats)
    return max((gems for need, gems in printed(tile).table if need <= dice), default=0)


def keys_at_best(seats: int, mix: str, difficulty: str) -> int:
    return max(1, depot_of(seats, difficulty) - capacity(seats, mix) + 1)


def is_solvable(seats: int, mix: str, difficulty: str) -> bool:
    return keys_at_best(seats, mix, difficulty) <= dice_each(seats)


def solvable_seats(mix: str, difficulty: str) -> tuple[int, ...]:
    return tuple(seats for seats in range(1, MAX_SEATS + 1) if is_solvable(seats, mix, difficulty))
