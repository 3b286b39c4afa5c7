"""The eight characters: read from the data file and checked once."""

from importlib import resources
from typing import Annotated, Final

import msgspec

from wayout.kernel.printed import read_printed

IDS: Final = ("alice", "jennifer", "max", "kevin", "franck", "emmett", "sarah", "bruce")


class BrokenCast(ValueError):
    """The data file does not hold the characters of this game."""


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One figure: whom it makes a duo with, and what it brings."""

    id: str
    duo: str
    empties: Annotated[int, msgspec.Meta(ge=0)]
    locks: Annotated[int, msgspec.Meta(ge=0)]
    hides: bool


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    characters: tuple[Character, ...]


def read_cast(text: str) -> dict[str, Character]:
    """The characters in this TOML by id; raises BrokenCast unless they are the eight, in duos."""
    sheet = read_printed(text, Sheet, BrokenCast)
    cast = {character.id: character for character in sheet.characters}
    if tuple(character.id for character in sheet.characters) != IDS:
        raise BrokenCast(f"the characters are not {', '.join(IDS)}")
    for character in sheet.characters:
        if character.duo == character.id or character.duo not in cast or cast[character.duo].duo != character.id:
            raise BrokenCast(f"{character.id} and {character.duo} are no duo")
    return cast


CAST: Final = read_cast((resources.files(__package__) / "data" / "characters.toml").read_text("utf-8"))
"""By id, in the order of the box."""
