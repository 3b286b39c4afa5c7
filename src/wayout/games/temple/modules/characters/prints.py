"""What the data file prints on the characters' cards."""

from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.tiles import ICONS
from wayout.kernel.printed import read_printed


class BrokenCharacters(ValueError):
    """The data file does not fit the characters."""


class Print(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    modules: tuple[str, ...]
    """Any of these brings the character."""
    permanent: str = ""
    activatable: str = ""
    numbers: dict[str, int] = {}
    worth: tuple[int, int]

    def is_in_play(self, modules: frozenset[str]) -> bool:
        return not modules.isdisjoint(self.modules)


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    intro: int
    characters: dict[str, Print]


def read_prints(text: str) -> Sheet:
    sheet = read_printed(text, Sheet, BrokenCharacters)
    for character, printed in sheet.characters.items():
        if set(printed.permanent + printed.activatable) - set(ICONS):
            raise BrokenCharacters(f"{character}: nobody can pay that")
    return sheet


SHEET: Final = read_prints(resources.files(__package__).joinpath("data/characters.toml").read_text())


def number(character: str, name: str) -> int:
    return SHEET.characters[character].numbers[name]
