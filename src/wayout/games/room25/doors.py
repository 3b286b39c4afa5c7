"""Who can go where, and who can be touched (R25-4.4)."""

from wayout.games.room25.cells import NEIGHBOURS, Cell, axis
from wayout.games.room25.parts import ALICE, BRUCE, EMMETT, Robot, Tile, Who
from wayout.games.room25.seam import ROOMS
from wayout.games.room25.state import NO_AXIS, State


def has_door(state: State, tile: Tile, to: Cell) -> bool:
    """Can this room be left towards that neighbour? Only a Pivoting Room has walls."""
    turned = state.axes[tile]
    return turned == NO_AXIS or axis(state.cell_of[tile], to) == turned


def lets_in(state: State, who: Who, tile: Tile) -> bool:
    return not state.barred[tile] and (not state.locked[tile] or (who == EMMETT and state.rules.abilities))


def is_held(state: State, who: Who, tile: Tile) -> bool:
    """Does the room where this character stands keep it from going there?"""
    holds = ROOMS[state.kinds[state.at[who]]].holds
    return holds is not None and holds(state, who, tile)


def ways(state: State, who: Who, pushed: bool = False) -> list[Cell]:
    """Where this character can go through a door, by itself or pushed."""
    at = state.at[who]
    grid = state.grid
    found = [cell for cell in NEIGHBOURS[state.cell_of[at]] if lets_in(state, who, grid[cell])]
    if state.axes[at] != NO_AXIS:
        found = [cell for cell in found if has_door(state, at, cell)]
    holds = ROOMS[state.kinds[at]].holds
    if holds is None or (pushed and not state.rules.prison_binds_push):
        return found
    return [cell for cell in found if not holds(state, who, grid[cell])]


def reach(state: State, who: Who) -> list[Cell]:
    """The rooms next door on which this character's ability works: behind the walls of a Pivoting Room too, unless the
    table plays that they bind abilities (R25-2.7)."""
    at = state.at[who]
    around = NEIGHBOURS[state.cell_of[at]]
    return [cell for cell in around if not state.rules.pivot_binds_specials or has_door(state, at, cell)]


def robot_ways(state: State, robot: Robot) -> list[Cell]:
    """Locks do not keep robots out (R25-4.4)."""
    at = state.robots[robot]
    around = NEIGHBOURS[state.cell_of[at]]
    return [cell for cell in around if not state.barred[state.grid[cell]] and has_door(state, at, cell)]


def is_pushable(state: State, who: Who, by: Who) -> bool:
    """Alice sees through Bruce when he hides like her."""
    return not state.hidden[who] or (by == ALICE and who == BRUCE)


def companions(state: State, who: Who) -> list[Who]:
    """The others alive in the same room."""
    at = state.at[who]
    return [other for other in state.order if state.at[other] == at and other != who]


def is_yellow(state: State, tile: Tile) -> bool:
    """R25-A10: nobody knows the colour of a room that is face down."""
    return state.face_up[tile] and ROOMS[state.kinds[tile]].colour == "yellow"


def is_blue(state: State, tile: Tile) -> bool:
    return ROOMS[state.kinds[tile]].colour == "blue"
