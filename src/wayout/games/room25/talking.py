"""Where a seat may talk (R25-4.13)."""

from typing import Final

from wayout.games.room25.in_force import is_jammed
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import SEATS, State
from wayout.kernel.play import because
from wayout.kernel.seats import Seat
from wayout.kernel.talk import Channel, at_table

TEAM: Final = "team"
JAMMED: Final = because("jammed", rule="R25-4.13")


def channels(state: State, seat: Seat) -> list[Channel]:
    """With all, and where sides may talk apart also with one's own. Nowhere while it is jammed."""
    silent = JAMMED if state.phase != "over" and is_jammed(state) else None
    at_all = at_table(silent)
    if not MODES[state.rules.mode].talks_apart or not state.rules.team_chat:
        return [at_all]
    side = MODES[state.rules.mode].side(state, seat)
    mates = frozenset(one for one in SEATS[: state.seats] if MODES[state.rules.mode].side(state, one) == side)
    return [at_all, Channel(TEAM, mates, silent)]
