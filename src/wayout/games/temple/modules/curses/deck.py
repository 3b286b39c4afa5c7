"""Which curse cards there are: the files in `cards/`, with what the data file prints on them."""

from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Final

from wayout.games.temple.brought import Brought
from wayout.games.temple.modules.curses import cards
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.modules.curses.part import KEPT
from wayout.games.temple.settings import Settings
from wayout.games.temple.tiles import ICONS, Cost, cost_of
from wayout.kernel.printed import read_printed
from wayout.kernel.registry import discover


class BrokenCurses(ValueError):
    """The data file does not fit the cards."""


class Print(Brought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a card says besides: the icons that lift it; none, if nothing does."""

    lifted_by: str


CURSES: Final[Mapping[str, Curse]] = discover(cards, "CURSE", Curse)
KEPT.update({curse.id: curse.keeps for curse in CURSES.values() if curse.keeps is not None})


def read_prints(text: str, known: Iterable[str]) -> dict[str, Print]:
    """By curse, in the order of the file; raises BrokenCurses if a card is missing or says what cannot be."""
    prints = read_printed(text, dict[str, Print], BrokenCurses)
    if set(prints) != set(known):
        raise BrokenCurses(f"the file and the cards differ in {sorted(set(prints) ^ set(known))}")
    for curse, printed in prints.items():
        if printed.copies < 1:
            raise BrokenCurses(f"{curse}: there is no card of it")
        if set(printed.lifted_by) - set(ICONS):
            raise BrokenCurses(f"{curse}: nobody can lift it with {printed.lifted_by!r}")
    return prints


PRINTS: Final = read_prints(resources.files(__package__).joinpath("data/curses.toml").read_text(), CURSES)
LIFTED_BY: Final[Mapping[str, Cost]] = {curse: cost_of(printed.lifted_by) for curse, printed in PRINTS.items()}


def full_deck(settings: Settings) -> list[str]:
    """Every card that these settings bring, in the order of the file."""
    return [curse for curse, printed in PRINTS.items() if printed.is_in_play(settings) for _ in range(printed.copies)]
