"""The game's clock, and the time that each seat has to answer."""

from collections.abc import Callable, Mapping
from math import ceil
from typing import Final, NamedTuple

from wayout.table.document import Progress, Wait

ABSENT_LIMIT: Final = 5
"""Seconds for an absent seat that let its time run out MISSES times in a row."""
MISSES: Final = 2

Limit = Callable[[int, str], int]
"""Seconds for this seat and this kind of waiting; 0 is no limit."""


class Haste(NamedTuple):
    """How long things take, beside what is usual."""

    shown: float
    """That bots think, and everybody looks at what happened."""
    sealed: float
    """That answers lie sealed."""


AT_ONCE: Final = Haste(0, 0)


class Clock:
    """Milliseconds of play. Stands still in pauses, while nobody is here (but not by post), while the house is closed,
    and while the rules of a game of real time hold it."""

    def __init__(self, reads: int = 0, speed: float = 1.0) -> None:
        self._reads = reads
        self._speed = speed
        self._since: int | None = None
        self.on = False
        """Whether the table lets it run. The rules may hold it all the same."""
        self.held = False

    @property
    def runs(self) -> bool:
        return self._since is not None

    @property
    def rate(self) -> float:
        """How fast it runs now; 0: it stands still."""
        return 0.0 if self._since is None else self._speed

    def read(self, now: int) -> int:
        return self._reads if self._since is None else self._reads + int(max(0, now - self._since) * self._speed)

    def start(self, now: int) -> None:
        self.on = True
        if self._since is None and not self.held:
            self._since = now

    def stop(self, now: int) -> None:
        self._reads, self._since, self.on = self.read(now), None, False

    def hold(self, at: int) -> None:
        """The rules have stopped it at this reading, which may have passed a moment ago."""
        self._reads, self._since, self.held = at, None, True

    def let_go(self, now: int) -> None:
        self.held = False
        if self.on:
            self.start(now)

    def when(self, reads: int) -> int | None:
        """The Unix time at which the clock will read this, if it runs on."""
        return None if self._since is None else self._since + ceil((reads - self._reads) / self._speed)


def limit(seconds: int, absent: bool, misses: int) -> int:
    """The absent are not waited for again and again."""
    if absent and misses >= MISSES:
        return min(seconds, ABSENT_LIMIT)
    return seconds


class Asked(NamedTuple):
    """What a seat is waited for, as all see it; and whether it has answered already, which nobody sees."""

    kind: str
    answered: bool


def ask(progress: Progress, asked: Mapping[int, Asked], actor: int | None, more_shown: int, limit_of: Limit) -> None:
    """Who is waited for after this step. A seat's time starts anew when it is asked anew, and after its own step;
    nobody's time runs while everybody is to look at what happened."""
    before = progress.waits
    progress.waits = {}
    for seat, (kind, answered) in asked.items():
        old = before.get(seat)
        if old is not None and old.kind == kind and (answered or seat != actor):
            due = None if old.due is None else old.due + more_shown
            progress.waits[seat] = Wait(kind, old.number, due, answered, old.called, old.left)
            continue
        seconds = limit_of(seat, kind)
        start = max(progress.at, progress.shown_until)
        progress.waits[seat] = Wait(kind, progress.told[seat], start + seconds * 1000 if seconds else None, answered)


def fit_limits(progress: Progress, at: int, lone: int | None, limit_of: Limit) -> bool:
    """Takes limits from those who are waited for, or gives them back, as it is now; True if anything changed. In the
    seat of whoever was alone it is a whole one; in others what was left, or coming and going would win time."""
    start, changed = max(at, progress.shown_until), False
    for seat, wait in progress.waits.items():
        seconds = limit_of(seat, wait.kind)
        if bool(seconds) == (wait.due is not None):
            continue
        if wait.due is not None:
            wait.left = None if seat == lone else max(0, wait.due - start)
            wait.due = None
        else:
            wait.due = start + (seconds * 1000 if wait.left is None else wait.left)
        changed = True
    return changed


def is_half_answered(progress: Progress, asked: Mapping[int, Asked], seat: int) -> bool:
    """Is more to be answered in the same moment, as by a seat that plays two characters?"""
    old = progress.waits.get(seat)
    return old is not None and asked.get(seat) == Asked(old.kind, answered=False)


def seconds_left(progress: Progress, at: int) -> dict[str, float]:
    """By seat, as the letters tell it."""
    start = max(at, progress.shown_until)
    return {
        str(seat): round(max(0, wait.due - start) / 1000, 1)
        for seat, wait in progress.waits.items()
        if wait.due is not None
    }
