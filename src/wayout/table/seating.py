"""Who sits where, before and during a match. Refuses, or changes the document."""

from math import ceil
from typing import Final

from wayout.table.document import Document, SeatDoc
from wayout.table.people import bot_name, colour_for, colour_the_bots, guest_of, seat_colour, seat_name, seat_of
from wayout.table.refusals import refuse
from wayout.table.requests import forget_voter

MOST_SAT: Final = 500
"""Who has had a seat in a match, the newest: whoever comes as somebody new may sit down anyway."""


def seat_at(doc: Document, number: int) -> SeatDoc:
    if number not in range(len(doc.seats)):
        raise refuse("no_such_seat", seats=len(doc.seats))
    return doc.seats[number]


def bot_seat(doc: Document, strength: str) -> SeatDoc:
    return SeatDoc("bot", name=bot_name(doc), colour=colour_for(doc, None), strength=strength)


def put_guest(doc: Document, number: int, guest_id: str) -> None:
    """The guest keeps its colour unless another seat has it. What was voted from there was somebody else's word."""
    guest = guest_of(doc, guest_id)
    assert guest is not None
    forget_voter(doc, number)
    doc.seats[number] = SeatDoc("guest", guest=guest_id)
    taken = [seat_colour(doc, seat) for seat in doc.seats if seat.guest != guest_id]
    if guest.colour in taken:
        guest.colour = colour_for(doc, guest.colour, guest_id)


def first_open(doc: Document) -> int | None:
    return next((number for number, seat in enumerate(doc.seats) if seat.kind == "open"), None)


def sit_while_gathering(doc: Document, guest_id: str, number: int) -> None:
    seat = seat_at(doc, number)
    if seat.guest == guest_id:
        raise refuse("already_seated", seat=number)
    if seat.kind != "open":
        raise refuse("seat_taken", seat=number)
    stand(doc, guest_id)
    put_guest(doc, number, guest_id)


def take_over(doc: Document, guest_id: str, number: int, now: int) -> None:
    """During a match: a seat that was let go. Nobody may come to know the secrets of two seats."""
    seat = seat_at(doc, number)
    own = seat_of(doc, guest_id)
    if own is not None:
        raise refuse("already_seated", seat=own)
    if seat.kind != "open" or not seat.stand_in:
        raise refuse("seat_not_free", seat=number)
    if doc.sat.get(guest_id, number) != number:
        raise refuse("sat_elsewhere", seat=doc.sat[guest_id])
    must_be_over(seat.open_from, number, now)
    put_guest(doc, number, guest_id)
    if doc.sat.get(guest_id) == number:
        keep_mark(doc, guest_id, seat.colour)
    doc.sat[guest_id] = number
    if len(doc.sat) > MOST_SAT:
        del doc.sat[next(iter(doc.sat))]


def keep_mark(doc: Document, guest_id: str, colour: int) -> None:
    """The seat still wore it while its owner, who was somebody new meanwhile, was given another."""
    guest = guest_of(doc, guest_id)
    assert guest is not None
    guest.colour = colour_for(doc, colour, guest_id)


def must_be_over(grace_ends: int, number: int, now: int) -> None:
    if now < grace_ends:
        raise refuse("grace_running", seat=number, seconds=ceil((grace_ends - now) / 1000))


def stand(doc: Document, guest_id: str) -> None:
    number = seat_of(doc, guest_id)
    if number is not None:
        doc.seats[number] = SeatDoc()


def let_go(doc: Document, number: int, strength: str, open_from: int = 0) -> None:
    """During a match: from now on a bot plays this seat until somebody sits down. It is still called as before."""
    seat = doc.seats[number]
    doc.seats[number] = SeatDoc(
        name=seat_name(doc, seat),
        colour=seat_colour(doc, seat),
        strength=seat.strength or strength,
        stand_in=True,
        away_from=seat.away_from,
        open_from=max(seat.open_from, open_from),
    )


def resize(doc: Document, count: int) -> None:
    """Open seats go first, then bots, then people, each from the end. Votes are by seat: no seat, no vote."""
    while len(doc.seats) > count:
        doc.request = None
        order = {"open": 0, "bot": 1, "guest": 2}
        goes = min(range(len(doc.seats)), key=lambda number: (order[doc.seats[number].kind], -number))
        del doc.seats[goes]
    doc.seats.extend(SeatDoc() for _ in range(count - len(doc.seats)))
    colour_the_bots(doc)


def set_seats(doc: Document, count: int, allowed: tuple[int, ...]) -> None:
    if count not in allowed:
        raise refuse("bad_seat_count", allowed=list(allowed))
    if sum(seat.kind == "guest" for seat in doc.seats) > count:
        raise refuse("too_many_people", seats=count)
    resize(doc, count)


def set_bot(doc: Document, number: int, strength: str, strengths: list[str]) -> None:
    seat = seat_at(doc, number)
    if strength not in strengths:
        raise refuse("unknown_strength", allowed=strengths)
    if seat.kind == "guest":
        raise refuse("seat_taken", seat=number)
    if seat.kind == "bot":
        seat.strength = strength
        return
    doc.seats[number] = bot_seat(doc, strength)


def after_the_match(doc: Document) -> None:
    """Rematch: everybody stays; seats that were let go or left are open again."""
    for guest in doc.guests:
        guest.lost = None
    for number, seat in enumerate(doc.seats):
        if seat.kind == "open":
            doc.seats[number] = SeatDoc()
        seat.stand_in = seat.rests = seat.ready = False
        seat.away_from = None
    colour_the_bots(doc)
