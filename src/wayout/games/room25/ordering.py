"""Orders to robots (R25-4.9)."""

from typing import Final

from wayout.games.room25.asking import ask
from wayout.games.room25.doors import is_blue, is_pushable, is_yellow, robot_ways, ways
from wayout.games.room25.entering import enter, robot_enters
from wayout.games.room25.moments import EITHER
from wayout.games.room25.parts import ALICE, NO_ONE, NOWHERE, ROBOTS, Question, Robot, Target, Who
from wayout.games.room25.seam import Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn

REFUSES: Final = ALICE
"""An android herself: robots push her only if she lets them."""


def orders(state: State) -> list[Target]:
    """Every order to any robot: walk next door, or push somebody there."""
    return [order for robot in ROBOTS if state.robots[robot] != NOWHERE for order in orders_to(state, robot)]


def orders_to(state: State, robot: Robot) -> list[Target]:
    walks = [Target(cell=cell, robot=robot) for cell in robot_ways(state, robot)]
    return walks + [
        Target(cell=cell, who=who, robot=robot) for who in prey(state, robot) for cell in ways(state, who, pushed=True)
    ]


def prey(state: State, robot: Robot) -> list[Who]:
    """Whom it can push; nobody from a blue room."""
    tile = state.robots[robot]
    if is_blue(state, tile):
        return []
    return [who for who in state.on(tile) if is_pushable(state, who, NO_ONE)]


def obey(turn: Turn[State], todo: Todo, order: Target, by: Who = NO_ONE) -> None:
    """A robot does as it is told, by somebody or by a card. It may ask, as the last thing."""
    assert order.cell is not None
    assert order.robot is not None
    if order.who is None:
        robot_enters(turn, order.robot, order.cell)
    elif order.who == REFUSES and turn.state.rules.abilities:
        told_by = () if by == NO_ONE else (by,)
        ask(turn, todo, Question("moment", "robot_push", order.who, EITHER, told_by, target=order))
    else:
        enter(turn, todo, (order.who,), order.cell, "robot", by)


def pushes_into_yellow(state: State, who: Who) -> list[Target]:
    """R25-4.10: what a card makes the robot in this character's room do, if there is one: push it into any open yellow
    room next door."""
    robot = next((robot for robot in ROBOTS if state.alive[who] and state.robots[robot] == state.at[who]), None)
    if robot is None or who not in prey(state, robot):
        return []
    yellow = [cell for cell in ways(state, who, pushed=True) if is_yellow(state, state.grid[cell])]
    return [Target(cell=cell, who=who, robot=robot) for cell in yellow]
