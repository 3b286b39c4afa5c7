"""The doors slam: one event for everybody (TMP-4.10)."""

from wayout.games.temple.dice import die_to_lose
from wayout.games.temple.events import Slammed
from wayout.games.temple.state import START, State
from wayout.kernel.play import Turn


def slam(turn: Turn[State], number: int) -> None:
    """Who is not in the starting chamber loses a die for good, the first in the order that the seat prefers (A9)."""
    state = turn.state
    safe = tuple(seat for seat in state.inside() if state.figures[seat] == START)
    lost = [(seat, die_to_lose(state, seat)) for seat in state.inside() if seat not in safe]
    turn.emit(Slammed(number, safe, tuple((seat, die) for seat, die in lost if die is not None)))
