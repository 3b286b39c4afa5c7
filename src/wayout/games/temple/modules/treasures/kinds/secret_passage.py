"""Secret passage: joins two neighbours that are not connected, for everybody and until the end (TMP-5.2)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.board import chamber_beyond, is_passable, lies, node_at, open_side
from wayout.games.temple.bots.atlas import part_at, rolls_for
from wayout.games.temple.bots.goal import ANYWHERE
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TILES
from wayout.kernel.grid import EAST, NORTH, STEPS, WAYS, Way, opposite
from wayout.kernel.play import PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

ONE_OF_TWO: Final = (NORTH, EAST)
"""So every wall is named from one of its two sides only."""
LONG_WAY: Final = 3.0
"""In rolls: what it must save."""
NO_WAY: Final = 20.0
"""In rolls: what it is worth to get somewhere at all."""
SAME_WAY: Final = ("exit", "home")
"""What everybody is after at the same time."""


class PassageOpened(PublicEvent[State], frozen=True):
    """Two neighbours are joined until the end."""

    news: ClassVar[bool] = False
    node: int
    side: Way

    def apply(self, state: State) -> None:
        open_side(state, self.node >> 1, self.side)


def targets(state: State, seat: Seat) -> Iterable[Target]:
    for chamber in sorted(state.cells.values()):
        for side in ONE_OF_TWO:
            node = node_at(state, chamber, side)
            if is_wall(state, node, side):
                yield Target(node, side)


def is_wall(state: State, node: int, side: Way) -> bool:
    """Whether a passage could be opened there: not into solid stone, and not where one gets both ways."""
    beside = chamber_beyond(state, node >> 1, side)
    if beside is None or is_solid(state, node >> 1) or is_solid(state, beside):
        return False
    return not (is_passable(state, node >> 1, side) and is_passable(state, beside, opposite(side)))


def is_solid(state: State, chamber: int) -> bool:
    return not TILES[state.chambers[chamber].tile].doors


def cannot_open(state: State, seat: Seat, target: Target) -> Refusal | None:
    node, side, curse = target
    if curse is not None:
        return because("no_target", rule="TMP-5.2")
    if node is None:
        return because("target_needed", rule="TMP-5.2")
    if side not in WAYS:
        return because("side_needed", rule="TMP-5.2")
    if not lies(state, node >> 1) or node_at(state, node >> 1, side) != node:
        return because("no_such_chamber", rule="TMP-5.2", node=node)
    beside = chamber_beyond(state, node >> 1, side)
    if beside is None:
        return because("no_neighbour", rule="TMP-5.2", side=side)
    if is_solid(state, node >> 1) or is_solid(state, beside):
        return because("solid_stone", rule="TMP-5.2", side=side)
    if not is_wall(state, node, side):
        return because("joined_already", rule="TMP-5.2", side=side)
    return None


def open_passage(turn: Turn[State], seat: Seat, target: Target) -> None:
    node, side, _ = target
    assert node is not None
    assert side is not None
    turn.emit(PassageOpened(node, side))


def helps(scene: Scene, target: Target) -> float:
    """Rolls that it saves the bot on its way; when all have the same way, those that it saves the team."""
    goal = scene.goal
    if goal is None or goal.node == ANYWHERE or goal.node == scene.here:
        return 0.0
    walkers = scene.team if goal.name in SAME_WAY else [scene.me]
    saved = sum(saved_by(scene, target, mate.node, goal.node) for mate in walkers)
    return saved if saved >= LONG_WAY else 0.0


def saved_by(scene: Scene, target: Target, start: int, goal: int) -> float:
    """In rolls; getting somewhere at all is worth many."""
    atlas = scene.atlas
    before = min(atlas.rolls(start, goal), NO_WAY)
    ways = [
        atlas.rolls(start, near) + rolls_for(atlas.entry[far]) + atlas.rolls(far, goal)
        for near, far in both_ways(scene, target)
        if far in atlas.entry
    ]
    return max(0.0, before - min(ways, default=before))


def both_ways(scene: Scene, target: Target) -> tuple[tuple[int, int], tuple[int, int]]:
    """Through the wall from here to there, and back."""
    node, side, _ = target
    assert node is not None
    assert side is not None
    here, (dx, dy) = scene.view.chambers[str(node >> 1)], STEPS[side]
    chambers = scene.view.chambers.items()
    number, there = next(item for item in chambers if (item[1].x, item[1].y) == (here.x + dx, here.y + dy))
    beyond = part_at(int(number), there, opposite(side))
    return (node, beyond), (beyond, node)


TREASURE = Treasure(
    id="secret_passage", refuses=cannot_open, use=open_passage, targets=targets, events=(PassageOpened,), helps=helps
)
