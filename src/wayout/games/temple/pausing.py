"""The game's clock is stopped by a seat, until that seat or most of those who are there want it to go on (TMP-4.2)."""

from typing import Final

from wayout.games.temple.events import TimeStopped, TimeWentOn
from wayout.games.temple.state import PAUSED, State
from wayout.games.temple.voters import seats_here
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

PAUSE_MS: Final = 120_000
"""Of everybody's time, not of the game's: then it goes on by itself."""


def paused(state: State) -> int:
    return PAUSE_MS if state.phase == PAUSED else 0


def stop_time(turn: Turn[State], seat: Seat) -> None:
    """For modules, while the game is running."""
    turn.emit(TimeStopped(seat, turn.at))


def settle_pause(turn: Turn[State]) -> None:
    """It goes on if its seat says so or is gone, or if most of those who are there say so."""
    state = turn.state
    if state.phase != PAUSED:
        return
    here = seats_here(state)
    agree = sum(seat in state.go_on for seat in here)
    if state.paused_by in state.go_on or state.paused_by not in here or 2 * agree > len(here):
        turn.emit(TimeWentOn())
