"""Which cursed gems there are, and what can be said of them (TMP-2.16)."""

from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.state import MAX_SEATS
from wayout.games.temple.tiles import ICONS, Cost, cost_of
from wayout.kernel.printed import read_printed


class BrokenGems(ValueError):
    """The data file does not hold the cursed gems of this game."""


class Prints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    symbols: tuple[str, ...]
    peek: str
    hints: Mapping[str, tuple[str, ...]]
    """Of which symbols each is true."""


def read_prints(text: str) -> Prints:
    prints = read_printed(text, Prints, BrokenGems)
    if len(set(prints.symbols)) < max(MAX_SEATS, len(prints.symbols)):
        raise BrokenGems("everybody has a cursed gem of their own")
    if set(prints.peek) - set(ICONS):
        raise BrokenGems(f"nobody can pay {prints.peek!r}")
    for hint, true_of in prints.hints.items():
        if not true_of or set(true_of) - set(prints.symbols):
            raise BrokenGems(f"{hint} is said of nothing that there is")
    return prints


PRINTS: Final = read_prints(resources.files(__package__).joinpath("data/cursed_gems.toml").read_text())
PEEK_COST: Final[Cost] = cost_of(PRINTS.peek)


def fitting(hints: Iterable[str], symbols: Iterable[str] = PRINTS.symbols) -> list[str]:
    """The symbols of which all of this is true."""
    said = list(hints)
    return [symbol for symbol in symbols if all(symbol in PRINTS.hints[hint] for hint in said)]


def true_hints(symbol: str) -> list[str]:
    """All that can be said of this symbol."""
    return [hint for hint, true_of in PRINTS.hints.items() if symbol in true_of]
