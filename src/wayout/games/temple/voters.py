"""Who is there, and who is asked in a vote (TMP-4.9, TMP-4.13)."""

from wayout.games.temple.state import CONCEDE, SEATS, State
from wayout.kernel.seats import Seat


def voters(state: State, vote: str) -> tuple[Seat, ...]:
    """Fate: all who are inside and there. Giving up: all who are there, inside or out (A14)."""
    return tuple(seat for seat in seats_here(state) if vote == CONCEDE or state.figures[seat] >= 0)


def seats_here(state: State) -> list[Seat]:
    """Neither left for good nor away."""
    return [seat for seat in SEATS[: state.seats] if not state.left[seat] and not state.absent[seat]]
