"""Games of real time: the clock stands still for those who drop, for a while, and then a bot steps in."""

from typing import TYPE_CHECKING, Final

from wayout.kernel.seats import Seat
from wayout.table.document import NO_STAND_IN, Document
from wayout.table.live import LivePlaying
from wayout.table.match import Match
from wayout.table.messages import Missing
from wayout.table.post import Post
from wayout.table.presence import Presence

if TYPE_CHECKING:
    from wayout.table.core import Core

MOST_WAITED: Final = 60_000
"""Milliseconds in a match for which a seat can keep everybody waiting."""


def missing_seats(doc: Document, presence: Presence) -> list[int]:
    """Whom the clock is to stand still for. Nobody waits if nobody is here."""
    if doc.status != "playing" or not presence.all_here:
        return []
    return [
        number
        for number, seat in enumerate(doc.seats)
        if seat.guest is not None
        and not seat.stand_in
        and not presence.here(seat.guest)
        and doc.waited.get(number, 0) < MOST_WAITED
    ]


def mind_the_missing(core: "Core", post: Post, now: int) -> None:
    if not core.game.live or core.playing is None or not core.doc.in_match:
        core.waits.clear()
        return
    _count_the_missing(core, post, now)
    _stop_waiting(core, post, now, [seat for seat in core.waits if until(core, seat) <= now])
    if core.waits:
        core.playing.clock.stop(now)
    else:
        core.run_clock(now)
    _tell_the_rules(core, post, now)


def _count_the_missing(core: "Core", post: Post, now: int) -> None:
    missing = missing_seats(core.doc, core.presence)
    for seat in [seat for seat in core.waits if seat not in missing]:
        _charge(core, seat, now)
        post.around_changed = True
    for seat in missing:
        if seat not in core.waits:
            core.waits[seat] = now
            post.around_changed = True


def _charge(core: "Core", seat: int, now: int) -> None:
    core.doc.waited[seat] = core.doc.waited.get(seat, 0) + now - core.waits.pop(seat)


def until(core: "Core", seat: int) -> int:
    """When the waiting for this seat ends, in Unix milliseconds."""
    left = MOST_WAITED - core.doc.waited.get(seat, 0)
    grace = left if core.doc.grace == NO_STAND_IN else core.doc.grace * 1000
    return core.waits[seat] + min(left, grace)


def _stop_waiting(core: "Core", post: Post, now: int, seats: list[int]) -> None:
    for seat in seats:
        grace_is_over = core.doc.grace != NO_STAND_IN and core.waits[seat] + core.doc.grace * 1000 <= now
        _charge(core, seat, now)
        core.doc.seats[seat].stand_in = grace_is_over
    if seats and core.playing is not None:
        core.playing.seat_bots(post, now)
        post.around_changed = True


def wait_no_longer(core: "Core", post: Post, now: int) -> None:
    """Bots step in now; without stand-ins, the clock goes on without those who are missing."""
    for seat in list(core.waits):
        _charge(core, seat, now)
        if core.doc.grace == NO_STAND_IN:
            core.doc.waited[seat] = MOST_WAITED
        core.doc.seats[seat].stand_in = core.doc.grace != NO_STAND_IN
    if core.playing is not None:
        core.playing.seat_bots(post, now)


def _tell_the_rules(core: "Core", post: Post, now: int) -> None:
    """Some rules ask who is there: they hear of it when the clock goes on without somebody. A seat that a bot plays is
    there; and as long as the clock stands still, nobody misses anything, least of all a vote."""
    doc, playing = core.doc, core.playing
    if not isinstance(playing, LivePlaying) or not playing.clock.runs:
        return
    for number, seat in enumerate(doc.seats):
        gone = seat.guest is not None and not seat.stand_in and not core.presence.here(seat.guest)
        if gone == (number in doc.absent) or not doc.in_match:
            continue
        (doc.absent.append if gone else doc.absent.remove)(number)
        post.must_save = True
        playing.note_absent(post, Seat(number), gone, now)


def known_absent(match: Match) -> list[int]:
    """The seats that nobody plays as far as the rules know: those of the moment at which a fork was cut."""
    if match.game.absent is None:
        return []
    back = match.game.absent(False)
    return [seat for seat in range(match.header.seats) if back.check(match.state, Seat(seat)) is None]


def missing_times(core: "Core") -> list[int]:
    return [until(core, seat) for seat in core.waits]


def missing_info(core: "Core", now: int) -> tuple[Missing, ...]:
    return tuple(Missing(seat, round(max(0, until(core, seat) - now) / 1000, 1)) for seat in sorted(core.waits))
