"""What guests say to each other. A line never speaks for the game."""

from typing import Final

from wayout.table.document import Document
from wayout.table.messages import PHRASES, Line, Say
from wayout.table.people import known_guest
from wayout.table.refusals import refuse
from wayout.table.words import checked_line

KEPT_LINES: Final = 100


def say(doc: Document, guest_id: str, message: Say, wall: int) -> Line:
    guest = known_guest(doc, guest_id)
    if (message.text is None) == (message.phrase is None):
        raise refuse("malformed")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise refuse("unknown_phrase")
    text = None if message.text is None else checked_line(message.text)
    line = Line(guest.id, guest.name, guest.colour, wall, text, message.phrase)
    doc.chat = [*doc.chat, line][-KEPT_LINES:]
    return line
