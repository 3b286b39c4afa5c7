"""What was played at this table before, and who has won how often."""

from typing import Final

from wayout.kernel.game import Result
from wayout.table.document import Document
from wayout.table.match import Match
from wayout.table.messages import PastMatch, Tally, TallyLine
from wayout.table.people import guest_of, seat_colour, seat_name

NOT_PLAYED_OUT: Final = ("deserted", "broken_off")
"""Outcomes of the house itself: such a match counts for nobody."""


def past_match(doc: Document, match: Match, result: Result) -> PastMatch:
    together = match.game.together
    return PastMatch(
        match=match.id,
        outcome=result.outcome,
        winners=tuple(result.winners),
        names=tuple(seat_name(doc, seat) for seat in doc.seats),
        game=match.game.id,
        guests=tuple(seat.guest for seat in doc.seats),
        colours=tuple(seat_colour(doc, seat) for seat in doc.seats),
        together=together is not None and together(match.header.options),
    )


def tally_of(doc: Document) -> Tally:
    counted = [past for past in doc.past if past.outcome not in NOT_PLAYED_OUT]
    together = [past for past in counted if past.together]
    won = sum(bool(past.winners) for past in together)
    return Tally(lines_of(doc, [past for past in counted if not past.together]), won, len(together))


def lines_of(doc: Document, matches: list[PastMatch]) -> tuple[TallyLine, ...]:
    """Whoever won most first. A bot is listed only for what it has won."""
    lines: dict[tuple[str | None, str], TallyLine] = {}
    for past in matches:
        for seat, name in enumerate(past.names):
            guest = past.guests[seat] if past.guests else None
            key = (guest, "" if guest is not None else name)
            before = lines.get(key)
            won, played = (0, 0) if before is None else (before.won, before.played)
            colour = past.colours[seat] if past.colours else seat
            lines[key] = TallyLine(guest, name, colour, won + (seat in past.winners), played + 1)
    shown = [line for line in lines.values() if line.guest is not None or line.won]
    return tuple(sorted((as_called_now(doc, line) for line in shown), key=lambda line: -line.won))


def as_called_now(doc: Document, line: TallyLine) -> TallyLine:
    guest = None if line.guest is None else guest_of(doc, line.guest)
    return line if guest is None else TallyLine(line.guest, guest.name, guest.colour, line.won, line.played)
