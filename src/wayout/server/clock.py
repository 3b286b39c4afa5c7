"""The time by which tables play: it goes on with the house, and stands still while the house does, closed or asleep."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

BEAT_SECONDS: Final = 0.5
LONGEST_STEP: Final = 2.0
"""Seconds. If more passed since the last beat, the house was not awake."""


class HouseClock:
    """Seconds that begin at the wall clock's when the house opens for the first time. Afterwards only the time counts
    for which the house was open and awake: a house that was closed, a machine that slept, a process that was stopped,
    a wall clock that was put right change nothing at any table."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._seconds = wall()
        self._read_at = steady()
        self.pauses = 0
        """How often the house was not awake."""

    def go_on_from(self, milliseconds: int | None) -> None:
        """As late as it was when the house was last awake, if it ever was."""
        if milliseconds is not None:
            self._seconds, self._read_at = milliseconds / 1000, self._steady()

    def seconds(self) -> float:
        read_at = self._steady()
        passed = read_at - self._read_at
        self._read_at = read_at
        if passed > LONGEST_STEP:
            self.pauses += 1
            passed = BEAT_SECONDS
        self._seconds += max(0.0, passed)
        return self._seconds

    def now(self) -> int:
        """Milliseconds."""
        return int(self.seconds() * 1000)

    def wall(self) -> int:
        """Unix milliseconds, for people."""
        return int(self._wall() * 1000)

    async def beat(self, late: Callable[[float], None]) -> None:
        """For as long as the house is open; tells how late each beat came."""
        while True:
            self.seconds()
            due = self._steady() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            late(max(0.0, self._steady() - due))
