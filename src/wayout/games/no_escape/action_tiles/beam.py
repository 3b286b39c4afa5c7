"""Emergency Beam: the own meeple goes to any free Teleport indicator."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import Teleported
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.slots import XY, in_reach, number_of
from wayout.games.no_escape.state import State
from wayout.games.no_escape.teleporters import arrival, free_teleporters
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(at=XY[slot]) for slot in sorted(free_teleporters(state)))


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    at = targets.at
    if at is not None and in_reach(at) and number_of(at) in free_teleporters(state):
        return None
    return because("no_free_teleporter", rule="NE-2.5", at=at)


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    assert targets.at is not None
    spot, heading = arrival(turn.state, number_of(targets.at))
    turn.emit(Teleported(seat, spot, heading))


def thinkable(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(at=XY[slot]) for slot in sorted(state.board.laid))


ACTION_TILE = ActionTile("beam", 9, 1, ("at",), listed, refuses, resolve, thinkable, also_stopped_by=("ab_tele",))
