"""Recharge: all red tokens turn green."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import Recharged
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.state import TOKENS, State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    if state.green[seat] < TOKENS:
        yield Targets()


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    return because("no_red_token", rule="NE-2.5") if state.green[seat] == TOKENS else None


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    turn.emit(Recharged(seat))


def thinkable(state: State, seat: Seat) -> Iterator[Targets]:
    yield Targets()


ACTION_TILE = ActionTile("recharge", 10, 1, (), listed, refuses, resolve, thinkable)
