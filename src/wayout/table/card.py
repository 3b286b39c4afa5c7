"""What a house remembers of a table that it has put away: who is at it, and who is waited for until when."""

from collections.abc import Callable
from typing import NamedTuple

from wayout.table.document import Document, read_document


class Card(NamedTuple):
    code: str
    game: str
    status: str
    names: dict[str, str]
    """Of all guests, by their ids."""
    colours: dict[str, int]
    """Likewise."""
    seated: frozenset[str]
    waited: dict[str, int | None]
    """Guests who are waited for, and when their time is up, in Unix milliseconds; nothing: there is no limit."""


def card_of(doc: Document, when: Callable[[int], int | None]) -> Card:
    """`when` tells at what time the game's clock will read this."""
    return Card(
        doc.code,
        doc.game,
        doc.status,
        {guest.id: guest.name for guest in doc.guests},
        {guest.id: guest.colour for guest in doc.guests},
        frozenset(seat.guest for seat in doc.seats if seat.guest is not None),
        waited(doc, when),
    )


def waited(doc: Document, when: Callable[[int], int | None]) -> dict[str, int | None]:
    if doc.status != "playing" or doc.progress is None:
        return {}
    asked = {seat: wait.due for seat, wait in doc.progress.waits.items() if not wait.answered}
    return {
        guest: None if due is None else when(due)
        for seat, due in asked.items()
        if (guest := doc.seats[seat].guest) is not None and not doc.seats[seat].stand_in
    }


def read_card(document: bytes) -> Card:
    """Of a table as it was kept when it was put away."""
    doc = read_document(document)
    return card_of(doc, lambda due: None if doc.ran_at is None else doc.ran_at + due - doc.clock)
