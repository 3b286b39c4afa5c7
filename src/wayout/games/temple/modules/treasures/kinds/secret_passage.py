"""Secret passage: joins two neighbours that are not connected, for everybody and until the end (TMP-5.2)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.board import chamber_beyond, is_passable, lies, node_at, open_side
from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TILES
from wayout.kernel.grid import EAST, NORTH, WAYS, Way, opposite
from wayout.kernel.play import PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

ONE_OF_TWO: Final = (NORTH, EAST)
"""So every wall is named from one of its two sides only."""


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


TREASURE = Treasure(
    id="secret_passage", refuses=cannot_open, use=open_passage, targets=targets, events=(PassageOpened,)
)
