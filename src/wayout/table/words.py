"""What people write, made safe to show: one line, no control characters, not too long."""

import unicodedata
from typing import Final

from wayout.table.refusals import refuse

NAME_LENGTH: Final = 24
LINE_LENGTH: Final = 300
NAMELESS: Final = "?"


def one_line(text: str) -> str:
    """White space folded; control, format, private and unassigned characters gone."""
    spaced = " ".join(text.split())
    clean = "".join(sign for sign in spaced if not unicodedata.category(sign).startswith("C"))
    return " ".join(clean.split())


def checked_name(text: str) -> str:
    name = one_line(text)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise refuse("bad_name", most=NAME_LENGTH)
    return name


def name_of_newcomer(text: str) -> str:
    """Nobody is turned away for a name."""
    return one_line(text)[:NAME_LENGTH].strip() or NAMELESS


def checked_line(text: str) -> str:
    line = one_line(text)
    if not 1 <= len(line) <= LINE_LENGTH:
        raise refuse("bad_text", most=LINE_LENGTH)
    return line
