"""Letters as they go over the socket."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from wayout.kernel.letter import Letter
from wayout.kernel.play import Event
from wayout.kernel.seats import Viewer, number_of
from wayout.table.channels import ids_of
from wayout.table.clocks import Clock, seconds_left
from wayout.table.match import Kept, Match
from wayout.table.messages import LetterMessage
from wayout.table.take_back import offer

MOST_RETOLD: Final = 50
RETOLD_STEPS: Final = 300
MOST_TOLD: Final = 300
"""Events of a story."""


class Reading(NamedTuple):
    """What the clocks say at one moment: the same for all who are written to then."""

    at: int
    runs: float
    seconds: dict[str, float]

    @classmethod
    def of(cls, match: Match, clock: Clock, now: int) -> "Reading":
        at = clock.read(now)
        return cls(at, clock.rate, seconds_left(match.progress, at))


def letter_message(
    match: Match,
    letter: Letter,
    viewer: Viewer,
    reading: Reading,
    *,
    missed: list[Event[Any]] | None = None,
    taken_back: int | None = None,
    late: bool = False,
    stood_in: bool = False,
) -> LetterMessage:
    """`missed`, `taken_back` and `late` are told beside how things stand, as in the message."""
    channels, goes_on = ids_of(match, viewer), match.result is None
    return LetterMessage(
        match=match.id,
        number=letter.number,
        at=reading.at,
        happened=letter.happened,
        view=letter.view,
        may=letter.may if goes_on else [],
        asked=letter.asked and goes_on,
        clocks=reading.seconds,
        take_back=offer(match, viewer),
        runs=reading.runs,
        missed=missed,
        taken_back=taken_back,
        channels=channels if len(channels) > 1 else UNSET,
        late=late or UNSET,
        stood_in=stood_in or UNSET,
    )


class Away(NamedTuple):
    """Since which step a guest was gone, and whether a bot has played in its seat."""

    since: int
    stood_in: bool


class Recent:
    """The newest steps of which each viewer was told. What others did in secret pushes nothing out of it, nor does what
    happens all the time."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._told = [deque[Kept](maxlen=RETOLD_STEPS) for _ in range(match.header.seats + 1)]
        for kept in match.standing:
            self.add(kept, match.told(kept))

    def add(self, kept: Kept, told: Iterable[bool]) -> None:
        """By viewer, the spectator last."""
        if kept.is_passing:
            return
        for steps, one in zip(self._told, told, strict=True):
            if one:
                steps.append(kept)

    def keep_only(self, stands: Callable[[int], bool]) -> None:
        """Steps whose numbers are such."""
        self._told = [deque((kept for kept in steps if stands(kept.step.number)), RETOLD_STEPS) for steps in self._told]

    def retold(self, away: Away, viewer: Viewer) -> list[Event[Any]] | None:
        return retold(self._told[number_of(viewer)], away, viewer)

    def story(self, viewer: Viewer) -> list[Event[Any]]:
        """The newest of all that may be told again."""
        self._read_earlier()
        return recalled(self._told[number_of(viewer)], viewer)[-MOST_TOLD:]

    def _read_earlier(self) -> None:
        """What was kept from before the snapshot, only once somebody wants to know."""
        earlier = self._match.take_earlier()
        if not earlier:
            return
        newer, self._told = self._told, [deque[Kept](maxlen=RETOLD_STEPS) for _ in self._told]
        for kept in earlier:
            self.add(kept, self._match.told(kept))
        for steps, later in zip(self._told, newer, strict=True):
            steps.extend(later)


def retold(steps: Iterable[Kept], away: Away, viewer: Viewer) -> list[Event[Any]] | None:
    """What may be told later of the steps since then; nothing if there were none, or none worth a word."""
    later = [kept for kept in steps if kept.step.number > away.since]
    if not later:
        return None
    told = recalled(later, viewer)[-MOST_RETOLD:]
    return told if told or away.stood_in else None


def recalled(steps: Iterable[Kept], viewer: Viewer) -> list[Event[Any]]:
    told = (event.recalled_by(viewer) for kept in steps for event in kept.events if not event.passing)
    return [event for event in told if event is not None]
