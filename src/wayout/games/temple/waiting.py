"""Nobody is hurried here but by the temple's own clock; what is played for one who must do something."""

from typing import Final

from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.kernel.chance import Chance
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

TIMERS: Final = {"playing": 600}


def waiting(state: State, seat: Seat) -> str:
    return "playing"


def timeout(state: State, seat: Seat, chance: Chance) -> Action[State]:
    """The first thing in the list: ready in the intro, a roll of everything that can be rolled afterwards."""
    return legal(state, seat)[0]
