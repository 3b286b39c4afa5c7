"""Who of many will be out first: the odds of everybody's coming turn, and a guess at what is after them."""

from collections.abc import Sequence
from typing import Final

from wayout.games.no_escape.bots.race import ROLLS

SURE: Final = min(ROLLS)
IN_REACH: Final = max(ROLLS)
ENOUGH: Final = tuple(sum(odds for roll, odds in ROLLS.items() if roll >= steps) for steps in range(IN_REACH + 1))
"""By steps: how likely a roll is to be at least that."""


def enough(steps: int) -> float:
    """How likely a roll is to lead out, that far off."""
    if steps > IN_REACH:
        return 0.0
    return 1.0 if steps <= SURE else ENOUGH[steps]


def leaving(steps: int, other: int, is_open: float) -> float:
    """How likely a roll is to lead out by the nearest way, if that is still open, or else by the next, if that is."""
    return is_open * (enough(steps) + (1 - is_open) * enough(other))


def win_odds(chances: Sequence[float], leads: Sequence[float], mine: int) -> float:
    """For one of the players, given in the order of their turns how likely each is to leave on the coming one.

    If none does, it is anybody's, and more likely that of whoever has the greater lead."""
    odds, all_in = 0.0, 1.0
    for place, chance in enumerate(chances):
        if place == mine:
            odds = all_in * chance
        all_in *= 1 - chance
    return odds + all_in * leads[mine] / sum(leads)
