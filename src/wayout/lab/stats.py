"""How sure a count makes us: intervals of 95 %."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, median, stdev
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


def spread(numbers: Sequence[int]) -> Spread | None:
    """Nothing, if there are no numbers."""
    if not numbers:
        return None
    mean = fmean(numbers)
    reach = Z * stdev(numbers) / math.sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Spread(mean, mean - reach, mean + reach, median(numbers), min(numbers), max(numbers))
