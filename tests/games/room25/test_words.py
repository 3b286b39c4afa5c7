"""What only Room 25 has to say; what every game has is tested in tests/conformance/test_words.py."""

import json
from collections.abc import Iterable
from importlib import resources
from typing import get_args

import pytest

import wayout.games.room25
from wayout.games.room25.boxes import COMPLEXES, COPIES, ROOM_COLOURS
from wayout.games.room25.cast import CAST
from wayout.games.room25.cells import MOVABLE
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.parts import CHARACTERS
from wayout.games.room25.seam import MODES, Reason

TEXT = resources.files(wayout.games.room25) / "text"
WORDS: dict[str, dict[str, str]] = {
    language: json.loads((TEXT / f"{language}.json").read_text("utf-8")) for language in ("en", "zh-Hant")
}
AIMS = ("swap", "order")
"""What is chosen when it is planned."""
TRICKS = (*AIMS, "reactivate", "lock", "sabotage", "destroy")
"""What is chosen when it is done."""
TOKENS = ("look", "move", "push", "control", "special", "adrenaline", "hidden", "do_not_cross", "locked", "robot")

every_language = pytest.mark.parametrize("language", WORDS)


def missing(language: str, kind: str, names: Iterable[object], *parts: str) -> set[str]:
    """Which of these things lack their name, or one of these parts of their description."""
    needed = {f"{kind}.{name}{part}" for name in names for part in ("", *parts)}
    return needed - set(WORDS[language])


@every_language
def test_every_room_says_what_it_does_in_short_and_in_full(language: str) -> None:
    assert not missing(language, "room", COPIES, ".about", ".more")


@every_language
def test_every_colour_has_a_name(language: str) -> None:
    assert not missing(language, "colour", set(ROOM_COLOURS.values()), ".about")


@every_language
def test_every_character_has_a_name_a_face_and_an_ability(language: str) -> None:
    assert not missing(language, "character", CAST, ".about", ".ability")


@every_language
def test_every_ability_and_token_explains_itself(language: str) -> None:
    assert not missing(language, "ability", TRICKS)
    assert not missing(language, "ability", AIMS, ".about")
    assert not missing(language, "token", TOKENS, ".about")
    assert not missing(language, "token", ("reminder",))


@every_language
def test_every_card_has_its_effect_and_what_the_presenter_says(language: str) -> None:
    assert not missing(language, "card", {card.kind for card in CARDS}, ".about", ".caption")
    assert not missing(language, "card.disabled", {card.colour for card in CARDS if card.colour})
    assert not missing(language, "card.punishment", {card.token for card in CARDS if card.token})
    assert not missing(language, "card.panic", CAST)
    assert not missing(language, "line", MOVABLE)


@every_language
def test_every_complex_has_a_name(language: str) -> None:
    assert not missing(language, "option.rooms", COMPLEXES)


@every_language
def test_every_mode_is_told_in_a_sentence(language: str) -> None:
    assert {f"mode.{mode}.about" for mode in MODES} <= set(WORDS[language])


@every_language
def test_every_reason_why_an_action_is_lost_is_told(language: str) -> None:
    reasons = (*get_args(Reason), *CHARACTERS)

    assert not missing(language, "ui.lost", reasons)
    assert not missing(language, "ui.doomed", reasons)
