"""Overdrive: two more steps this turn, without the Jetpack."""

from collections.abc import Iterator
from typing import Final

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import Overdriven
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

STEPS: Final = 2


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    yield Targets()


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    turn.emit(Overdriven(seat, STEPS))


ACTION_TILE = ActionTile("overdrive", 7, 2, listed=listed, resolve=resolve, thinkable=listed)
