"""Ways into a room that need no token: together, as when somebody is carried, and on a robot's wheels."""

from collections.abc import Sequence

from tests.games.room25.studio import settle, who
from wayout.games.room25.cells import Cell
from wayout.games.room25.entering import enter, robot_enters
from wayout.games.room25.parts import Robot, Target
from wayout.games.room25.seam import Todo
from wayout.games.room25.state import State
from wayout.kernel.chance import Chance, NoLuck
from wayout.kernel.play import Event, Turn


def carried(
    state: State, group: Sequence[str], to: Cell, *targets: Target, luck: Chance | None = None
) -> list[Event[State]]:
    """The first of these goes into this room and takes the others along."""
    turn: Turn[State] = Turn(state, luck or NoLuck())
    todo: Todo = []
    left = list(targets)
    enter(turn, todo, tuple(map(who, group)), to, "carry", who(group[0]))
    settle(turn, todo, left)
    assert not left, f"nobody asked for {left}"
    return turn.events


def rolls(state: State, robot: Robot, to: Cell) -> list[Event[State]]:
    """A robot goes through a door into this room."""
    turn: Turn[State] = Turn(state, NoLuck())
    robot_enters(turn, robot, to)
    return turn.events
