"""Going into a room, and what follows from it (R25-4.6)."""

from collections.abc import Sequence

from wayout.games.room25.cells import Cell, axis
from wayout.games.room25.events import Entered, Jumped, Pivoted, RobotDestroyed, RobotMoved, TurnedUp
from wayout.games.room25.parts import NO_ONE, Cause, Jump, Robot, Tile, Who
from wayout.games.room25.seam import ROOMS, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def enter(turn: Turn[State], todo: Todo, group: tuple[Who, ...], cell: Cell, cause: Cause, by: Who = NO_ONE) -> None:
    """These go together from the room where they stand into this one. It may ask, as the last thing."""
    state = turn.state
    left = state.at[group[0]]
    from_cell = state.cell_of[left]
    turn.emit(Entered(group, cell, cause, by))
    leave(turn, (left,))
    if state.outcome is None:
        arrive(turn, todo, Arrive(group, state.grid[cell], from_cell, cause))


def enter_all(turn: Turn[State], todo: Todo, group: Sequence[Who], cell: Cell, cause: Cause, by: Who = NO_ONE) -> None:
    """R25-4.10: these come into one room as one, from wherever they stand. Then the rooms behind them work, and then
    this one does on each by itself, in the order of turns."""
    state = turn.state
    comers = tuple(who for who in state.order if who in group)
    arrivals = [Arrive((who,), state.grid[cell], state.cell(who), cause) for who in comers]
    left = list(dict.fromkeys(state.at[who] for who in comers))
    turn.emit(Entered(comers, cell, cause, by))
    leave(turn, left)
    todo.extend(reversed(arrivals))


def leave(turn: Turn[State], tiles: Sequence[Tile]) -> None:
    """What happens to those who are still where others have just gone."""
    state = turn.state
    for tile in tiles:
        on_leave = ROOMS[state.kinds[tile]].on_leave
        if on_leave is not None and state.face_up[tile] and state.outcome is None:
            on_leave(turn, tile)


def arrive(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    """The room turns up and round, and works. It may ask, as the last thing."""
    state, tile = turn.state, arrival.tile
    turn_up(turn, tile)
    room = ROOMS[state.kinds[tile]]
    if room.pivots:
        turn.emit(Pivoted(state.cell_of[tile], axis(arrival.from_cell, state.cell_of[tile])))
    if room.on_enter is not None:
        room.on_enter(turn, todo, arrival)


def turn_up(turn: Turn[State], tile: Tile) -> None:
    state = turn.state
    if not state.face_up[tile]:
        turn.emit(TurnedUp(state.cell_of[tile], state.kinds[tile]))


def jump(turn: Turn[State], group: tuple[Who, ...], cell: Cell, how: Jump) -> None:
    """These are put onto another room, which does not work on them; but they leave the one where they were."""
    state = turn.state
    left = list(dict.fromkeys(state.at[who] for who in group))
    turn.emit(Jumped(group, cell, how))
    leave(turn, left)


def robot_enters(turn: Turn[State], robot: Robot, cell: Cell) -> None:
    """A robot goes through a door. It turns rooms up, and some break it."""
    state = turn.state
    from_cell = state.cell_of[state.robots[robot]]
    turn.emit(RobotMoved(robot, cell))
    tile = state.grid[cell]
    turn_up(turn, tile)
    room = ROOMS[state.kinds[tile]]
    if room.pivots:
        turn.emit(Pivoted(cell, axis(from_cell, cell)))
    if room.breaks_robots:
        turn.emit(RobotDestroyed(robot))
    if room.on_robot is not None:
        room.on_robot(turn, tile)
