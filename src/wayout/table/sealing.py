"""Answers lie unopened for a while, so that how soon somebody answers tells nothing about what they could answer."""

from collections.abc import Sequence
from typing import Any, Final

from wayout.kernel.chance import Chance
from wayout.kernel.play import Event
from wayout.table.document import Progress

GRAIN: Final = 1000
LONGEST: Final = 10_000
"""Milliseconds, where nobody's time runs."""


def seal(progress: Progress, events: Sequence[Event[Any]], chance: Chance, pace: float) -> None:
    """While all look at what happened, and a while longer, but never until somebody's time is up. Where nothing lies
    sealed, wishes are only held while all look."""
    if not is_sealed(events):
        progress.sealed_until = progress.at
        return
    dues = [wait.due - 1 for wait in progress.waits.values() if wait.due is not None]
    room = min(dues, default=None)
    longest = LONGEST if room is None else room - progress.at
    until = progress.at + max(int(pace * drawn(event, longest, chance)) for event in events)
    progress.sealed_until = max(progress.at, progress.shown_until, until if room is None else min(until, room))


def drawn(event: Event[Any], longest: int, chance: Chance) -> float:
    """Mostly short, and now and then nearly as long as anybody may think, so that a long wait proves nothing."""
    least, most = event.sealed_for
    luck = chance.below(GRAIN) / GRAIN
    return least + max(0, min(most, longest) - least) * luck**4


def is_sealed(events: Sequence[Event[Any]]) -> bool:
    """Is there a question among these whose answers lie unopened for a while?"""
    return any(event.sealed_for[1] for event in events)
