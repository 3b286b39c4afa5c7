"""Answers lie unopened for a while, so that how soon somebody answers tells nothing about what they could answer."""

from collections.abc import Sequence
from typing import Any, Final

from wayout.kernel.chance import Chance
from wayout.kernel.play import Event
from wayout.table.document import Progress

GRAIN: Final = 1000


def seal(progress: Progress, events: Sequence[Event[Any]], chance: Chance, pace: float) -> None:
    """While all look at what happened, and a while longer, but never until somebody's time is up."""
    until = progress.at + max((int(pace * drawn(event, chance)) for event in events), default=0)
    dues = [wait.due - 1 for wait in progress.waits.values() if wait.due is not None]
    progress.sealed_until = max(progress.at, progress.shown_until, min([until, *dues]))


def drawn(event: Event[Any], chance: Chance) -> float:
    """Mostly short, and now and then nearly as long as it may be, so that a long wait proves nothing."""
    least, most = event.sealed_for
    luck = chance.below(GRAIN) / GRAIN
    return least + (most - least) * luck**4


def is_sealed(events: Sequence[Event[Any]]) -> bool:
    """Is there a question among these whose answers lie unopened for a while?"""
    return any(event.sealed_for[1] for event in events)
