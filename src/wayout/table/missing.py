"""Games of real time: the clock stands still for those who drop, for a while, and then a bot steps in."""

from typing import TYPE_CHECKING, Final

from wayout.kernel.seats import Seat
from wayout.table.day import goes_on_alone
from wayout.table.document import NO_STAND_IN
from wayout.table.live import LivePlaying
from wayout.table.match import Match
from wayout.table.messages import Missing
from wayout.table.post import Post

if TYPE_CHECKING:
    from wayout.table.core import Core

MOST_WAITED: Final = 60_000
"""Milliseconds of a match for which everybody waits for those who drop, all of them together."""


def missing_seats(core: "Core") -> list[int]:
    """Whom the clock is to stand still for. Nobody waits if nobody is here, but for a try of the day."""
    doc, presence = core.doc, core.presence
    if doc.status != "playing" or doc.stood_still >= MOST_WAITED:
        return []
    if not presence.all_here and not goes_on_alone(core):
        return []
    dropped = [number for number, seat in enumerate(doc.seats) if presence.dropped_from(seat) is not None]
    return [number for number in dropped if number not in core.gone_on_without]


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
    core.gone_on_without = {seat for seat in core.gone_on_without if not core.presence.here(core.doc.seats[seat].guest)}
    missing = missing_seats(core)
    for seat in [seat for seat in core.waits if seat not in missing]:
        _wait_no_more(core, seat, now)
        post.around_changed = True
    for seat in missing:
        if seat not in core.waits:
            _wait(core, seat, now)
            post.around_changed = True


def _wait(core: "Core", seat: int, now: int) -> None:
    if not core.waits:
        core.stands_since = now
    core.waits[seat] = now


def _wait_no_more(core: "Core", seat: int, now: int) -> None:
    """However many are waited for at the same time, it is counted once."""
    del core.waits[seat]
    if not core.waits:
        core.doc.stood_still += now - core.stands_since


def patience_ends(core: "Core") -> int:
    """When the clock goes on, whoever is missing then, in Unix milliseconds."""
    return core.stands_since + MOST_WAITED - core.doc.stood_still


def grace_ends(core: "Core", seat: int) -> int | None:
    """When a bot steps in; never, without stand-ins."""
    return None if core.doc.grace == NO_STAND_IN else core.waits[seat] + core.doc.grace * 1000


def until(core: "Core", seat: int) -> int:
    """When the waiting for this seat ends, in Unix milliseconds."""
    grace = grace_ends(core, seat)
    return patience_ends(core) if grace is None else min(patience_ends(core), grace)


def _stop_waiting(core: "Core", post: Post, now: int, seats: list[int]) -> None:
    for seat in seats:
        grace = grace_ends(core, seat)
        _wait_no_more(core, seat, now)
        core.doc.seats[seat].stand_in = grace is not None and grace <= now
    if seats and core.playing is not None:
        core.playing.seat_bots(post, now)
        post.around_changed = True


def wait_no_longer(core: "Core", post: Post, now: int) -> None:
    """Bots step in now; without stand-ins, the clock goes on without those who are missing."""
    for seat in list(core.waits):
        _wait_no_more(core, seat, now)
        core.gone_on_without.add(seat)
        core.doc.seats[seat].stand_in = core.doc.grace != NO_STAND_IN
    if core.playing is not None:
        core.playing.seat_bots(post, now)


def _tell_the_rules(core: "Core", post: Post, now: int) -> None:
    """Some rules ask who is there: they hear of it when the clock goes on without somebody. A seat that a bot plays is
    there; and as long as the clock stands still, nobody misses anything, least of all a vote."""
    doc, playing = core.doc, core.playing
    if not isinstance(playing, LivePlaying) or not playing.clock.on:
        return
    for number, seat in enumerate(doc.seats):
        gone = core.presence.dropped_from(seat) is not None
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
    return tuple(_missing(core, seat, now) for seat in sorted(core.waits))


def _missing(core: "Core", seat: int, now: int) -> Missing:
    ends = until(core, seat)
    return Missing(seat, round(max(0, ends - now) / 1000, 1), bot=ends == grace_ends(core, seat))
