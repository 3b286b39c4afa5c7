"""Which characters there are: the files in `people/`, with what the data file prints on their cards."""

from collections.abc import Iterable, Mapping
from typing import Final

from wayout.games.temple.modules.characters import people
from wayout.games.temple.modules.characters.card import Card, Character
from wayout.games.temple.modules.characters.prints import SHEET, BrokenCharacters
from wayout.kernel.registry import discover

FOUND: Final[Mapping[str, Character]] = discover(people, "CHARACTER", Character)


def in_print_order(printed: Iterable[str], found: Mapping[str, Character]) -> dict[str, Character]:
    """As the data file lists them; raises BrokenCharacters if one is missing on either side."""
    order = list(printed)
    if set(order) != set(found):
        raise BrokenCharacters(f"the file and the characters differ in {sorted(set(order) ^ set(found))}")
    return {character: found[character] for character in order}


CAST: Final[Mapping[str, Character]] = in_print_order(SHEET.characters, FOUND)
CARDS: Final[Mapping[str, Card]] = {
    card.id: card for character in CAST.values() for card in (character.permanent, character.activatable)
}
CHARACTER_OF: Final[Mapping[str, str]] = {
    card.id: character.id for character in CAST.values() for card in (character.permanent, character.activatable)
}


def is_activatable(card: str) -> bool:
    return CAST[CHARACTER_OF[card]].activatable.id == card


def cost(card: str) -> str:
    """The icons that a use of it takes."""
    printed = SHEET.characters[CHARACTER_OF[card]]
    return printed.activatable if is_activatable(card) else printed.permanent


def in_play(modules: frozenset[str]) -> list[Character]:
    """Those who can be chosen in a mix of these, in the order of the data file."""
    return [CAST[character] for character, printed in SHEET.characters.items() if printed.is_in_play(modules)]


def worth(card: str) -> int:
    """How much a bot would like to have it."""
    permanent, activatable = SHEET.characters[CHARACTER_OF[card]].worth
    return activatable if is_activatable(card) else permanent
