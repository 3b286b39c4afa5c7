"""Seats leave, and games end."""

from typing import ClassVar

from wayout.games.no_escape.events.aborting import drop_windows
from wayout.games.no_escape.parts import Outcome
from wayout.games.no_escape.slots import GONE, NO_WAY
from wayout.games.no_escape.state import NOBODY, OVER, State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class SeatLeft(PublicEvent[State], frozen=True):
    """A seat is out for good: its meeple is taken off, its hand shown and discarded (NE-3.9)."""

    news: ClassVar[bool] = True
    seat: Seat
    tiles: tuple[str, ...]

    def apply(self, state: State) -> None:
        seat = self.seat
        state.in_game[seat] = False
        state.discard.extend(state.hands[seat])
        state.hands[seat] = []
        state.places[seat] = GONE
        state.headings[seat] = NO_WAY
        state.came_from[seat] = NO_WAY
        state.green[seat] = 0
        state.locked[seat] = False
        if seat in state.chain:
            del state.chain[state.chain.index(seat) :]
        if state.asked == seat:
            state.question = None
        if seat in state.waiting:
            state.waiting.remove(seat)
        if state.sealed:
            state.sealed[seat] = None
        if seat == state.turn:
            end_turn_at_once(state)


class GameEnded(PublicEvent[State], frozen=True):
    """Escaped, exploded, or last_one."""

    news: ClassVar[bool] = True
    outcome: Outcome
    winners: tuple[Seat, ...]

    def apply(self, state: State) -> None:
        end_turn_at_once(state)
        state.outcome = self.outcome
        state.winners = list(self.winners)
        state.phase = OVER
        state.turn = NOBODY


def end_turn_at_once(state: State) -> None:
    """Whatever was going on is over."""
    if state.announced is not None:
        state.discard.append(state.announced)
    state.announced = None
    state.targets = None
    state.flipped = None
    state.question = None
    state.steps = 0
    state.chain = []
    drop_windows(state)
