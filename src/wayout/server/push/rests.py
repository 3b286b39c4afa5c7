"""Push services that do not answer are left alone for a while, and longer each time: whoever names a slow one takes up
no more of the house's hands than it takes to find that out."""

from collections.abc import Callable
from typing import Final, NamedTuple

FIRST_WAIT: Final = 60.0
LONGEST_WAIT: Final = 3600.0
MOST: Final = 10_000
"""Endpoints that are remembered."""


class Rest(NamedTuple):
    times: int
    """In a row that there was no answer."""
    until: float


class Rests:
    """By endpoint; `now` in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._rests: dict[str, Rest] = {}

    def left(self, endpoint: str) -> float:
        """Seconds for which it is to be left alone; 0: it may be called."""
        rest = self._rests.get(endpoint)
        return 0.0 if rest is None else max(0.0, rest.until - self._now())

    def begin(self, endpoint: str, wanted: float | None) -> float:
        """Seconds until it may be called again: as it wants, as far as it does not want the day after tomorrow."""
        times = 1 if endpoint not in self._rests else self._rests[endpoint].times + 1
        usual = FIRST_WAIT * 4.0 ** min(times - 1, 9)
        seconds = min(LONGEST_WAIT, usual if wanted is None else wanted)
        self._forget_if_too_many()
        self._rests[endpoint] = Rest(times, self._now() + seconds)
        return seconds

    def end(self, endpoint: str) -> None:
        """It answered."""
        self._rests.pop(endpoint, None)

    def _forget_if_too_many(self) -> None:
        while len(self._rests) >= MOST:
            del self._rests[next(iter(self._rests))]
