"""Votes of the seated people who are here: a pause, a resume, a take-back further than fair."""

from typing import Literal

from wayout.table.document import Document, RequestDoc
from wayout.table.presence import Presence
from wayout.table.refusals import refuse

Kind = Literal["take_back", "pause", "resume"]


def voters(doc: Document, presence: Presence) -> list[int]:
    return [number for number, seat in enumerate(doc.seats) if presence.here(seat.guest)]


def open_request(doc: Document, kind: Kind, by: int, wish: str | None = None, back_to: int = 0) -> None:
    """Whoever asks says yes. The same question from another seat is a yes, too."""
    if doc.request is None:
        doc.request = RequestDoc(kind, by, [by], wish, back_to)
        return
    if doc.request.kind != kind or kind == "take_back":
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


def agreed(doc: Document, presence: Presence) -> RequestDoc | None:
    """The request, if all who are here said yes; it is then no longer open. It falls with whoever asked."""
    request = doc.request
    if request is None:
        return None
    here = voters(doc, presence)
    if request.by not in here:
        doc.request = None
        return None
    if any(seat not in request.yes for seat in here):
        return None
    doc.request = None
    return request
