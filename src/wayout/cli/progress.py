"""How far a long run has come, in lines now and then: for logs, where no bar can be drawn."""

import time
from collections.abc import Callable
from typing import Final

EVERY_SECONDS: Final = 10.0


class NowAndThen:
    """Counts what is done, and tells of it at most once in so many seconds."""

    def __init__(
        self, name: str, total: int, tell: Callable[[str], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._name, self._total, self._tell, self._clock = name, total, tell, clock
        self._done = 0
        self._told = clock()

    def advance(self) -> None:
        self._done += 1
        now = self._clock()
        if now - self._told < EVERY_SECONDS or self._done == self._total:
            return
        self._told = now
        self._tell(f"{self._name}: {self._done} of {self._total} games")
