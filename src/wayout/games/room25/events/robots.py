"""Robots come, walk, push and break."""

from typing import ClassVar

from wayout.games.room25.cells import Cell
from wayout.games.room25.parts import NOWHERE, Robot
from wayout.games.room25.state import State
from wayout.kernel.play import PublicEvent


class RobotPlaced(PublicEvent[State], frozen=True):
    """Put onto a room; that is not entering it."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 300
    robot: Robot
    cell: Cell

    def apply(self, state: State) -> None:
        state.robots[self.robot] = state.grid[self.cell]


class RobotMoved(PublicEvent[State], frozen=True):
    """Through a door into a room."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 250
    robot: Robot
    cell: Cell

    def apply(self, state: State) -> None:
        state.robots[self.robot] = state.grid[self.cell]


class RobotDestroyed(PublicEvent[State], frozen=True):
    """Back to the supply, until somebody enters its Robot Room."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 350
    robot: Robot

    def apply(self, state: State) -> None:
        state.robots[self.robot] = NOWHERE


class OrderGiven(PublicEvent[State], frozen=True):
    """R25-A28: this Robot Room has given its order for now."""

    news: ClassVar[bool] = False
    cell: Cell

    def apply(self, state: State) -> None:
        state.ordered.append(state.grid[self.cell])


class PushRefused(PublicEvent[State], frozen=True):
    """Alice is no prey for robots; the order is spent."""

    news: ClassVar[bool] = False
    robot: Robot

    def apply(self, state: State) -> None:
        """Nothing moves."""
