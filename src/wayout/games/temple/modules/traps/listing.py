"""What one may do about traps."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.modules.traps.actions import Climb, Summon
from wayout.games.temple.modules.traps.part import is_kept, tile_under
from wayout.games.temple.modules.traps.printed import INVOCATION
from wayout.games.temple.state import State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

CLIMB_NOW: Final = Climb()
SUMMON_NOW: Final = Summon()


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    if is_kept(state, seat) and CLIMB_NOW.check(state, seat) is None:
        yield CLIMB_NOW
    if tile_under(state, seat) == INVOCATION and SUMMON_NOW.check(state, seat) is None:
        yield SUMMON_NOW


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    return CLIMB_NOW, SUMMON_NOW
