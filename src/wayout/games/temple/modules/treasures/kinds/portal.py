"""Portal: to any of the eight chambers around one's own (TMP-5.14)."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.board import cell_of, is_enterable
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.kinds.teleport import SOON, Teleported
from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.seam import MOVE, arrive
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

AROUND: Final = tuple((dx, dy) for dy in (1, 0, -1) for dx in (-1, 0, 1) if dx or dy)


def destinations(state: State, seat: Seat) -> list[int]:
    """Chambers are reached in front; the rear part of one as well, if it has an open entrance of its own."""
    here = state.chambers[state.figures[seat] >> 1]
    cells = (cell_of(here.x + dx, here.y + dy) for dx, dy in AROUND)
    fronts = [2 * state.cells[cell] for cell in cells if cell in state.cells]
    nodes = (node for front in fronts for node in (front, front + 1) if is_enterable(state, node))
    return [node for node in nodes if not node & 1 or state.gaps[node]]


def targets(state: State, seat: Seat) -> Iterable[Target]:
    return (Target(node) for node in destinations(state, seat))


def cannot_go(state: State, seat: Seat, target: Target) -> Refusal | None:
    node = target.node
    if target != Target(node):
        return because("no_target", rule="TMP-5.2")
    if node is None:
        return because("target_needed", rule="TMP-5.2")
    if node not in destinations(state, seat):
        return because("not_around_you", rule="TMP-5.14", node=node)
    return None


def step_through(turn: Turn[State], seat: Seat, target: Target) -> None:
    node = target.node
    assert node is not None
    turn.emit(Teleported(seat, turn.state.figures[seat], node))
    arrive(turn, seat)


def helps(scene: Scene, target: Target) -> bool:
    """Home, when the doors are about to slam."""
    slam = scene.view.next_slam
    if slam is None or scene.here in scene.homes:
        return False
    return slam.at - scene.at < SOON and target.node in scene.homes


TREASURE = Treasure(id="portal", refuses=cannot_go, use=step_through, deed=MOVE, targets=targets, helps=helps)
