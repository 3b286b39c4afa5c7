"""Votes of the seated people who are here or just gone: on a pause, on breaking off, on a take-back beyond the fair."""

from typing import Final

from wayout.table.by_post import has_say
from wayout.table.document import Document, RequestDoc, SeatDoc
from wayout.table.messages import RequestKind
from wayout.table.presence import Presence
from wayout.table.refusals import refuse

LAPSE: Final = 60
"""Seconds after which a request lapses that not everybody has answered; by post it waits for longer."""


def voters(doc: Document, presence: Presence, now: int) -> list[int]:
    return [
        number
        for number, seat in enumerate(doc.seats)
        if presence.here(seat.guest) or has_say(doc, number) or now < vote_kept_until(doc, presence, seat, now)
    ]


def vote_kept_until(doc: Document, presence: Presence, seat: SeatDoc, now: int) -> int:
    """Whoever is gone for less than the grace may still come back and say no."""
    guest = presence.dropped_from(seat)
    return 0 if guest is None else presence.gone_since(guest, now) + doc.patience


def waits_for_voters(doc: Document, presence: Presence, now: int) -> list[int]:
    """When the open request waits for one less, in Unix milliseconds."""
    if doc.request is None:
        return []
    times = [vote_kept_until(doc, presence, seat, now) for seat in doc.seats]
    return [time for time in times if time > now]


def lapse_times(doc: Document) -> list[int]:
    """When the open request lapses, in Unix milliseconds."""
    return [] if doc.request is None or doc.request.due is None else [doc.request.due]


def open_request(
    doc: Document,
    kind: RequestKind,
    by: int,
    now: int,
    wish: str | None = None,
    back_to: int = 0,
    game: str | None = None,
) -> None:
    """Whoever asks says yes. The same question from another seat is a yes, too."""
    if doc.request is None:
        doc.request = RequestDoc(kind, by, [by], wish, back_to, game, now + doc.lasts(LAPSE))
        return
    if (doc.request.kind, doc.request.game) != (kind, game) or kind == "take_back":
        raise refuse("request_open", kind=doc.request.kind)
    answer(doc, by, yes=True)


def answer(doc: Document, seat: int, yes: bool) -> None:
    """One no is enough."""
    if doc.request is None:
        raise refuse("no_request")
    if not yes:
        doc.request = None
        return
    if seat not in doc.request.yes:
        doc.request.yes.append(seat)


def withdraw(doc: Document, seat: int) -> None:
    """Whoever asked asks no longer; others say no."""
    if doc.request is None:
        raise refuse("no_request")
    if doc.request.by != seat:
        raise refuse("not_your_request")
    doc.request = None


def forget_voter(doc: Document, seat: int) -> None:
    """Somebody else sits there now, who has not said anything."""
    if doc.request is None:
        return
    if doc.request.by == seat:
        doc.request = None
    elif seat in doc.request.yes:
        doc.request.yes.remove(seat)


def agreed(doc: Document, presence: Presence, now: int) -> RequestDoc | None:
    """The request, if all who are asked said yes; it is then no longer open. It falls with whoever asked, but not by
    post, where they need not stay."""
    request = doc.request
    if request is None:
        return None
    if not presence.here(doc.seats[request.by].guest) and not has_say(doc, request.by):
        doc.request = None
        return None
    if all(seat in request.yes for seat in voters(doc, presence, now)):
        doc.request = None
        return request
    return None


def let_lapse(doc: Document, now: int) -> RequestDoc | None:
    """The request, if not everybody has answered it in its time; it is then no longer open."""
    request = doc.request
    if request is None or request.due is None or request.due > now:
        return None
    doc.request = None
    return request
