"""All actions as whole numbers: one block for each kind, and in it a mixed radix of what it names.

Dice that are paid are left to the rules, so `pay` has no number. Sets of dice are always those of one seat.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import chain, combinations, permutations
from typing import Any, Final, NamedTuple

from wayout.games.temple.actions import CORE_ACTIONS, Mask
from wayout.games.temple.actions.rolling import MASK_FREES
from wayout.games.temple.actions.talking import PHRASES
from wayout.games.temple.mix import MODULE_ACTIONS, MODULES
from wayout.games.temple.state import IDS_PER_SEAT, LOSS_ORDER, MAX_DICE, SEATS, State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

NODES: Final = 128
SIDES: Final = (None, 0, 1, 2, 3)


def sets_of_dice(most: int) -> tuple[tuple[int, ...], ...]:
    """Of each seat's numbers every set of one to so many."""
    hands = [range(seat * IDS_PER_SEAT, (seat + 1) * IDS_PER_SEAT) for seat in SEATS]
    return tuple(chain.from_iterable(combinations(hand, size) for hand in hands for size in range(1, most + 1)))


FREED: Final = sets_of_dice(MASK_FREES)
VALUES: Final[dict[str, Sequence[Any]]] = {
    "dice": sets_of_dice(IDS_PER_SEAT),
    "die": range(MAX_DICE),
    "seat": SEATS,
    "to": SEATS,
    "side": SIDES,
    "level": (1, 2, 3),
    "on": (False, True),
    "yes": (False, True),
    "gone": (False, True),
    "option": range(64),
    "node": (None, *range(NODES)),
    "phrase": PHRASES,
    "order": tuple(permutations(LOSS_ORDER)),
    **{name: values for module in MODULES.values() for name, values in module.values.items()},
}


class Field(NamedTuple):
    """One thing that an action names, and all that it can be."""

    name: str
    values: Sequence[Any]
    places: dict[Any, int]


class Block(NamedTuple):
    """A run of numbers for one kind of action."""

    start: int
    kind: type[Action[State]]
    fields: tuple[Field, ...]


def fields_of(kind: type[Action[State]]) -> tuple[Field, ...]:
    """Of a golden mask, the numbers of the freed dice tell whose they are."""
    if kind is Mask:
        return field("die"), field("dice", FREED)
    return tuple(field(name) for name in kind.__struct_fields__ if name != "pay")


def field(name: str, values: Sequence[Any] = ()) -> Field:
    values = values or VALUES[name]
    return Field(name, values, {value: place for place, value in enumerate(values)})


def blocks() -> tuple[list[Block], int]:
    found, start = [], 0
    for kind in (*CORE_ACTIONS, *MODULE_ACTIONS):
        block = Block(start, kind, fields_of(kind))
        found.append(block)
        size = 1
        for each in block.fields:
            size *= len(each.values)
        start += size
    return found, start


def owner_of(die: int) -> Seat:
    return SEATS[die // IDS_PER_SEAT]


class Numbers:
    """Every action that is ever listed has its number."""

    def __init__(self) -> None:
        self._blocks, self.size = blocks()
        self._starts = [block.start for block in self._blocks]
        self._by_kind = {block.kind: block for block in self._blocks}

    def number(self, action: Action[State]) -> int:
        block = self._by_kind[type(action)]
        number = 0
        for name, values, places in block.fields:
            number = number * len(values) + places[getattr(action, name)]
        return block.start + number

    def action(self, number: int) -> Action[State]:
        block = self._blocks[bisect_right(self._starts, number) - 1]
        rest, named = number - block.start, dict[str, Any]()
        for name, values, _ in reversed(block.fields):
            rest, place = divmod(rest, len(values))
            named[name] = values[place]
        if block.kind is Mask:
            named["seat"] = owner_of(named["dice"][0])
        return block.kind(**named)
