"""What people write, made safe to show: one line, nothing invisible, nothing piled up, not too long."""

import unicodedata
from itertools import pairwise
from typing import Final

from wayout.table.refusals import refuse

NAME_LENGTH: Final = 24
LINE_LENGTH: Final = 300
NAMELESS: Final = "?"

NON_JOINER, JOINER, BLACK_FLAG = "\u200c", "\u200d", "\U0001f3f4"
INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Letters, signs and marks by their class, but there is nothing to see."""
PICTURE_STYLES: Final = ("\ufe0e", "\ufe0f")
OTHER_PICTURES: Final = frozenset("\u203c\u2049\u2139\u2194\u25fb\u25fc\u25fd\u25fe\u2934\u2935\u3030\u303d")
"""Punctuation, letters and mathematics by their class, but there are pictures of them."""
KEYS: Final = frozenset("#*0123456789")
KEYCAP: Final = "\u20e3"
VIRAMA: Final = 9
"""The class of marks that join two letters of an Indian script into one."""
MOST_MARKS: Final = 4
"""On one letter: as many as Burmese and Tibetan need."""
MOST_ACCENTS: Final = 2
"""Of those marks, the ones that go with any script, which are made to be piled up: as many as Vietnamese needs."""
MOST_JOINED: Final = 3
"""Joiners in one picture: as many as a family of four has."""
MOST_TAGS: Final = 7
"""After the black flag: as many as the flag of a region has."""
LONGEST_NAME: Final = 10 * NAME_LENGTH
"""In characters as computers count them."""


def one_line(text: str) -> str:
    """White space folded; control, private, unassigned and invisible characters gone, and marks too many. What holds
    pictures, flags and letters together stays where it does."""
    seen = _without_the_unseen(" ".join(text.split()))
    whole = unicodedata.normalize("NFC", _without_chains(seen))
    return " ".join(_without_the_unseen(_without_piles(whole)).split())


def checked_name(text: str) -> str:
    name = one_line(text)
    if not 1 <= shown_length(name) <= NAME_LENGTH or len(name) > LONGEST_NAME:
        raise refuse("bad_name", most=NAME_LENGTH)
    return name


def name_of_newcomer(text: str) -> str:
    """Nobody is turned away for a name."""
    name = one_line(text[:LONGEST_NAME])
    while shown_length(name) > NAME_LENGTH:
        name = one_line(name[:-1])
    return name or NAMELESS


def checked_line(text: str) -> str:
    line = one_line(text)
    if not 1 <= len(line) <= LINE_LENGTH:
        raise refuse("bad_text", most=LINE_LENGTH)
    return line


def shown_length(text: str) -> int:
    """As a reader counts: a letter with its marks is one, and so is a picture made of several, or a flag."""
    count, before, letters = 0, " ", 0
    for sign in text:
        letters = letters + 1 if is_flag_letter(sign) else 0
        goes_on = is_mark(sign) or is_tag(sign) or sign in (JOINER, NON_JOINER)
        in_picture = (before == JOINER and is_picture(sign)) or (is_picture(before) and is_tone(sign))
        count += not (goes_on or in_picture or (letters and letters % 2 == 0))
        before = sign
    return count


def _without_the_unseen(text: str) -> str:
    kept: list[str] = []
    seen = [sign for sign in text if sign not in INVISIBLE and not _is_nothing(sign)]
    for sign, after in pairwise([*seen, " "]):
        if _does_something(kept, sign, after):
            kept.append(sign)
    return "".join(kept)


def _is_nothing(sign: str) -> bool:
    """Control, surrogate, private and unassigned characters."""
    return unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn")


def _does_something(kept: list[str], sign: str, after: str) -> bool:
    """Is it seen, or does something seen look different because of it?"""
    if is_variant(sign):
        return sign in PICTURE_STYLES and _has_styles(kept[-1] if kept else " ", after)
    return unicodedata.category(sign) != "Cf" or _holds_together(kept, sign, after)


def _has_styles(sign: str, after: str) -> bool:
    """As a picture and as plain text; a number only as the cap of a key."""
    return is_picture(sign) or (sign in KEYS and after == KEYCAP)


def _holds_together(kept: list[str], sign: str, after: str) -> bool:
    """Joiners between two pictures or two letters of a script that needs them; the tags of a flag."""
    before = kept[-1] if kept else " "
    if is_tag(sign):
        return before == BLACK_FLAG or (is_tag(before) and not all(map(is_tag, kept[-MOST_TAGS:])))
    if sign == JOINER and is_picture(after):
        return is_picture(before) or is_tone(before) or before in PICTURE_STYLES
    if sign not in (JOINER, NON_JOINER) or not unicodedata.category(after).startswith("L"):
        return False
    return unicodedata.combining(before) == VIRAMA or unicodedata.bidirectional(before) == "AL"


def _without_chains(text: str) -> str:
    """A chain of joined pictures that is too long falls apart."""
    kept: list[str] = []
    joined = 0
    for sign in text:
        if sign == JOINER:
            joined += 1
        elif not (is_tone(sign) or sign in PICTURE_STYLES or kept[-1:] == [JOINER]):
            joined = 0
        if sign != JOINER or joined <= MOST_JOINED:
            kept.append(sign)
    return "".join(kept)


def _without_piles(text: str) -> str:
    """Marks only on something, and not too many."""
    kept: list[str] = []
    marks: list[str] = []
    for sign in text:
        if not is_mark(sign):
            marks = []
        elif not kept or kept[-1] == " " or not _has_room(marks, sign):
            continue
        else:
            marks.append(sign)
        kept.append(sign)
    return "".join(kept)


def _has_room(marks: list[str], mark: str) -> bool:
    accents = sum(map(is_accent, [*marks, mark]))
    return mark not in marks and len(marks) < MOST_MARKS and (not is_accent(mark) or accents <= MOST_ACCENTS)


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def is_accent(mark: str) -> bool:
    """A mark of no script of its own."""
    return unicodedata.name(mark, "").startswith(("COMBINING", "VARIATION SELECTOR"))


def is_picture(sign: str) -> bool:
    return unicodedata.category(sign) == "So" or sign in OTHER_PICTURES


def is_variant(sign: str) -> bool:
    """A choice between two ways to write what stands before it."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def is_tone(sign: str) -> bool:
    """The colour of a skin."""
    return "\U0001f3fb" <= sign <= "\U0001f3ff"


def is_tag(sign: str) -> bool:
    return "\U000e0020" <= sign <= "\U000e007f"


def is_flag_letter(sign: str) -> bool:
    return "\U0001f1e6" <= sign <= "\U0001f1ff"
