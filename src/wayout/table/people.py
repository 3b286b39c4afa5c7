"""Who is at a table: guests, their colours, the host. Plain functions over the document."""

from collections.abc import Iterable
from typing import Final

import msgspec

from wayout.kernel.record import Header
from wayout.table.document import NO_COLOUR, Document, GuestDoc, SeatDoc
from wayout.table.house import Guest
from wayout.table.refusals import refuse
from wayout.table.words import name_of_newcomer

COLOURS: Final = 8
MOST_GUESTS: Final = 32
MOST_BANNED: Final = 500
"""Whom the host has removed, the newest: everybody may come as somebody new, and all are kept with every change."""
BOT_NAMES: Final = (
    "Ada",
    "Basil",
    "Clio",
    "Dorian",
    "Edda",
    "Fabian",
    "Greta",
    "Hugo",
    "Ines",
    "Jasper",
    "Kira",
    "Linus",
)


def guest_of(doc: Document, guest_id: str) -> GuestDoc | None:
    return next((guest for guest in doc.guests if guest.id == guest_id), None)


def seat_of(doc: Document, guest_id: str) -> int | None:
    return next((number for number, seat in enumerate(doc.seats) if seat.guest == guest_id), None)


def known_guest(doc: Document, guest_id: str) -> GuestDoc:
    guest = guest_of(doc, guest_id)
    if guest is None:
        raise refuse("not_at_table")
    return guest


def own_seat(doc: Document, guest_id: str) -> int:
    seat = seat_of(doc, guest_id)
    if seat is None:
        raise refuse("not_seated")
    return seat


def seat_name(doc: Document, seat: SeatDoc) -> str:
    guest = None if seat.guest is None else guest_of(doc, seat.guest)
    return seat.name if guest is None else guest.name


def seat_colour(doc: Document, seat: SeatDoc) -> int:
    guest = None if seat.guest is None else guest_of(doc, seat.guest)
    return seat.colour if guest is None else guest.colour


def as_seated(doc: Document, header: Header) -> Header:
    """With the names and colours of those who have the seats now."""
    names = tuple(seat_name(doc, seat) for seat in doc.seats)
    colours = [seat_colour(doc, seat) for seat in doc.seats]
    return msgspec.structs.replace(header, names=names, about={**header.about, "colours": colours})


def free_colour(wanted: int | None, *taken: Iterable[int]) -> int:
    """The wanted colour or the next free one. If there is none, the later sets of taken ones are disregarded first."""
    start = 0 if wanted is None else wanted
    order = [(start + step) % COLOURS for step in range(COLOURS)]
    for count in range(len(taken), 0, -1):
        used = set().union(*taken[:count])
        for colour in order:
            if colour not in used:
                return colour
    return start


def colour_for(doc: Document, wanted: int | None, guest_id: str | None = None) -> int:
    """A colour that no other seat has and, as long as there are enough, no other guest."""
    seats = [seat_colour(doc, seat) for seat in doc.seats if guest_id is None or seat.guest != guest_id]
    guests = [guest.colour for guest in doc.guests if guest.id != guest_id]
    return free_colour(wanted, seats, guests)


def bot_name(doc: Document) -> str:
    used = {guest.name for guest in doc.guests} | {seat.name for seat in doc.seats}
    return next((name for name in BOT_NAMES if name not in used), f"{BOT_NAMES[0]} {len(used)}")


def add_guest(doc: Document, guest: Guest, here: Iterable[str]) -> GuestDoc:
    """A newcomer; makes room by forgetting those who only watched and are gone."""
    if len(doc.guests) >= MOST_GUESTS:
        forget_absent_spectators(doc, here)
    if len(doc.guests) >= MOST_GUESTS:
        raise refuse("table_full")
    wanted = guest.colour if guest.colour in range(COLOURS) else None
    added = GuestDoc(guest.id, name_of_newcomer(guest.name), colour_for(doc, wanted, guest.id))
    doc.guests.append(added)
    return added


def forget_absent_spectators(doc: Document, here: Iterable[str]) -> None:
    keep = {doc.host, *here, *(seat.guest for seat in doc.seats)}
    doc.guests = [guest for guest in doc.guests if guest.id in keep or guest.lost is not None]


def ban(doc: Document, guest: str) -> None:
    doc.banned = [*doc.banned, guest][-MOST_BANNED:]


def heirs(doc: Document, here: Iterable[str]) -> list[str]:
    """Who may be host next: those who play before those who watch, and of each those who are here first."""
    present = set(here)
    seated = [seat.guest for seat in doc.seats if seat.guest is not None]
    watching = [guest.id for guest in doc.guests if guest.id not in seated]
    ordered = [guest for group in (seated, watching) for guest in sorted(group, key=lambda one: one not in present)]
    return [guest for guest in ordered if guest != doc.host]


def recolour(doc: Document, guest: GuestDoc, colour: int) -> None:
    """A bot yields its colour to a person; a person does not."""
    if colour not in range(COLOURS):
        raise refuse("bad_colour", colours=COLOURS)
    for seat in doc.seats:
        if seat.guest is None and seat.colour == colour:
            seat.colour = NO_COLOUR
    guest.colour = colour_for(doc, colour, guest.id)
    colour_the_bots(doc)


def colour_the_bots(doc: Document) -> None:
    for seat in doc.seats:
        if seat.played_by_bot and seat.guest is None and seat.colour == NO_COLOUR:
            seat.colour = colour_for(doc, None)
