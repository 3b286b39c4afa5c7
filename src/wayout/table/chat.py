"""What guests say to each other. A line never speaks for the game, and nobody gets one that was not for them."""

from typing import Final

from wayout.kernel.talk import TABLE
from wayout.table.document import Document, Whisper
from wayout.table.messages import PHRASES, Line, Say
from wayout.table.people import known_guest
from wayout.table.refusals import refuse
from wayout.table.words import checked_line

KEPT_LINES: Final = 100
"""Of each audience, so that nobody's talk shortens what others find when they come back."""


def say(doc: Document, guest_id: str, message: Say, readers: tuple[str, ...] | None, wall: int) -> Line:
    """Kept for these guests; for all, if it says none."""
    guest = known_guest(doc, guest_id)
    if (message.text is None) == (message.phrase is None):
        raise refuse("malformed")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise refuse("unknown_phrase")
    text = None if message.text is None else checked_line(message.text)
    channel = TABLE if readers is None else message.channel
    line = Line(guest.id, guest.name, guest.colour, wall, text, message.phrase, channel)
    if readers is None:
        doc.chat = [*doc.chat, line][-KEPT_LINES:]
    else:
        whisper(doc, line, readers)
    return line


def whisper(doc: Document, line: Line, readers: tuple[str, ...]) -> None:
    same = [old for old in doc.whispers if (old.line.channel, old.readers) == (line.channel, readers)]
    gone = same[0] if len(same) >= KEPT_LINES else None
    doc.whispers = [*(old for old in doc.whispers if old is not gone), Whisper(line, readers)]


def forget_whispers(doc: Document) -> None:
    """Somebody has lost their seat: what those who sit here would be told on return stays. It is done then and not when
    somebody whispers, so that nobody can tell from it that others do."""
    seated = [seat.guest for seat in doc.seats if seat.guest is not None]
    heard = ([one for one in doc.whispers if guest in one.readers][-KEPT_LINES:] for guest in seated)
    kept = {id(one) for lines in heard for one in lines}
    doc.whispers = [one for one in doc.whispers if id(one) in kept]


def lines_for(doc: Document, guest_id: str) -> tuple[Line, ...]:
    """The newest lines that this guest may read, in order."""
    heard = [whisper.line for whisper in doc.whispers if guest_id in whisper.readers]
    if not heard:
        return tuple(doc.chat)
    return tuple(sorted([*doc.chat, *heard], key=lambda line: line.at)[-KEPT_LINES:])
