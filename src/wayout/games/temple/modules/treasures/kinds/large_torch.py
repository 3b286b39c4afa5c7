"""Large torch: its owner's chamber serves as a starting chamber until the next slam is over (TMP-3.5.2)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

from wayout.games.temple.board import start_nodes
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.part import ID, part
from wayout.games.temple.modules.treasures.treasure import Target, Treasure, takes_no_target
from wayout.games.temple.state import START, State
from wayout.kernel.play import PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

KIND: Final = "large_torch"
TOO_FAR: Final = 600
"""With fewer milliseconds than that for each roll of the way home, nobody gets there in time."""
NEAR: Final = 2_000
"""With more than that for each roll, one gets to the torch."""


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


def helps(scene: Scene, target: Target) -> bool:
    """When the way home has become too long."""
    return is_too_late(scene)


def is_too_late(scene: Scene) -> bool:
    slam = scene.view.next_slam
    if slam is None or scene.here == START:
        return False
    return slam.at - scene.at < TOO_FAR * min(scene.rolls(scene.me, START), FAR)


def wishes(scene: Scene) -> Iterator[Goal]:
    """Who cannot get home in time stays by a torch, or goes to one."""
    slam = scene.view.next_slam
    if slam is None or not is_too_late(scene):
        return
    for node in scene.view.extra[ID]["placed"][KIND]:
        if NEAR * scene.rolls(scene.me, node) <= slam.at - scene.at:
            yield Goal("home", node, "", None, worth=FAR)


TREASURE = Treasure(
    id=KIND,
    refuses=cannot_light,
    use=light,
    events=(TorchLit, TorchesWentOut),
    starts=starts,
    slammed=go_out,
    helps=helps,
    wishes=wishes,
)
