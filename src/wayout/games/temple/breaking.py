"""The cut-off valve (TMP-4.7): ways through walls for those who are parted from the rest."""

from wayout.games.temple.board import chamber_beyond, is_enterable, is_passable, node_at, own_sides, places, reach
from wayout.games.temple.state import State
from wayout.games.temple.tiles import printed
from wayout.kernel.grid import Way, opposite
from wayout.kernel.play import Refusal, because
from wayout.kernel.seats import Seat


def is_cut_off(state: State, reached: set[int]) -> bool:
    """Case (a), if a place lies out of reach: nothing to discover within it."""
    return not state.pile or not any(state.gaps[node] for node in reached)


def walls_out(state: State, node: int, reached: set[int]) -> list[Way]:
    """The sides of this node behind which a place out of reach lies."""
    sides = []
    for side in own_sides(state, node):
        beyond = node_beyond(state, node, side)
        if beyond is not None and beyond not in reached and is_enterable(state, beyond):
            sides.append(side)
    return sides


def node_beyond(state: State, node: int, side: Way) -> int | None:
    """The part of the neighbour that this side faces, joined or not."""
    beyond = chamber_beyond(state, node >> 1, side)
    return None if beyond is None else node_at(state, beyond, opposite(side))


def lone_walls(state: State, node: int) -> list[Way]:
    """Case (b): here the exit, or a closed chamber with one door, has its only door against a wall."""
    sides = []
    for side in own_sides(state, node):
        beyond = chamber_beyond(state, node >> 1, side)
        if beyond is not None and is_walled_in(state, beyond, opposite(side)):
            sides.append(side)
    return sides


def is_walled_in(state: State, chamber: int, side: Way) -> bool:
    """Whether this exit or closed chamber may be opened there: its only door is, or is against one that is closed."""
    lone = state.chambers[chamber]
    if lone.opened or lone.doors.bit_count() != 1 or not (chamber == state.exit or printed(lone.tile).closed):
        return False
    door = lone.doors.bit_length() - 1
    facing = chamber_beyond(state, chamber, door)
    if facing is None:
        return False
    # The door of a closed chamber may meet it, but lets no adventurer through.
    if printed(state.chambers[facing].tile).closed:
        return True
    return side == door and not is_passable(state, facing, opposite(door))


def breakable(state: State, node: int) -> list[int | None]:
    """Sides that may be broken here; a lone None: over to the nearest chamber."""
    reached = reach(state, node)
    sides: list[int | None] = list(lone_walls(state, node))
    if not is_cut_off(state, reached):
        return sides
    outside = [place for place in places(state) if place not in reached]
    if not outside:
        return sides
    sides += [side for side in walls_out(state, node, reached) if side not in sides]
    if sides or any(walls_out(state, other, reached) for other in reached):
        return sides
    return [None] if any(is_front(place) for place in outside) else []


def is_front(node: int) -> bool:
    return not node & 1


def cannot_break(state: State, seat: Seat, side: int | None) -> Refusal | None:
    if side in breakable(state, state.figures[seat]):
        return None
    return because("nothing_to_break", rule="TMP-4.7", side=side)


def landing(state: State, node: int, side: int | None) -> int:
    """Where one stands after breaking through: here, if what lies behind is closed to adventurers."""
    if side is not None:
        beyond = node_beyond(state, node, side)
        assert beyond is not None
        return beyond if is_enterable(state, beyond) else node
    here, reached = state.chambers[node >> 1], reach(state, node)

    def distance(place: int) -> tuple[int, int, int]:
        there = state.chambers[place >> 1]
        return abs(there.x - here.x) + abs(there.y - here.y), there.y, there.x

    return min((place for place in places(state) if is_front(place) and place not in reached), key=distance)
