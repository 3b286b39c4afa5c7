"""What is around the game, as one guest sees it: seats, guests, options, votes."""

from typing import Any, Final

from wayout.kernel.codec import encode
from wayout.kernel.game import Game
from wayout.table.alone import NO_END_YET
from wayout.table.by_post import has_say
from wayout.table.document import NO_COLOUR, Document, GuestDoc, SeatDoc
from wayout.table.lobby import waits_only_for, why_not
from wayout.table.messages import Around, GuestInfo, Missing, OfDay, Request, SeatInfo, You
from wayout.table.next_match import next_info
from wayout.table.people import seat_colour, seat_name, seat_of
from wayout.table.post import Mail
from wayout.table.presence import Presence
from wayout.table.requests import voters
from wayout.table.seat_asks import asks_info
from wayout.table.tally import tally_of
from wayout.table.tempo import tempo_of


def seat_info(doc: Document, presence: Presence, number: int, seat: SeatDoc) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat_name(doc, seat),
        colour=seat_colour(doc, seat) if seat.kind != "open" or seat.name else NO_COLOUR,
        guest=seat.guest,
        strength=seat.strength,
        ready=seat.ready,
        here=seat.played_by_bot or presence.here(seat.guest),
        stand_in=seat.stand_in,
        rests=seat.rests,
        follows="" if doc.fork is None else next(iter(doc.fork.header.names[number:]), ""),
        has_say=has_say(doc, number),
    )


def guest_info(doc: Document, presence: Presence, guest: GuestDoc) -> GuestInfo:
    return GuestInfo(guest.id, guest.name, guest.colour, presence.here(guest.id), seat_of(doc, guest.id))


def request_info(doc: Document, presence: Presence, now: int) -> Request | None:
    request = doc.request
    if request is None:
        return None
    waiting = tuple(seat for seat in voters(doc, presence, now) if seat not in request.yes)
    seconds = None if request.due is None else round(max(0, request.due - now) / 1000, 1)
    return Request(request.kind, request.by, tuple(request.yes), waiting, request.game, seconds)


def pause_left(doc: Document, now: int) -> float | None:
    if doc.status != "paused" or doc.pause_ends in (None, NO_END_YET):
        return None
    return round(max(0, doc.pause_ends - now) / 1000, 1)


NOBODY: Final = You(guest="", seat=None, host=False, spectator=True)


class AroundWriter:
    """The same for every guest, written once for all; only `you`, the last of it, differs."""

    def __init__(
        self, doc: Document, game: Game[Any, Any], presence: Presence, now: int, missing: tuple[Missing, ...] = ()
    ) -> None:
        self._doc = doc
        hindrance = why_not(doc, game)
        common: dict[str, Any] = {
            "code": doc.code,
            "game": doc.game,
            "host": doc.host,
            "status": doc.status,
            "seats": tuple(seat_info(doc, presence, number, seat) for number, seat in enumerate(doc.seats)),
            "guests": tuple(guest_info(doc, presence, guest) for guest in doc.guests),
            "options": doc.options,
            "seat_counts": (len(doc.seats),)
            if doc.forked or doc.day is not None
            else tuple(game.seat_counts(doc.options)),
            "timers": doc.timers,
            "tempo": tempo_of(game, doc.timers),
            "grace": doc.grace,
            "pause": doc.pause,
            "pause_left": pause_left(doc, now),
            "unhurried_alone": doc.unhurried_alone,
            "by_post": doc.by_post,
            "spectators": doc.spectators,
            "match": doc.match,
            "forked": doc.forked,
            "day": None if doc.day is None else OfDay(doc.day.maze, doc.day.date),
            "request": request_info(doc, presence, now),
            "seat_asks": asks_info(doc, now),
            "past": tuple(doc.past),
            "tally": tally_of(doc),
            "next": next_info(doc, presence, now),
            "pace": doc.pace,
            "can_start": hindrance is None,
            "why_not": hindrance,
            "waits_only_for": waits_only_for(doc, hindrance),
            "missing": missing,
            "screens": len(presence.screens),
        }
        self._common = encode(Around(**common, you=NOBODY)).removesuffix(encode(NOBODY) + b"}")

    def around_for(self, guest: str, link: str | None = None) -> Mail:
        seat = seat_of(self._doc, guest)
        you = You(guest=guest, seat=seat, host=guest == self._doc.host, spectator=seat is None)
        return Mail(guest, "around", self._common + encode(you) + b"}", link)
