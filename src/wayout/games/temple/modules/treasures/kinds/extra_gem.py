"""Extra gem: one gem of the depot lies on it until the end, and counts as activated (TMP-5.2)."""

from typing import ClassVar

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.treasure import Target, Treasure, takes_no_target
from wayout.games.temple.seam import GRANT
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat


class GemGranted(PublicEvent[State], frozen=True):
    """A gem of the depot counts as activated, without a chamber."""

    news: ClassVar[bool] = False

    def apply(self, state: State) -> None:
        state.depot -= 1
        state.gems_taken += 1


def no_gem_left(state: State, seat: Seat, target: Target) -> Refusal | None:
    if state.depot < 1:
        return because("depot_empty", rule="TMP-5.2")
    return takes_no_target(state, seat, target)


def grant(turn: Turn[State], seat: Seat, target: Target) -> None:
    turn.emit(GemGranted())


def helps(scene: Scene, target: Target) -> bool:
    return True


TREASURE = Treasure(
    id="extra_gem",
    refuses=no_gem_left,
    use=grant,
    events=(GemGranted,),
    gems=1,
    deed=GRANT,
    stays=True,
    helps=helps,
)
