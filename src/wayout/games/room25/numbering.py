"""All actions as numbers: first the kind, then what it names, part by part."""

from collections.abc import Hashable, Sequence
from itertools import combinations, product
from typing import Any, Final

from wayout.games.room25.actions import (
    Choose,
    ClaimColour,
    LeaveGame,
    Pick,
    PlaceReminder,
    Program,
    RevealRole,
    TakeClue,
)
from wayout.games.room25.cells import CELLS, LINES
from wayout.games.room25.parts import EVERYONE, ROBOTS, TOKENS, USES, Target
from wayout.games.room25.seam import ABILITIES
from wayout.games.room25.state import State
from wayout.kernel.numbering import Kind, Spelled
from wayout.kernel.play import Action

FIELDS: Final = Target.__struct_fields__
PROGRAMS: Final = ((), *((token,) for token in TOKENS), *product(TOKENS, repeat=2))
VALUES: Final[dict[str, Sequence[Any]]] = {
    "cell": CELLS,
    "to": CELLS,
    "who": EVERYONE,
    "line": range(len(LINES)),
    "forward": (False, True),
    "robot": ROBOTS,
    "use": USES,
    "tokens": PROGRAMS,
    "adrenaline": (False, True),
    "aim": (None, *dict.fromkeys(aim for ability in ABILITIES.values() for aim in ability.aims)),
    "colour": ("blue", "green", "yellow", "red"),
    "clue": (None, *CELLS),
}


def named(target: Target) -> tuple[str, ...]:
    """Which fields this target has."""
    return tuple(field for field in FIELDS if getattr(target, field) is not None)


def choosing(fields: tuple[str, ...]) -> Kind:
    return Kind(
        fields,
        lambda action: [getattr(action.target, field) for field in fields],
        lambda values: Choose(Target(**dict(zip(fields, values, strict=True)))),
    )


def plain(kind: type[Action[State]], *fields: str) -> Kind:
    names = kind.__struct_fields__
    return Kind(
        fields,
        lambda action: [getattr(action, name) for name in names],
        lambda values: kind(*values),
    )


def kind_of(action: Action[State]) -> Hashable:
    return named(action.target) if isinstance(action, Choose) else type(action)


KINDS: Final[dict[Hashable, Kind]] = {
    Pick: plain(Pick, "who"),
    TakeClue: plain(TakeClue, "clue"),
    Program: plain(Program, "who", "tokens", "adrenaline", "aim"),
    PlaceReminder: plain(PlaceReminder, "cell"),
    RevealRole: plain(RevealRole),
    ClaimColour: plain(ClaimColour, "cell", "colour"),
    LeaveGame: plain(LeaveGame),
    **{fields: choosing(fields) for size in range(1, len(FIELDS) + 1) for fields in combinations(FIELDS, size)},
}
NUMBERING: Final = Spelled(KINDS, VALUES, kind_of)
