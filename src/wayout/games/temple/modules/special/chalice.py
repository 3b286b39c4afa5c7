"""The chalice of the treasure chamber (TMP-3.5, TMP-5.4).

It belongs to the special chambers, or to the quests where those are in play: either of the two keeps in its part where
the chalice is, and passes on what the game asks to the functions here.
"""

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.actions.moving import Walk, entry_cost
from wayout.games.temple.board import is_enterable
from wayout.games.temple.dice import cannot_pay
from wayout.games.temple.seam import priced
from wayout.games.temple.state import START, TORCH, State
from wayout.games.temple.tiles import Cost, printed
from wayout.kernel.grid import WAYS
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

TREASURE_CHAMBER: Final = "treasure_chamber"
OWNERS: Final = ("quests", "special")
"""The first of these that is in play keeps the chalice, in the field `chalice` of its part."""
UNSEEN: Final = -1
SAVED: Final = -2
CARRY: Final = "carry"
"""As what a price knows the torch for the chalice together with the frame."""


def owner(state: State) -> str:
    """Nobody: there is no chalice in this game."""
    for module in OWNERS:
        if module in state.parts:
            return module
    return ""


def chalice(state: State) -> int:
    """The node in which it is, UNSEEN or SAVED."""
    found: int = state.parts[owner(state)].chalice
    return found


def put(state: State, where: int) -> None:
    """For events."""
    state.parts[owner(state)].chalice = where


def is_saved(state: State) -> bool:
    return chalice(state) == SAVED


def is_left_inside(state: State) -> bool:
    return chalice(state) >= START


# What happens


class ChaliceFound(PublicEvent[State], frozen=True):
    """The treasure chamber is discovered, and the chalice is in it."""

    news: ClassVar[bool] = True
    node: int

    def apply(self, state: State) -> None:
        put(state, self.node)


class ChaliceCarried(PublicEvent[State], frozen=True):
    """Whoever has entered this node has taken the chalice along."""

    news: ClassVar[bool] = True
    seat: Seat
    node: int

    def apply(self, state: State) -> None:
        put(state, self.node)


class ChaliceFell(PublicEvent[State], frozen=True):
    """Its chamber is not there any more: the chalice is in this node now."""

    news: ClassVar[bool] = True
    node: int

    def apply(self, state: State) -> None:
        put(state, self.node)


class ChaliceSaved(PublicEvent[State], frozen=True):
    """The chalice is in the exit, and out of danger."""

    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State) -> None:
        put(state, SAVED)


EVENTS: Final = (ChaliceFound, ChaliceCarried, ChaliceFell, ChaliceSaved)


class Carry(Walk, frozen=True):
    """Enter the next chamber with the chalice: a torch on top of its frame."""

    def cost(self, state: State, seat: Seat, to: int) -> Cost:
        return carrying_cost(state, seat, to, self.pay)

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if not owner(state) or chalice(state) != state.figures[seat]:
            return because("no_chalice_here", rule="TMP-3.5")
        return super().check(state, seat)

    def take_along(self, turn: Turn[State], seat: Seat, to: int) -> None:
        turn.emit(ChaliceCarried(seat, to))
        if to >> 1 == turn.state.exit:
            turn.emit(ChaliceSaved(seat))


def carrying_cost(state: State, seat: Seat, to: int, dice: tuple[int, ...] = ()) -> Cost:
    """Who enters for another price pays that and the torch, or else what the frame and the torch cost together: it is
    one deed, and becomes cheaper once."""
    frame = printed(state.chambers[to >> 1].tile).entry
    entry = entry_cost(state, seat, to, dice)
    together = priced(state, seat, CARRY, plus_torch(frame), to, dice)
    ways = (together,) if entry == frame else (plus_torch(entry), together)
    return next((cost for cost in ways if cannot_pay(state, seat, cost, dice) is None), ways[0])


def plus_torch(cost: Cost) -> Cost:
    torches = sum(need for icon, need in cost if icon == TORCH)
    return (*((icon, need) for icon, need in cost if icon != TORCH), (TORCH, torches + 1))


# What the module that keeps it passes on


def appear(turn: Turn[State], chamber: int) -> None:
    """After a discovery, at its place ON_TILE."""
    if turn.state.chambers[chamber].tile == TREASURE_CHAMBER:
        turn.emit(ChaliceFound(2 * chamber))


def lifted(turn: Turn[State], chamber: int) -> None:
    if chalice(turn.state) >> 1 == chamber:
        turn.emit(ChaliceFell(START))


def taken_over(turn: Turn[State], old: int, new: int) -> None:
    if chalice(turn.state) >> 1 == old:
        turn.emit(ChaliceFell(2 * new))


def may(state: State, seat: Seat) -> Iterator[Action[State]]:
    if state.figures[seat] == chalice(state):
        yield from (carry for carry in map(Carry, WAYS) if carry.check(state, seat) is None)


def thinkable() -> Iterator[Action[State]]:
    return map(Carry, WAYS)


def shown(state: State) -> dict[str, Any]:
    """For the view of all."""
    where = chalice(state)
    return {"node": where if where >= START else None, "saved": where == SAVED}


def imagined(told: dict[str, Any]) -> int:
    """Where it is, from what `shown` has told."""
    if told["saved"]:
        return SAVED
    return UNSEEN if told["node"] is None else int(told["node"])


def flaw(state: State) -> str | None:
    where = chalice(state)
    found = any(chamber.tile == TREASURE_CHAMBER for chamber in state.chambers)
    if found != (where != UNSEEN):
        return "the chalice is there without its chamber, or the other way round"
    if where == SAVED:
        return None if state.exit >= 0 else "the chalice is saved without an exit"
    return None if where == UNSEEN or is_enterable(state, where) else "the chalice is where nobody can be"
