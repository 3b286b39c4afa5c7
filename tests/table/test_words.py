"""What people write: whatever comes in, what is shown can be seen, stays in its line, and is still theirs."""

import json
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from wayout.kernel.play import IllegalAction
from wayout.table.words import (
    INVISIBLE,
    MOST_ACCENTS,
    MOST_MARKS,
    NAME_LENGTH,
    NAMELESS,
    checked_line,
    checked_name,
    is_accent,
    is_mark,
    name_of_newcomer,
    one_line,
    shown_length,
)

NAMES: dict[str, int] = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))
"""With as many characters as a reader counts; the client counts the same."""


@pytest.mark.parametrize("name", NAMES)
def test_names_of_all_scripts_flags_and_families_stay_as_they_are(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)
    assert shown_length(name) == NAMES[name]


UNSEEN = (
    *("", " ", "\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\u0301\u0302", "\u200d", "\u200b\u2060\ufeff"),
    *("\ufe0f", "\U0001d159", "\u202e", "\ue000", "\u034f\u3164 \u2800", "\U000e0067\U000e007f", "\u20e3"),
)


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        checked_name(name)

    assert refused.value.refusal.code == "bad_name"
    assert name_of_newcomer(name) == NAMELESS


def test_piles_of_accents_are_cut_down() -> None:
    assert checked_name("Za\u0335\u0336\u0337\u0338\u0321lgo") == "Za\u0335\u0336lgo"
    assert checked_name("\u0e01" + "\u0e47" * 20) == "\u0e01\u0e47"


def test_nothing_invisible_hides_between_letters() -> None:
    assert checked_name("A\u200dn\u3164na\u2060") == "Anna"


@pytest.mark.parametrize(
    ("text", "name"),
    [("An\ufe0fna", "Anna"), ("王\U000e0100小\ufe00明", "王小明"), ("Ben 1\ufe0f", "Ben 1"), ("+\ufe0f", "+")],
)
def test_nothing_that_chooses_how_a_picture_looks_hides_on_a_letter(text: str, name: str) -> None:
    assert checked_name(text) == name


@pytest.mark.parametrize("text", ["\ufe0f\u200d🚀", "\u094d\u200dAda"])
def test_no_joiner_stays_that_joins_nothing(text: str) -> None:
    assert "\u200d" not in one_line(text)


def test_a_chain_of_pictures_without_end_counts_as_many() -> None:
    with pytest.raises(IllegalAction):
        checked_name("\u200d".join("👩" * 120))
    assert shown_length(name_of_newcomer("\u200d".join("👩" * 120))) == NAME_LENGTH


def test_a_name_has_24_characters_as_a_reader_counts() -> None:
    assert checked_name("प्रि" * 12) == "प्रि" * 12
    assert checked_name("👨‍👩‍👧‍👦" * 24) == "👨‍👩‍👧‍👦" * 24
    with pytest.raises(IllegalAction):
        checked_name("x" * 25)
    assert name_of_newcomer("x" * 25) == "x" * 24


def test_a_line_of_chat_keeps_its_families_too() -> None:
    assert checked_line("look:  👨‍👩‍👧‍👦\n") == "look: 👨‍👩‍👧‍👦"


marks = st.characters(categories=["Mn", "Mc", "Me"])
odd = st.sampled_from([*INVISIBLE, *"\u200c\u200d\ufe0f\U0001f3fb\U0001f3f4\U000e0067👩🇹 ", "\u094d", "\u0628"])
texts = st.lists(st.characters() | marks | odd, max_size=60).map("".join)


@given(texts)
@example("\u200d" * 30)
@example("a" + "\u0300" * 40)
def test_whatever_comes_in_a_name_can_be_seen_and_stays_in_its_line(text: str) -> None:
    name = name_of_newcomer(text)

    assert any(sign not in INVISIBLE and unicodedata.category(sign)[0] in "LNPS" for sign in name)
    assert 1 <= shown_length(name) <= NAME_LENGTH
    assert highest_pile(name) <= MOST_MARKS
    assert highest_pile("".join(sign for sign in name if not is_mark(sign) or is_accent(sign))) <= MOST_ACCENTS
    assert not is_mark(name[0])


def highest_pile(text: str) -> int:
    highest = pile = 0
    for sign in text:
        pile = pile + 1 if is_mark(sign) else 0
        highest = max(highest, pile)
    return highest
