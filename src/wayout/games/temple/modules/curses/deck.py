"""Which curse cards there are: the files in `cards/`, with what the data file prints on them."""

import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.modules.curses import cards
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.tiles import ICONS, Cost, cost_of
from wayout.kernel.registry import discover

LIFTING: Final = 3
"""TMP-2.11: every curse takes this many icons."""


class BrokenCurses(ValueError):
    """The data file does not fit the cards."""


class Print(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card says: how many there are, the icons that lift it, and the module that brings it."""

    copies: int
    lifted_by: str
    module: str


CURSES: Final[Mapping[str, Curse]] = discover(cards, "CURSE", Curse)


def read_prints(text: str, known: Iterable[str]) -> dict[str, Print]:
    """By curse, in the order of the file; raises BrokenCurses if a card is missing or could never be lifted."""
    try:
        prints = msgspec.convert(tomllib.loads(text), dict[str, Print])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenCurses(str(error)) from error
    if set(prints) != set(known):
        raise BrokenCurses(f"the file and the cards differ in {sorted(set(prints) ^ set(known))}")
    for curse, printed in prints.items():
        if printed.copies < 1:
            raise BrokenCurses(f"{curse}: there is no card of it")
        if len(printed.lifted_by) != LIFTING or set(printed.lifted_by) - set(ICONS):
            raise BrokenCurses(f"{curse}: nobody can lift it with {printed.lifted_by!r}")
    return prints


PRINTS: Final = read_prints(resources.files(__package__).joinpath("data/curses.toml").read_text(), CURSES)
LIFTED_BY: Final[Mapping[str, Cost]] = {curse: cost_of(printed.lifted_by) for curse, printed in PRINTS.items()}


def full_deck(mix: str) -> list[str]:
    """Every card that the modules in play bring, in the order of the file."""
    modules = mix.split(",")
    return [curse for curse, printed in PRINTS.items() if printed.module in modules for _ in range(printed.copies)]
