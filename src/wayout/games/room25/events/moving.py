"""Figures enter rooms and are thrown about; rooms turn up and turn round (R25-4.6)."""

from typing import ClassVar

from wayout.games.room25.cells import Axis, Cell
from wayout.games.room25.parts import NO_ONE, NOWHERE, Cause, Jump, Tile, Who
from wayout.games.room25.state import IN_HAND, State
from wayout.kernel.play import PublicEvent


class Entered(PublicEvent[State], frozen=True):
    """These go into a room together, through a door. Whatever threatened them where they were does no longer."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 250
    group: tuple[Who, ...]
    cell: Cell
    cause: Cause
    by: Who = NO_ONE
    """Who made them, if they did not walk themselves."""

    def apply(self, state: State) -> None:
        put(state, self.group, state.grid[self.cell])


class Jumped(PublicEvent[State], frozen=True):
    """These are put onto another room; it does not work on them."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 350
    group: tuple[Who, ...]
    cell: Cell
    how: Jump

    def apply(self, state: State) -> None:
        put(state, self.group, state.grid[self.cell])


def put(state: State, group: tuple[Who, ...], tile: Tile) -> None:
    for who in group:
        state.at[who] = tile
        state.trap[who] = state.flood[who] = NOWHERE


class TurnedUp(PublicEvent[State], frozen=True):
    """A room is revealed; the reminders on it come back."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 450
    cell: Cell
    room: str

    def apply(self, state: State) -> None:
        tile = state.grid[self.cell]
        state.face_up[tile] = True
        for who in state.order:
            if state.reminder[who] == tile:
                state.reminder[who] = IN_HAND


class Pivoted(PublicEvent[State], frozen=True):
    """The room can be left along this axis only."""

    news: ClassVar[bool] = False
    cell: Cell
    axis: Axis

    def apply(self, state: State) -> None:
        state.axes[state.grid[self.cell]] = self.axis


class Hid(PublicEvent[State], frozen=True):
    """Nobody can touch this character until its next action."""

    news: ClassVar[bool] = False
    who: Who

    def apply(self, state: State) -> None:
        state.hidden[self.who] = True


class CallDeclined(PublicEvent[State], frozen=True):
    """Jennifer does not come when Bruce calls her with her own voice; his action is spent."""

    news: ClassVar[bool] = False
    who: Who
    by: Who

    def apply(self, state: State) -> None:
        """Nobody moves."""
