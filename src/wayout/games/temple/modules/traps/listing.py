"""What one may do about traps."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.modules.traps.actions import Climb, Summon
from wayout.games.temple.state import State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

CLIMB_NOW: Final = Climb()
SUMMON_NOW: Final = Summon()


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    return [action for action in thinkable(state, seat) if action.check(state, seat) is None]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    return CLIMB_NOW, SUMMON_NOW
