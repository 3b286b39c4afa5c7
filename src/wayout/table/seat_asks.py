"""Whoever watches a match asks the host for a seat that a bot plays."""

from typing import TYPE_CHECKING, Final

from wayout.table.document import Document, SeatAskDoc
from wayout.table.messages import SeatAsk
from wayout.table.people import guest_of, seat_of
from wayout.table.post import Post
from wayout.table.refusals import refuse

if TYPE_CHECKING:
    from wayout.table.core import Core

LASTS: Final = 180
"""Seconds after which an ask lapses; by post it waits for longer."""


def seats_for(doc: Document, guest: str) -> list[int]:
    """What bots play; but nobody may come to know the secrets of two seats."""
    if guest in doc.sat:
        return []
    return [number for number, seat in enumerate(doc.seats) if seat.kind == "bot"]


def ask_of(doc: Document, guest: str) -> SeatAskDoc | None:
    return next((ask for ask in doc.seat_asks if ask.guest == guest), None)


def must_have_a_chance(doc: Document, guest: str) -> None:
    seat = seat_of(doc, guest)
    if seat is not None:
        raise refuse("already_seated", seat=seat)
    if guest in doc.sat:
        raise refuse("sat_elsewhere", seat=doc.sat[guest])
    if not seats_for(doc, guest):
        raise refuse("seat_not_free")


def open_ask(doc: Document, guest: str, now: int) -> None:
    doc.seat_asks.append(SeatAskDoc(guest, now + doc.lasts(LASTS)))


def end_ask(doc: Document, guest: str) -> None:
    doc.seat_asks = [ask for ask in doc.seat_asks if ask.guest != guest]


def stands(doc: Document, ask: SeatAskDoc, now: int) -> bool:
    guest = ask.guest
    waits = guest != doc.host and guest_of(doc, guest) is not None and seat_of(doc, guest) is None
    return doc.in_match and waits and now < ask.due and bool(seats_for(doc, guest))


def mind_the_asks(core: "Core", post: Post, now: int) -> None:
    standing = [ask for ask in core.doc.seat_asks if stands(core.doc, ask, now)]
    if len(standing) < len(core.doc.seat_asks):
        core.doc.seat_asks = standing
        post.around_changed = True


def ask_times(doc: Document) -> list[int]:
    """When the asks lapse, in Unix milliseconds."""
    return [ask.due for ask in doc.seat_asks]


def asks_info(doc: Document, now: int) -> tuple[SeatAsk, ...]:
    return tuple(
        SeatAsk(ask.guest, tuple(seats_for(doc, ask.guest)), round(max(0, ask.due - now) / 1000, 1))
        for ask in doc.seat_asks
    )
