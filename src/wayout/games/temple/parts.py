"""What a module keeps in the state: a part of its own, found again by the module's id."""

from typing import Annotated, Any, Final, Literal, Protocol, Self, TypeAlias

import msgspec

from wayout.kernel.seats import Seat

Phase: TypeAlias = Literal["intro", "running", "paused", "over"]
Difficulty: TypeAlias = Literal["normal", "expert", "professional"]
ClockKind: TypeAlias = Literal["sound", "sand", "none"]
VoteKind: TypeAlias = Literal["fate", "concede"]
Outcome: TypeAlias = str
"""won, collapsed, conceded, left_behind, aborted, or what a module calls the way in which all have lost."""
Face: TypeAlias = Literal["A", "K", "T", "G", "B"]
"""Adventurer, key, torch, golden mask, black mask."""


PHRASES: Final = (
    "come",
    "help",
    "mask",
    "gems",
    "exit",
    "home",
    "wait",
    "thanks",
    "going_home",
    "exploring",
    "stuck",
)
"""What people can say with one tap."""
Phrase: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(PHRASES)})]
"""Any other is refused by the rules."""


class Part(Protocol):
    """A module's own piece of the truth: a msgspec struct. Only events change it."""

    def clone(self) -> Self:
        """A copy that shares nothing changeable with this one."""
        ...


PART_TYPES: Final[dict[str, type[Any]]] = {}
"""By module; filled once, when the modules are found."""


class Prompt(msgspec.Struct, frozen=True):
    """A choice that one seat alone sees and has to make in time (TMP-4.5)."""

    id: int
    seat: int
    kind: str
    options: tuple[str, ...]
    until: int


class Chamber(msgspec.Struct, frozen=True):
    """A tile that lies in the temple. The masks are world sides, bit 0 for north, then clockwise."""

    tile: str
    x: int
    y: int
    turned: int
    doors: int
    """Printed doors, as the tile lies."""
    opened: int = 0
    """Sides that a passage or a broken wall has opened."""
    gems_done: int = -1
    """How many gems were activated here; -1: none yet."""
    gone: bool = False
    """It has left the temple. Its number is not given again, so that all others keep theirs."""


class Opening(msgspec.Struct, frozen=True):
    """A discovery that is paid for: behind this side of this node a tile will be laid."""

    seat: Seat
    node: int
    side: int
    x: int
    y: int
    paid: tuple[int, ...] = ()
    """What is still to be used up for it."""
    walled: bool = False
    """The side is a wall that has still to give way."""


class Reserved(msgspec.Struct, frozen=True):
    """An opening whose discoverer has yet to choose, and the tiles that lie before him meanwhile, the top one last."""

    opening: Opening
    tiles: tuple[str, ...]


def read_parts(parts: dict[str, Any]) -> None:
    """A decoded state has plain dicts where the parts were."""
    for module, part in parts.items():
        if isinstance(part, dict):
            parts[module] = msgspec.convert(part, PART_TYPES[module], str_keys=True)
