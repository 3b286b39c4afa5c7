"""Those who are gone: a bot stands in, the host's chair passes on, and a table without people sleeps."""

from typing import Final

from wayout.kernel.game import Result
from wayout.table.alone import NO_END_YET
from wayout.table.by_post import call_times, has_say, runs_alone
from wayout.table.core import Core
from wayout.table.day import goes_on_alone
from wayout.table.document import NO_STAND_IN, Document
from wayout.table.missing import mind_the_missing, missing_times
from wayout.table.people import heirs, seat_of
from wayout.table.post import Post
from wayout.table.requests import waits_for_voters

HOST_GRACE: Final = 120_000
"""Milliseconds for which a table waits for its absent host."""
DESERTED: Final = 600_000
"""Milliseconds after which a match of real time to which nobody comes back is given up."""
GIVEN_UP: Final = Result("deserted", (), ())
"""How a match ends that was given up: its rules are not asked, and no game has an outcome of that name."""


def all_are_here(core: Core) -> bool:
    """Then nothing of this has anything to do, at a table where the clock waits for nobody."""
    here, doc = core.presence.here, core.doc
    waits = core.game.live or doc.status == "paused" or not here(doc.host)
    return not waits and all(seat.guest is None or here(seat.guest) for seat in doc.seats)


def mind_the_absent(core: Core, post: Post, now: int) -> None:
    if all_are_here(core):
        return
    end_the_pause(core, post, now)
    fall_asleep(core, post, now)
    give_up(core, post, now)
    stand_in(core, post, now)
    mind_the_missing(core, post, now)
    pass_the_chair_on(core, post, now)


def pause_time(core: Core) -> int | None:
    """When an agreed pause ends by itself. Without people it goes on until somebody comes, but not by post."""
    counts = core.presence.all_here or core.doc.by_post
    ends = None if core.doc.pause_ends == NO_END_YET else core.doc.pause_ends
    return ends if core.doc.status == "paused" and counts else None


def end_the_pause(core: Core, post: Post, now: int) -> None:
    due = pause_time(core)
    if due is not None and due <= now:
        core.doc.request = None
        core.resume(post, now)
        post.around_changed = True


def desert_time(core: Core) -> int | None:
    """When a match of real time is given up because nobody is here. A pause is none of its time."""
    if not core.game.live or core.doc.status != "playing" or core.presence.all_here:
        return None
    since = core.presence.alone_since
    return None if since is None else since + DESERTED


def give_up(core: Core, post: Post, now: int) -> None:
    due = desert_time(core)
    if due is not None and due <= now and core.playing is not None:
        core.playing.end(post, GIVEN_UP, now)


def sleep_time(core: Core) -> int | None:
    """When the clock is to stop because nobody is here: bots do not play among themselves."""
    alone_since = core.presence.alone_since
    if alone_since is None or core.playing is None or not core.playing.clock.on:
        return None
    if runs_alone(core) or goes_on_alone(core):
        return None
    if core.game.live:
        return alone_since
    return alone_since + core.doc.patience


def fall_asleep(core: Core, post: Post, now: int) -> None:
    due = sleep_time(core)
    if due is not None and due <= now and core.playing is not None:
        core.playing.clock.stop(now)
        post.must_save = core.doc.by_post or post.must_save


def stand_in_times(core: Core, now: int) -> dict[int, int]:
    """By seat: when a bot is to play for its absent guest."""
    if core.playing is None or not core.playing.clock.on or core.doc.grace == NO_STAND_IN or core.doc.by_post:
        return {}
    return {
        number: core.presence.gone_since(guest, now) + core.doc.grace * 1000
        for number, seat in enumerate(core.doc.seats)
        if (guest := core.presence.dropped_from(seat)) is not None
    }


def stand_in(core: Core, post: Post, now: int) -> None:
    due = [number for number, time in stand_in_times(core, now).items() if time <= now]
    for number in due:
        core.doc.seats[number].stand_in = True
    if due and core.playing is not None:
        core.playing.seat_bots(post, now)
        post.around_changed = True


def chair_time(core: Core, now: int) -> int | None:
    """When the host's chair passes on, if somebody is here to take it."""
    if core.presence.here(core.doc.host) or not core.presence.all_here:
        return None
    seat = seat_of(core.doc, core.doc.host)
    if seat is not None and has_say(core.doc, seat):
        return None
    return core.presence.gone_since(core.doc.host, now) + HOST_GRACE


def pass_the_chair_on(core: Core, post: Post, now: int) -> None:
    due = chair_time(core, now)
    if due is None or due > now:
        return
    core.doc.founder = core.doc.founder or core.doc.host
    core.doc.host = next(guest for guest in heirs(core.doc, core.presence.all_here) if core.presence.here(guest))
    post.around_changed = True


def hand_the_chair_back(doc: Document, guest: str) -> None:
    """To whoever had it before it passed on because they were away."""
    if doc.founder == guest:
        doc.host, doc.founder = guest, None


def absence_times(core: Core, now: int) -> list[int]:
    """When `mind_the_absent` will have something to do, in Unix milliseconds."""
    if all_are_here(core):
        return []
    times = [sleep_time(core), chair_time(core, now), *stand_in_times(core, now).values(), *missing_times(core)]
    times += call_times(core, now)
    times += [pause_time(core), desert_time(core), *waits_for_voters(core.doc, core.presence, now)]
    return [time for time in times if time is not None]
