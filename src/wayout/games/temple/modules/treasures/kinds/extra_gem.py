"""Extra gem: one gem of the depot lies on it until the end, and counts as activated (TMP-5.2)."""

from wayout.games.temple.modules.treasures.effects import GemGranted
from wayout.games.temple.modules.treasures.treasure import Target, Treasure, takes_no_target
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def no_gem_left(state: State, seat: Seat, target: Target) -> Refusal | None:
    if state.depot < 1:
        return because("depot_empty", rule="TMP-5.2")
    return takes_no_target(state, seat, target)


def grant(turn: Turn[State], seat: Seat, target: Target) -> None:
    turn.emit(GemGranted())


TREASURE = Treasure(id="extra_gem", refuses=no_gem_left, use=grant, stays=True)
