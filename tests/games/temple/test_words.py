"""Everything printed in the temple has a name in every language, and says what it does."""

from collections.abc import Mapping

import pytest

from wayout.games.temple import GAME
from wayout.games.temple.parts import PHRASES
from wayout.games.temple.state import LOSS_ORDER
from wayout.lab.words import LANGUAGES, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


def printed(catalogue: str) -> set[str]:
    found = GAME.catalogue[catalogue]
    assert isinstance(found, Mapping)
    return set(found)


def missing(language: str, needed: set[str]) -> set[str]:
    return needed - set(words("temple", language))


@every_language
@pytest.mark.parametrize(("catalogue", "word"), [("tiles", "tile"), ("curses", "curse"), ("treasures", "treasure")])
def test_every_tile_curse_and_treasure_has_a_name_and_says_what_it_does(
    language: str, catalogue: str, word: str
) -> None:
    needed = {f"{word}.{one}" for one in printed(catalogue)}

    assert needed
    assert not missing(language, needed | {f"{key}.about" for key in needed})


@every_language
def test_a_treasure_is_told_by_the_name_on_its_tile(language: str) -> None:
    known = words("temple", language)
    for kind in printed("treasures"):
        assert known[f"kind.{kind}"] == known[f"treasure.{kind}"]


@every_language
def test_every_signal_is_said_and_told(language: str) -> None:
    known = words("temple", language)
    for phrase in PHRASES:
        assert known[f"event.signalled.{phrase}"].endswith(known[f"phrase.{phrase}"])


@every_language
def test_every_face_and_every_place_in_the_order_of_losing_has_a_name(language: str) -> None:
    assert not missing(language, {f"face.{face}" for face in "AKTGB"} | {f"order.{name}" for name in LOSS_ORDER})


@every_language
@pytest.mark.parametrize(("catalogue", "word"), [("curses", "curse"), ("treasures", "treasure")])
def test_2_11_2_12_a_page_of_the_rules_names_every_card_and_treasure(language: str, catalogue: str, word: str) -> None:
    known = words("temple", language)
    pages = " ".join(text for key, text in known.items() if key.startswith("rule.")).lower()

    assert not [one for one in printed(catalogue) if known[f"{word}.{one}"].lower() not in pages]
