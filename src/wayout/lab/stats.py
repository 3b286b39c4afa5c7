"""How sure a count makes us: intervals of 95 %."""

import math
from collections import Counter
from statistics import NormalDist, stdev
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Share(msgspec.Struct, frozen=True):
    """How often something happened out of how many times, and where the true share probably lies."""

    times: int
    of: int
    share: float
    low: float
    high: float


def share(times: int, of: int) -> Share:
    """Wilson's interval: right also near 0 and 1, and for few games."""
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    rate = times / of
    spread = Z * Z / of
    middle = (rate + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * math.sqrt(rate * (1 - rate) / of + spread / (4 * of))
    return Share(times, of, rate, max(0.0, middle - reach), min(1.0, middle + reach))


class Spread(msgspec.Struct, frozen=True):
    """How large numbers are: their mean with its interval, and their range."""

    mean: float
    low: float
    high: float
    median: float
    least: int
    most: int


def spread(counts: Counter[int]) -> Spread | None:
    """Of numbers, each counted; nothing, if there are none."""
    many = counts.total()
    if not many:
        return None
    mean = total(counts) / many
    reach = Z * stdev(counts.elements()) / math.sqrt(many) if many > 1 else 0.0
    return Spread(mean, mean - reach, mean + reach, _median(counts), min(counts), max(counts))


def total(counts: Counter[int]) -> int:
    return sum(number * times for number, times in counts.items())


def _median(counts: Counter[int]) -> float:
    """The number in the middle, or half-way between the two that are there."""
    many = counts.total()
    low, high = _in_order(counts, (many - 1) // 2), _in_order(counts, many // 2)
    return low if many % 2 else (low + high) / 2


def _in_order(counts: Counter[int], place: int) -> int:
    """The number at this place, if all stood in a row by size."""
    for number in sorted(counts):
        place -= counts[number]
        if place < 0:
            return number
    raise IndexError(place)
