"""The teleporter: its token is taken along and left somewhere, and joins that place to it for everybody (TMP-5.16)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.board import lies, settle
from wayout.games.temple.modules.exchange.numbers import NUMBERS, TELEPORTER
from wayout.games.temple.modules.exchange.part import part
from wayout.games.temple.seam import MOVE, Deed, arrive, forbidden
from wayout.games.temple.state import NO_NODE, NOBODY, START, State
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat


class TokenMoved(PublicEvent[State], frozen=True):
    """The token lies in this place now, and nobody has put it there."""

    news: ClassVar[bool] = False
    node: int
    found: bool = False
    """This is the teleporter, which has just been discovered."""

    def apply(self, state: State) -> None:
        part(state).token, part(state).carrier = self.node, NOBODY
        if self.found:
            part(state).teleporter = self.node

    @property
    def variant(self) -> str:
        return "found" if self.found else ""


class TokenTaken(PublicEvent[State], frozen=True):
    """A seat carries the token along."""

    news: ClassVar[bool] = False
    seat: Seat
    at: int

    def apply(self, state: State) -> None:
        part(state).token, part(state).carrier = NO_NODE, self.seat
        state.last_act[self.seat] = self.at


class TokenDropped(PublicEvent[State], frozen=True):
    """A seat has put the token down."""

    news: ClassVar[bool] = False
    seat: Seat
    node: int
    at: int

    def apply(self, state: State) -> None:
        part(state).token, part(state).carrier = self.node, NOBODY
        state.last_act[self.seat] = self.at


class Warped(PublicEvent[State], frozen=True):
    """An adventurer has gone through the teleporter, from its chamber to the token or back."""

    news: ClassVar[bool] = False
    seat: Seat
    start: int
    to: int
    at: int

    def apply(self, state: State) -> None:
        state.figures[self.seat] = self.to
        part(state).warp_from[self.seat] = self.at + NUMBERS.warp
        state.last_act[self.seat] = self.at
        settle(state)


class TakeToken(Action[State], frozen=True):
    """Pick up the token where one is."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        return None if part(state).token == state.figures[seat] else because("no_token_here", rule="TMP-5.16")

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(TokenTaken(seat, turn.at))


class DropToken(Action[State], frozen=True):
    """Put the token down, anywhere but in its own chamber."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if part(state).carrier != seat:
            return because("no_token", rule="TMP-5.16")
        if state.figures[seat] == part(state).teleporter:
            return because("not_in_the_teleporter", rule="TMP-5.16")
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(TokenDropped(seat, turn.state.figures[seat], turn.at))


class Warp(Doing, frozen=True):
    """From the teleporter to the token, or from the token to the teleporter."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        to = other_end(state, state.figures[seat])
        if to is None:
            return because("nowhere_to_warp", rule="TMP-5.16")
        return forbidden(state, seat, MOVE, to)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(MOVE, seat, other_end(state, state.figures[seat]))

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        here = turn.state.figures[seat]
        to = other_end(turn.state, here)
        assert to is not None
        turn.emit(Warped(seat, here, to, turn.at))
        arrive(turn, seat)


TAKE: Final = TakeToken()
DROP: Final = DropToken()
WARP: Final = Warp()


def other_end(state: State, node: int) -> int | None:
    """Where one gets from here, if the token has been put down away from its chamber."""
    teleporter, token = part(state).teleporter, part(state).token
    if token in (NO_NODE, teleporter) or not lies(state, teleporter >> 1):
        return None
    return {teleporter: token, token: teleporter}.get(node)


def bring_token(turn: Turn[State], seat: Seat, chamber: int) -> None:
    if turn.state.chambers[chamber].tile == TELEPORTER:
        turn.emit(TokenMoved(chamber * 2, found=True))


def save_token(turn: Turn[State], chamber: int) -> None:
    """TMP-4.10: from a chamber that leaves the temple it goes to the start."""
    if part(turn.state).token >> 1 == chamber:
        turn.emit(TokenMoved(START))


def leave_token(turn: Turn[State], old: int, new: int) -> None:
    """It lies in its place, whatever chamber is there now."""
    if part(turn.state).token >> 1 == old:
        turn.emit(TokenMoved(new * 2))


def lose_carrier(turn: Turn[State], seat: Seat) -> None:
    """Whoever is out leaves it in the exit; whoever leaves the game, where they are."""
    state = turn.state
    if part(state).carrier == seat:
        here = state.figures[seat]
        turn.emit(TokenMoved(state.exit * 2 if here < 0 else here))


def ready(state: State, seat: Seat, action: Action[State]) -> int:
    return part(state).warp_from[seat] if isinstance(action, Warp) else 0


def may_teleport(state: State, seat: Seat) -> Iterable[Action[State]]:
    """Before the teleporter is found there is nothing to ask."""
    if part(state).teleporter == NO_NODE:
        return []
    return [action for action in (TAKE, DROP, WARP) if action.check(state, seat) is None]


def contest(state: State, seat: Seat, action: Action[State]) -> str | None:
    """Somebody else here could be quicker at the token."""
    shared = isinstance(action, TakeToken) and len(state.at_node(state.figures[seat])) > 1
    return "token" if shared else None
