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
def test_2_11_the_page_of_curses_names_every_card(language: str) -> None:
    known = words("temple", language)
    for curse in printed("curses"):
        assert known[f"curse.{curse}"] in known["rule.TMP-2.11.text"]


@every_language
def test_3_3_the_page_of_treasures_names_every_tile(language: str) -> None:
    known = words("temple", language)
    for kind in printed("treasures"):
        assert known[f"treasure.{kind}"].lower() in known["rule.TMP-3.3.text"].lower()
