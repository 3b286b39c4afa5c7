"""Tables where a decision may take hours or days: nobody is expected to stay, and whoever is away is called."""

from typing import TYPE_CHECKING, Final

from wayout.kernel.seats import Seat
from wayout.table.clocks import MISSES
from wayout.table.document import BY_POST, Document
from wayout.table.left_alone import is_played
from wayout.table.post import Post, Ring, RingKind
from wayout.table.presence import Presence

if TYPE_CHECKING:
    from wayout.table.core import Core

CALL_AFTER: Final = 10_000
"""Milliseconds for which somebody must be gone to be called: a page that is loaded anew is no absence."""
LOOK_IN: Final = 7 * 24 * 3_600_000
"""Milliseconds after which a sleeping table that waits for nobody's time is looked at."""


def keeps_time(doc: Document, number: int) -> bool:
    """A person's seat, and its time has not run out again and again."""
    progress, seat = doc.progress, doc.seats[number]
    if progress is None or seat.guest is None or seat.stand_in:
        return False
    return progress.known_misses_of(number) < MISSES


def has_say(doc: Document, number: int) -> bool:
    """By post everybody who keeps to their time has a say, here or not."""
    return doc.by_post and doc.in_match and keeps_time(doc, number)


def runs_alone(core: "Core") -> bool:
    """Does the clock run on while nobody is here? As long as anybody who still plays keeps to their time."""
    doc, playing = core.doc, core.playing
    if playing is None or not doc.by_post or doc.status != "playing":
        return False
    game, state = core.game, playing.match.state
    return any(keeps_time(doc, at) and is_played(doc, game, state, Seat(at)) for at in range(len(doc.seats)))


def sleeps(core: "Core") -> bool:
    """May the table be put away like one that waits for somebody?"""
    return core.doc.by_post and (core.doc.status == "paused" or runs_alone(core))


def is_long(doc: Document, kind: str) -> bool:
    return doc.timers.get(kind, 0) >= BY_POST


def uncalled(doc: Document) -> list[tuple[int, str]]:
    """Seats that are waited for with all the time in the world, and their guests, who do not know yet."""
    if not doc.by_post or doc.status != "playing" or doc.progress is None:
        return []
    waits = {seat: wait for seat, wait in doc.progress.waits.items() if not wait.answered and not wait.called}
    asked = [seat for seat, wait in waits.items() if is_long(doc, wait.kind) and not doc.seats[seat].stand_in]
    return [(seat, guest) for seat in asked if (guest := doc.seats[seat].guest) is not None]


def call_those_asked(core: "Core", post: Post, now: int) -> None:
    """Once for each time that they are waited for. Whoever is here sees it."""
    doc, presence = core.doc, core.presence
    for seat, guest in uncalled(doc):
        here = presence.here(guest)
        if not here and presence.gone_since(guest, now) + CALL_AFTER > now:
            continue
        assert doc.progress is not None
        doc.progress.waits[seat].called = True
        if not here:
            post.rings.append(Ring(guest, "turn"))
            post.must_save = True


def call_times(core: "Core", now: int) -> list[int]:
    """When `call_those_asked` will have something to do, in Unix milliseconds."""
    presence = core.presence
    absent = [guest for _, guest in uncalled(core.doc) if not presence.here(guest)]
    return [presence.gone_since(guest, now) + CALL_AFTER for guest in absent]


def call_the_absent(doc: Document, presence: Presence, post: Post, kind: RingKind) -> None:
    """All who have a seat and are not here."""
    if doc.by_post:
        seated = [seat.guest for seat in doc.seats if seat.guest is not None]
        post.rings += [Ring(guest, kind) for guest in seated if not presence.here(guest)]
