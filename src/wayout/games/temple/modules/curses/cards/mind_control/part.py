"""What waits for a helping hand."""

from typing import Any, Final, Self

import msgspec

from wayout.games.temple.modules.curses.part import kept
from wayout.games.temple.state import BLANK, State
from wayout.kernel.seats import Seat

ID: Final = "mind_control"


class Request(msgspec.Struct, frozen=True):
    """Something that the rules granted, and that has yet to happen."""

    deed: str
    to: int | None
    """The node that it leads to or is done in, where there is one."""
    action: dict[str, Any]
    """As it is written on the wire."""
    dice: dict[int, int]
    """Dice of one's own that are set aside for it, and how they lie."""
    node: int
    """Where it was asked for."""
    until: int
    """Then it happens without help."""


class Requests(msgspec.Struct):
    open: dict[int, Request] = msgspec.field(default_factory=dict)
    """By seat; nobody has two."""

    def clone(self) -> Self:
        return type(self)(self.open.copy())


def requests(state: State) -> dict[int, Request]:
    found: Requests = kept(state, ID)
    return found.open


def reserved(state: State, seat: Seat, die: int, shown: int) -> int:
    """What is set aside pays for nothing else."""
    request = requests(state).get(seat)
    return BLANK if request is not None and die in request.dice else shown


def is_void(state: State, seat: Seat, request: Request) -> bool:
    """A die that was set aside is no longer there, or the adventurer is elsewhere."""
    hand, dice = state.hands[seat], state.dice
    lost = any(die not in hand or dice[die] != lies for die, lies in request.dice.items())
    return lost or state.figures[seat] != request.node
