"""Letters as they go over the socket."""

from collections.abc import Iterable
from typing import Any, Final

from wayout.kernel.letter import Letter
from wayout.kernel.play import Event
from wayout.kernel.seats import Viewer
from wayout.table.clocks import seconds_left
from wayout.table.match import Kept, Match
from wayout.table.messages import LetterMessage
from wayout.table.take_back import offer

MOST_RETOLD: Final = 50


def letter_message(
    match: Match, letter: Letter, viewer: Viewer, at: int, missed: list[Event[Any]] | None = None
) -> LetterMessage:
    return LetterMessage(
        match=match.id,
        number=letter.number,
        at=at,
        happened=letter.happened,
        view=letter.view,
        may=letter.may,
        clocks=seconds_left(match.progress, at),
        take_back=offer(match, viewer),
        missed=missed,
    )


def retold(steps: Iterable[Kept], since: int, viewer: Viewer) -> list[Event[Any]] | None:
    """What may be told later of the steps after that number; nothing if there are none."""
    later = [kept for kept in steps if kept.step.number > since]
    if not later:
        return None
    recalled = (event.recalled_by(viewer) for kept in later for event in kept.events)
    return [event for event in recalled if event is not None][-MOST_RETOLD:]
