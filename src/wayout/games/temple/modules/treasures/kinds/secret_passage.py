"""Secret passage: joins two neighbours that are not connected, for everybody and until the end (TMP-5.2)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.board import chamber_beyond, open_side
from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.state import NO_NODE, State
from wayout.kernel.grid import EAST, NORTH, WAYS, Way
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
    for chamber in range(len(state.chambers)):
        for side in ONE_OF_TWO:
            if chamber_beyond(state, chamber, side) is not None and state.links[chamber * 8 + side] == NO_NODE:
                yield chamber * 2, side


def cannot_open(state: State, seat: Seat, target: Target) -> Refusal | None:
    node, side = target
    if node is None:
        return because("target_needed", rule="TMP-5.2")
    if side not in WAYS:
        return because("side_needed", rule="TMP-5.2")
    if node % 2 or not 0 <= node < 2 * len(state.chambers):
        return because("no_such_chamber", rule="TMP-5.2", node=node)
    if chamber_beyond(state, node >> 1, side) is None:
        return because("no_neighbour", rule="TMP-5.2", side=side)
    if state.links[node * 4 + side] != NO_NODE:
        return because("joined_already", rule="TMP-5.2", side=side)
    return None


def open_passage(turn: Turn[State], seat: Seat, target: Target) -> None:
    node, side = target
    assert node is not None
    assert side is not None
    turn.emit(PassageOpened(node, side))


TREASURE = Treasure(
    id="secret_passage", refuses=cannot_open, use=open_passage, targets=targets, events=(PassageOpened,)
)
