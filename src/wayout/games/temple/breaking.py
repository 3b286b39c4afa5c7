"""The cut-off valve (TMP-4.7): ways through walls for those who are parted from the rest."""

from wayout.games.temple.board import chamber_beyond, reach
from wayout.games.temple.state import NO_NODE, State
from wayout.kernel.grid import WAYS, opposite
from wayout.kernel.play import Refusal, because
from wayout.kernel.seats import Seat


def is_cut_off(state: State, reached: set[int]) -> bool:
    """Case (a): nothing to discover within reach, and a chamber out of it."""
    if state.pile and any(state.gaps[node] for node in reached):
        return False
    return len(reached) < len(state.chambers)


def walls_out(state: State, node: int, reached: set[int]) -> list[int]:
    """The sides of this node behind which a chamber out of reach lies."""
    sides = []
    for side in WAYS:
        beyond = chamber_beyond(state, node >> 1, side)
        if beyond is not None and beyond * 2 not in reached:
            sides.append(side)
    return sides


def exit_walls(state: State, node: int) -> list[int]:
    """Case (b): the exit's only door faces a wall of this node."""
    if state.exit < 0:
        return []
    sides = []
    for side in WAYS:
        beyond = chamber_beyond(state, node >> 1, side)
        if beyond == state.exit and state.links[node * 4 + side] == NO_NODE:
            exit_chamber = state.chambers[beyond]
            if exit_chamber.doors == 1 << opposite(side) and not exit_chamber.opened:
                sides.append(side)
    return sides


def breakable(state: State, node: int) -> list[int | None]:
    """Sides that may be broken here; a lone None: over to the nearest chamber."""
    reached = reach(state, node)
    if len(reached) == len(state.chambers):
        return []
    sides: list[int | None] = list(exit_walls(state, node))
    if not is_cut_off(state, reached):
        return sides
    sides += [side for side in walls_out(state, node, reached) if side not in sides]
    if sides or any(walls_out(state, other, reached) for other in reached):
        return sides
    return [None]


def cannot_break(state: State, seat: Seat, side: int | None) -> Refusal | None:
    if side in breakable(state, state.figures[seat]):
        return None
    return because("nothing_to_break", rule="TMP-4.7", side=side)


def landing(state: State, node: int, side: int | None) -> int:
    """Where one stands after breaking through."""
    if side is not None:
        beyond = chamber_beyond(state, node >> 1, side)
        assert beyond is not None
        return beyond * 2
    here, reached = state.chambers[node >> 1], reach(state, node)

    def distance(chamber: int) -> tuple[int, int, int]:
        there = state.chambers[chamber]
        return abs(there.x - here.x) + abs(there.y - here.y), there.y, there.x

    return min((c for c in range(len(state.chambers)) if c * 2 not in reached), key=distance) * 2
