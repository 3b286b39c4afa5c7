"""A person lets a bot play in their seat for a while, and takes it back whenever they like."""

from wayout.table.document import NO_STAND_IN, Document
from wayout.table.people import own_seat
from wayout.table.refusals import refuse


def rest(doc: Document, guest: str, rests: bool) -> None:
    number = own_seat(doc, guest)
    if not doc.in_match:
        raise refuse("no_match")
    if doc.grace == NO_STAND_IN:
        raise refuse("no_stand_ins")
    seat = doc.seats[number]
    seat.rests = seat.stand_in = rests


def must_not_rest(doc: Document, number: int) -> None:
    """What a bot plays is not the person's to play at the same time."""
    if doc.seats[number].rests:
        raise refuse("resting", seat=number)
