"""Blackout: robots break, and every open green room becomes an empty one."""

from wayout.games.room25.cells import CELLS, Cell
from wayout.games.room25.events import RobotDestroyed, RoomEmptied
from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import NOWHERE, ROBOTS, Who
from wayout.games.room25.seam import ROOMS, CardKind, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    state = turn.state
    for robot in ROBOTS:
        if state.robots[robot] != NOWHERE:
            turn.emit(RobotDestroyed(robot))
    for cell in CELLS:
        if loses_power(state, cell):
            turn.emit(RoomEmptied(cell, state.kind_at(cell)))


def loses_power(state: State, cell: Cell) -> bool:
    """An empty room is replaced by another one, which is to be seen only if there was a lock on it."""
    tile = state.grid[cell]
    kind = state.kinds[tile]
    return state.face_up[tile] and ROOMS[kind].colour == "green" and (kind != "empty" or state.locked[tile])


CARD = CardKind(id="blackout", resolve=resolve)
