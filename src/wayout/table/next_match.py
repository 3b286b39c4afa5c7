"""The next match with the same people: everybody says once whether they play again, and nobody needs the lobby."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from wayout.kernel.play import IllegalAction
from wayout.table.by_post import keeps_time
from wayout.table.document import NO_STAND_IN, Document, NextDoc, SeatDoc
from wayout.table.lobby import bad_terms
from wayout.table.messages import NextMatch
from wayout.table.people import guest_of, seat_of
from wayout.table.post import Post
from wayout.table.presence import Presence
from wayout.table.seating import bot_seat, first_open, put_guest, resize, stand

if TYPE_CHECKING:
    from wayout.table.core import Core

COUNTDOWN: Final = 20_000
"""Milliseconds from the first yes of the seated: then the next match begins with all who have not said no. For as long
whoever has said yes may be away, to look at the finale."""


def say_again(doc: Document, guest: str, yes: bool) -> None:
    said = doc.next or NextDoc([], [])
    for names in (said.yes, said.no):
        if guest in names:
            names.remove(guest)
    (said.yes if yes else said.no).append(guest)
    doc.next = said


def first_of_the_seated(doc: Document, guest: str) -> bool:
    """Does this guest sit here, and has nobody who does said anything yet?"""
    said = doc.next or NextDoc([], [])
    return seat_of(doc, guest) is not None and all(seat_of(doc, one) is None for one in [*said.yes, *said.no])


def undecided(doc: Document, presence: Presence) -> list[str]:
    """Who sits here, or by post is only away, and has not said anything yet."""
    said = doc.next or NextDoc([], [])
    away = people_by_post(doc)
    seated = [seat.guest for seat in doc.seats if seat.guest is not None]
    asked = [guest for guest in seated if presence.here(guest) or guest in away]
    return [guest for guest in asked if guest not in said.yes and guest not in said.no]


def next_info(doc: Document, presence: Presence, now: int) -> NextMatch | None:
    said = doc.next
    if said is None:
        return None
    seconds = None if said.due is None else round(max(0, said.due - now) / 1000, 1)
    waiting = (*undecided(doc, presence), *away_for_now(doc, presence))
    return NextMatch(tuple(said.yes), tuple(said.no), waiting, seconds)


def away_for_now(doc: Document, presence: Presence) -> list[str]:
    """Who has said yes and is not here. By post whoever has a seat need not be."""
    said = doc.next or NextDoc([], [])
    return [guest for guest in said.yes if not presence.here(guest) and not is_seated_by_post(doc, guest)]


def is_seated_by_post(doc: Document, guest: str) -> bool:
    return doc.by_post and seat_of(doc, guest) is not None


def next_times(doc: Document, presence: Presence, now: int) -> list[int]:
    """When the next match begins, or somebody's yes is forgotten, in Unix milliseconds."""
    due = [] if doc.next is None or doc.next.due is None else [doc.next.due]
    return due + [yes_kept_until(doc, presence, guest, now) for guest in away_for_now(doc, presence)]


def yes_kept_until(doc: Document, presence: Presence, guest: str, now: int) -> int:
    """By post nothing counts down, and nobody can be made to wait for whoever only watched."""
    return presence.gone_since(guest, now) + (0 if doc.by_post else COUNTDOWN)


def mind_the_next_match(core: "Core", post: Post, now: int) -> None:
    forget_those_who_went(core, post, now)
    said = core.doc.next
    if said is None or not said.yes:
        return
    if said.due is None and counts_down(core.doc, said, core.presence):
        said.due = now + COUNTDOWN
        post.around_changed = True
    if is_settled(core.doc, core.presence) or (said.due is not None and said.due <= now):
        begin_next(core, post, now, said.yes, said.no)


def counts_down(doc: Document, said: NextDoc, presence: Presence) -> bool:
    """From the first yes of somebody who sits here; whoever only watched hurries nobody who has not answered."""
    by_seated = any(seat_of(doc, guest) is not None for guest in said.yes)
    return not doc.by_post and (by_seated or not undecided(doc, presence))


def forget_those_who_went(core: "Core", post: Post, now: int) -> None:
    """A yes of somebody who is not back in time, and all that those who left for good have said. With the last yes the
    countdown stops."""
    doc, said = core.doc, core.doc.next
    if said is None:
        return
    before = len(said.yes) + len(said.no)
    at_the_end = said.due is not None and said.due <= now
    gone = [
        guest
        for guest in away_for_now(doc, core.presence)
        if at_the_end or yes_kept_until(doc, core.presence, guest, now) <= now
    ]
    said.yes = [guest for guest in said.yes if guest_of(doc, guest) is not None and guest not in gone]
    said.no = [guest for guest in said.no if guest_of(doc, guest) is not None]
    if not said.yes:
        said.due = None
    if not said.yes and not said.no:
        doc.next = None
    if len(said.yes) + len(said.no) != before:
        post.around_changed = True


def is_settled(doc: Document, presence: Presence) -> bool:
    """All have answered and are here. Whoever is left alone by a no has the countdown to think again."""
    said = doc.next
    if said is None or undecided(doc, presence) or away_for_now(doc, presence):
        return False
    return not said.no or len(said.yes) > 1


def begin_next(core: "Core", post: Post, now: int, yes: Iterable[str], no: Iterable[str]) -> None:
    """If these people cannot play it by these terms, the lobby says why."""
    joining, staying_out = list(yes), list(no)
    only_away = people_by_post(core.doc)
    core.gather_again()
    seat_the_company(core, joining, staying_out, only_away)
    post.around_changed = True
    if bad_terms(core.doc, core.game) is not None:
        return
    try:
        core.begin(post, now)
    except IllegalAction:
        return


def people_by_post(doc: Document) -> list[str]:
    """Who keeps their seat without a bot, though they are not here: by post, all who keep to their time."""
    kept = [seat.guest for number, seat in enumerate(doc.seats) if doc.by_post and keeps_time(doc, number)]
    return [guest for guest in kept if guest is not None]


def seat_the_company(core: "Core", yes: list[str], no: list[str], only_away: list[str]) -> None:
    """For the absent a bot stands in. Whoever only watched and wants to play gets a seat that nobody needs, a bot's, or
    a new one. What stays open goes, or a bot takes it where the game wants so many."""
    doc, here = core.doc, core.presence.here
    for guest in no:
        stand(doc, guest)
    for number, seat in enumerate(doc.seats):
        if seat.guest is not None and not here(seat.guest) and seat.guest not in only_away:
            seat.stand_in = doc.grace != NO_STAND_IN
            if not seat.stand_in:
                doc.seats[number] = SeatDoc()
    counts = core.game.seat_counts(doc.options)
    for guest in yes:
        if seat_of(doc, guest) is None:
            seat_the_newcomer(doc, guest, counts)
    fill_up(doc, counts, core.game.standard_bot)


def seat_the_newcomer(doc: Document, guest: str, counts: tuple[int, ...]) -> None:
    """Where there is none for them they go on watching."""
    free = first_open(doc)
    if free is None:
        free = next((number for number, seat in enumerate(doc.seats) if seat.kind == "bot"), None)
    if free is None and len(doc.seats) + 1 in counts:
        doc.seats.append(SeatDoc())
        free = len(doc.seats) - 1
    if free is not None:
        put_guest(doc, free, guest)


def fill_up(doc: Document, counts: tuple[int, ...], strength: str) -> None:
    taken = sum(seat.kind != "open" for seat in doc.seats)
    resize(doc, min((count for count in counts if count >= taken), default=len(doc.seats)))
    for number, seat in enumerate(doc.seats):
        if seat.kind == "open":
            doc.seats[number] = bot_seat(doc, strength)
