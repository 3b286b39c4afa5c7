"""Where one may talk (R25-4.13)."""

from typing import Final

from wayout.games.room25.in_force import is_jammed
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import SEATS, State
from wayout.kernel.play import because
from wayout.kernel.seats import SPECTATOR, Viewer
from wayout.kernel.talk import Channel, at_table

TEAM: Final = "team"
JAMMED: Final = because("jammed", rule="R25-4.13")


def channels(state: State, viewer: Viewer) -> list[Channel]:
    """With all, and where sides may talk apart also with one's own. Nowhere while it is jammed, whoever speaks."""
    mode, silent = MODES[state.rules.mode], JAMMED if is_jammed(state) else None
    at_all = at_table(silent)
    if viewer is SPECTATOR or not mode.talks_apart or not state.rules.team_chat:
        return [at_all]
    side = mode.side(state, viewer)
    mates = frozenset(seat for seat in SEATS[: state.seats] if mode.side(state, seat) == side)
    return [at_all, Channel(TEAM, mates, silent)]
