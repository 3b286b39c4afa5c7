"""Cut-Through: a New Path strip is laid."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import PathLaid
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.placing import no_path_there, path_sides
from wayout.games.no_escape.slots import XY
from wayout.games.no_escape.state import State
from wayout.kernel.play import Refusal, Turn
from wayout.kernel.seats import Seat


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(at=at, side=side) for at, side in path_sides(state))


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    return no_path_there(state, targets.at, targets.side)


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    assert targets.at is not None
    assert targets.side is not None
    turn.emit(PathLaid(seat, targets.at, targets.side))


def thinkable(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(at=XY[slot], side=side) for slot in sorted(state.board.laid) for side in range(4))


ACTION_TILE = ActionTile("newpath", 5, 3, ("at", "side"), listed, refuses, resolve, thinkable)
