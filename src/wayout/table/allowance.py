"""How much is enough in the long run, and how much at once. Time is an argument."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    at_once: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.per_second * factor, self.at_once * factor)


class Allowance:
    """Full at first; fills with time. `at` is in seconds, by any clock that never goes back."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self._rate = rate
        self._left = rate.at_once
        self._at = at

    def has_at(self, at: float, count: float = 1) -> bool:
        self._left = min(self._rate.at_once, self._left + (at - self._at) * self._rate.per_second)
        self._at = at
        return self._left >= count

    def take_at(self, at: float, count: float = 1) -> bool:
        if not self.has_at(at, count):
            return False
        self._left -= count
        return True

    def give_back(self) -> None:
        self._left += 1
