"""Whoever sits alone among bots keeps nobody waiting, and is not hurried; it is otherwise as soon as somebody joins."""

from typing import TYPE_CHECKING, Final

from wayout.table.document import Document
from wayout.table.post import Post

if TYPE_CHECKING:
    from wayout.table.core import Core

NO_END_YET: Final = 0
"""As the end of a pause: it has one as soon as it holds up anybody else."""


def lone_seat(doc: Document) -> int | None:
    """The one that is a person's, if no other is; whoever dropped, or lets a bot play, still has theirs."""
    seats = [number for number, seat in enumerate(doc.seats) if seat.guest is not None]
    return seats[0] if len(seats) == 1 else None


def has_company(doc: Document) -> bool:
    """Does a pause hold up more than one? Also those who have their seat only on return."""
    lost = sum(guest.lost is not None for guest in doc.guests)
    return lost + sum(seat.guest is not None for seat in doc.seats) > 1


def mind_the_company(core: "Core", post: Post, now: int) -> None:
    """Limits go and come with the second person, and everybody is told. A pause that one person took for themselves
    ends like others from then on."""
    doc, playing = core.doc, core.playing
    if playing is None or not doc.in_match:
        return
    if doc.pause_ends == NO_END_YET and has_company(doc):
        doc.pause_ends = now + doc.pause * 1000
        post.around_changed = True
    if playing.match.fit_limits(playing.clock.read(now), lone_seat(doc)):
        playing.tell_clocks(post, now)
        post.around_changed = True
