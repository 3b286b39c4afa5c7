"""Teleport: to another chamber with another adventurer; alone inside, to the start (TMP-5.2, A24)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.board import settle, start_nodes
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import ANYWHERE
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.seam import MOVE, arrive
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

SOON: Final = 15_000
"""So near is a slam that the way home would be too long."""
LONG_WAY: Final = 5.0
"""In rolls: what it must save."""


class Teleported(PublicEvent[State], frozen=True):
    """An adventurer stands in another chamber, and nobody saw the way."""

    news: ClassVar[bool] = False
    seat: Seat
    start: int
    to: int

    def apply(self, state: State) -> None:
        state.figures[self.seat] = self.to
        settle(state)


def destinations(state: State, seat: Seat) -> list[int]:
    others = {part_reached(state, state.figures[other]) for other in state.inside() if other != seat}
    return sorted(others or start_nodes(state))


def part_reached(state: State, node: int) -> int:
    """TMP-5.4: the rear of a chamber only if it has an open entrance of its own, else the front."""
    return node if state.gaps[node] else node & ~1


def targets(state: State, seat: Seat) -> Iterable[Target]:
    return (Target(node) for node in destinations(state, seat))


def cannot_go(state: State, seat: Seat, target: Target) -> Refusal | None:
    node = target.node
    if target != Target(node):
        return because("no_target", rule="TMP-5.2")
    if node is None:
        return because("target_needed", rule="TMP-5.2")
    if node == state.figures[seat]:
        return because("already_there", rule="TMP-5.2")
    if node in destinations(state, seat):
        return None
    if len(state.inside()) > 1:
        return because("nobody_there", rule="TMP-5.2", node=node)
    return because("only_the_start", rule="TMP-5.2", node=node)


def teleport(turn: Turn[State], seat: Seat, target: Target) -> None:
    node = target.node
    assert node is not None
    turn.emit(Teleported(seat, turn.state.figures[seat], node))
    arrive(turn, seat)


def helps(scene: Scene, target: Target) -> float:
    """Rolls that it saves on a long way, or home when the doors are about to slam."""
    slam, goal = scene.view.next_slam, scene.goal
    if slam is not None and slam.at - scene.at < SOON and target.node in scene.homes and scene.here not in scene.homes:
        return FAR
    if goal is None or goal.node == ANYWHERE or target.node is None:
        return 0.0
    saved = min(scene.atlas.rolls(scene.here, goal.node), FAR) - scene.atlas.rolls(target.node, goal.node)
    return saved if saved >= LONG_WAY else 0.0


TREASURE = Treasure(
    id="teleport",
    refuses=cannot_go,
    use=teleport,
    deed=MOVE,
    targets=targets,
    events=(Teleported,),
    helps=helps,
)
