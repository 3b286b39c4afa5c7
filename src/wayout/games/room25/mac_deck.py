"""The cards of the M.A.C. deck: read from the data file and checked once."""

from collections.abc import Iterator
from importlib import resources
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from wayout.games.room25.cast import CAST
from wayout.games.room25.cells import SIDE, Line
from wayout.kernel.printed import read_printed

BARRIER_CARDS: Final = 44
MADNESS_CARDS: Final = 14

CardName: TypeAlias = Literal[
    "movement",
    "punishment",
    "blackout",
    "jamming",
    "disabled",
    "chaos",
    "acceleration",
    "rewind",
    "robot",
    "time_bomb",
    "lock_on",
    "panic",
]
Losable: TypeAlias = Literal["look", "control", "special"]
"""Tokens that a punishment can take away."""


class BrokenDeck(ValueError):
    """The data file does not hold the M.A.C. deck."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that are alike, as they stand in the data file."""

    kind: CardName
    count: Annotated[int, msgspec.Meta(ge=1)]
    line: Literal["row", "column"] | None = None
    index: Literal[0, 1, 3, 4] | None = None
    forward: bool | None = None
    steps: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    plus: bool = False
    token: Losable | None = None
    pair: tuple[str, str] | None = None
    colour: Literal["green", "yellow", "red"] | None = None


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    barrier: tuple[Printed, ...]
    madness: tuple[Printed, ...]


class Card(msgspec.Struct, frozen=True):
    """One card of the deck. Only what its kind needs is there."""

    number: int
    kind: CardName
    madness: bool
    line: Line | None
    """One of MOVABLE."""
    forward: bool | None
    """Right or down; else left or up."""
    steps: int
    plus: bool
    token: Losable | None
    pair: tuple[str, str] | None
    colour: Literal["green", "yellow", "red"] | None


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards in this TOML; raises BrokenDeck unless they are 44 and 14, each with what its kind needs."""
    sheet = read_printed(text, Sheet, BrokenDeck)
    for printed in (*sheet.barrier, *sheet.madness):
        check_printed(printed)
    barrier, madness = list(copies(sheet.barrier)), list(copies(sheet.madness))
    if (len(barrier), len(madness)) != (BARRIER_CARDS, MADNESS_CARDS):
        raise BrokenDeck(f"there are not {BARRIER_CARDS} and {MADNESS_CARDS} cards")
    cards = [*((printed, False) for printed in barrier), *((printed, True) for printed in madness)]
    return tuple(card_of(number, printed, is_madness) for number, (printed, is_madness) in enumerate(cards))


def copies(printed: tuple[Printed, ...]) -> Iterator[Printed]:
    return (one for one in printed for _ in range(one.count))


def check_printed(card: Printed) -> None:
    moves = [card.line is not None, card.index is not None, card.forward is not None, card.steps > 0]
    if any(has != (card.kind == "movement") for has in moves):
        raise BrokenDeck(f"{card.kind}: a movement card, and no other, has a line, a direction and steps")
    if any((part is None) == (card.kind == "punishment") for part in (card.token, card.pair)):
        raise BrokenDeck(f"{card.kind}: a punishment, and nothing else, has a token and a pair")
    if card.pair is not None and (not set(card.pair) <= set(CAST) or len(set(card.pair)) < len(card.pair)):
        raise BrokenDeck(f"{' and '.join(card.pair)} are no two characters")
    if (card.colour is None) == (card.kind == "disabled"):
        raise BrokenDeck(f"{card.kind}: a Disabled card, and no other, has a colour")


def card_of(number: int, card: Printed, is_madness: bool) -> Card:
    line = None if card.index is None else card.index + (SIDE if card.line == "column" else 0)
    return Card(
        number, card.kind, is_madness, line, card.forward, card.steps, card.plus, card.token, card.pair, card.colour
    )


CARDS: Final = read_cards((resources.files(__package__) / "data" / "mac.toml").read_text("utf-8"))
"""By number."""
BARRIER: Final = tuple(card.number for card in CARDS if not card.madness)
MADNESS: Final = tuple(card.number for card in CARDS if card.madness)
