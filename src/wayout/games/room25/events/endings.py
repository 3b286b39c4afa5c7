"""How it ends, and who goes before that."""

from typing import ClassVar

from wayout.games.room25.parts import NO_ONE, Role, Who
from wayout.games.room25.state import State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class Escaped(PublicEvent[State], frozen=True):
    """Room 25 leaves the complex with all who are in it."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 1200
    who: Who
    """Who moved it out."""
    group: tuple[Who, ...]

    def apply(self, state: State) -> None:
        """The game ends with the next event."""


class ExitMissed(PublicEvent[State], frozen=True):
    """Room 25 is moved over the edge by somebody who could move it out, and comes in at the other end: a prisoner is
    missing, or a guard has moved it."""

    news: ClassVar[bool] = True
    who: Who

    def apply(self, state: State) -> None:
        """The line slides with the next event."""


class GameEnded(PublicEvent[State], frozen=True):
    """It is over, and every role is known."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 900
    outcome: str
    winners: tuple[Seat, ...]
    roles: tuple[Role | None, ...]

    def apply(self, state: State) -> None:
        state.outcome = self.outcome
        state.winners = list(self.winners)
        state.phase = "over"
        state.turn = NO_ONE
        state.question = None
        state.todo = []
        state.waiting, state.deciding, state.undecided = [], [], []
        state.shown = [role is not None for role in self.roles]


class SeatLeft(PublicEvent[State], frozen=True):
    """Its characters stay in the complex and do nothing."""

    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State) -> None:
        state.in_game[self.seat] = False
        state.waiting = [who for who in state.waiting if state.owner[who] != self.seat]
        state.deciding = [who for who in state.deciding if state.owner[who] != self.seat]
        state.undecided = [seat for seat in state.undecided if seat != self.seat]
        for who in state.of_seat(self.seat):
            if state.adrenaline[who] == "committed":
                state.adrenaline[who] = "gone"
