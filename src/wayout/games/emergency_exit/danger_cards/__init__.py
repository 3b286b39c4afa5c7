"""What happens when a sign is played: one danger card, one file (EEO-6)."""

from collections.abc import Callable
from dataclasses import dataclass

from wayout.games.emergency_exit.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

Hook = Callable[[Turn[State], Seat], None]


def nothing(turn: Turn[State], seat: Seat) -> None:
    return


@dataclass(frozen=True, slots=True)
class DangerCard:
    """Its id is the sign on the tiles that set it off."""

    id: str
    number: int
    """Its place in the catalogue."""
    on_play: Hook = nothing
    """At once, before the hand is filled up."""
    on_refill: Hook = nothing
    """After the hand was filled up."""
