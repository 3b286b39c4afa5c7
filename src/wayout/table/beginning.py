"""How often a table begins a match: each is kept for good, so nobody begins them without end."""

from typing import Final

from wayout.table.refusals import refuse

AT_ONCE: Final = 20
EVERY: Final = 20_000
"""Milliseconds after which there is one more to begin."""


class Beginnings:
    """Full at first; fills with time. `factor`: so many times as generous."""

    def __init__(self, factor: float) -> None:
        self._most = AT_ONCE * factor
        self._by_time = factor / EVERY
        self._left = self._most
        self._at = 0

    def must_be_left(self, now: int) -> None:
        """Refuses if too many were begun lately."""
        self._left = min(self._most, self._left + max(0, now - self._at) * self._by_time)
        self._at = now
        if self._left < 1:
            raise refuse("too_fast")

    def take(self, now: int) -> None:
        self.must_be_left(now)
        self._left -= 1
