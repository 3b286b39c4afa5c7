"""All actions as numbers: first the kind, then what it names.

Dice that are paid are left to the rules, so `pay` has no number. Sets of dice are always those of one seat.
"""

from collections.abc import Hashable, Sequence
from itertools import permutations
from typing import Any, Final

from wayout.games.temple.actions import CORE_ACTIONS, Mask
from wayout.games.temple.dice import sets_of_dice
from wayout.games.temple.mix import MODULE_ACTIONS, MODULES
from wayout.games.temple.parts import PHRASES
from wayout.games.temple.state import IDS_PER_SEAT, LOSS_ORDER, MAX_DICE, PROMPT_IDS, SEATS, State
from wayout.kernel.numbering import Kind, Spelled
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

NODES: Final = 128
SIDES: Final = (None, 0, 1, 2, 3)


VALUES: Final[dict[str, Sequence[Any]]] = {
    "dice": sets_of_dice(),
    "die": range(MAX_DICE),
    "seat": SEATS,
    "to": SEATS,
    "side": SIDES,
    "level": (1, 2, 3),
    "on": (False, True),
    "yes": (False, True),
    "gone": (False, True),
    "prompt": range(PROMPT_IDS),
    "option": range(64),
    "node": (None, *range(NODES)),
    "phrase": PHRASES,
    "order": tuple(permutations(LOSS_ORDER)),
    **{name: values for module in MODULES.values() for name, values in module.values.items()},
}


def owner_of(die: int) -> Seat:
    return SEATS[die // IDS_PER_SEAT]


def simple(kind: type[Action[State]]) -> Kind:
    fields = tuple(name for name in kind.__struct_fields__ if name != "pay")
    return Kind(
        fields,
        lambda action: [getattr(action, name) for name in fields],
        lambda values: kind(**dict(zip(fields, values, strict=True))),
    )


def mask(values: Sequence[Any]) -> Mask:
    die, dice = values
    return Mask(die, owner_of(dice[0]), dice)


KINDS: Final[dict[Hashable, Kind]] = {
    **{kind: simple(kind) for kind in (*CORE_ACTIONS, *MODULE_ACTIONS)},
    # The numbers of the freed dice tell whose they are.
    Mask: Kind(("die", "dice"), lambda action: [action.die, action.dice], mask),
}
NUMBERING: Final = Spelled(KINDS, VALUES)
