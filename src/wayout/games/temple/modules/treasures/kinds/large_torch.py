"""Large torch: its owner's chamber serves as a starting chamber until the next slam is over (TMP-3.5.2)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.board import start_nodes
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.modules.treasures.part import part
from wayout.games.temple.modules.treasures.treasure import Target, Treasure, takes_no_target
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

KIND: Final = "large_torch"
TOO_FAR: Final = 600
"""With fewer milliseconds than that for each roll of the way home, nobody gets there in time."""
WORTH_IT: Final = 4.0
"""In rolls of all together: what it must save where its owner could get home without it."""
NO_WAY: Final = 20.0
"""In rolls: what it is worth to have a home at all."""


class TorchLit(PublicEvent[State], frozen=True):
    """This node serves as a starting chamber from now on."""

    news: ClassVar[bool] = True
    seat: Seat
    node: int

    def apply(self, state: State) -> None:
        part(state).placed.setdefault(KIND, []).append(self.node)


class TorchesWentOut(PublicEvent[State], frozen=True):
    """The countdown is over, and so is the light."""

    news: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        del part(state).placed[KIND]


def cannot_light(state: State, seat: Seat, target: Target) -> Refusal | None:
    if state.figures[seat] in start_nodes(state):
        return because("safe_already", rule="TMP-3.5.2")
    return takes_no_target(state, seat, target)


def light(turn: Turn[State], seat: Seat, target: Target) -> None:
    turn.emit(TorchLit(seat, turn.state.figures[seat]))


def starts(state: State) -> Iterable[int]:
    return part(state).placed[KIND]


def go_out(turn: Turn[State], number: int) -> None:
    turn.emit(TorchesWentOut())


def helps(scene: Scene, target: Target) -> float:
    """Rolls that it saves all on their way home, if they are many; any, where its owner would come too late."""
    late = is_too_late(scene)
    if not late and (scene.goal is None or scene.goal.name != "home"):
        return 0.0
    saved = sum(saved_for(scene, mate) for mate in scene.team)
    return saved if late or saved >= WORTH_IT else 0.0


def is_too_late(scene: Scene) -> bool:
    slam = scene.view.next_slam
    if slam is None or scene.here in scene.homes:
        return False
    return scene.until(slam.at) < TOO_FAR * scene.rolls(scene.me, scene.home)


def saved_for(scene: Scene, mate: Mate) -> float:
    """If the torch burnt where this bot stands."""
    home = min(NO_WAY, *(scene.rolls(mate, node) for node in scene.homes))
    return max(0.0, home - scene.rolls(mate, scene.here))


TREASURE = Treasure(
    id=KIND,
    refuses=cannot_light,
    use=light,
    events=(TorchLit, TorchesWentOut),
    starts=starts,
    slammed=go_out,
    helps=helps,
)
