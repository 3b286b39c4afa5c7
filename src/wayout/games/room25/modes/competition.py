"""Competition: two characters each, and the first to bring both out (R25-1.9)."""

from wayout.games.room25.modes import duos, own_side
from wayout.games.room25.parts import Rules
from wayout.games.room25.seam import Mode, Verdict
from wayout.games.room25.sides import after_deaths, escape
from wayout.games.room25.state import State

MOST_MARKERS = 6
"""So many characters fit on the track up to ten (R25-2.2)."""


def rounds(rules: Rules, figures: int) -> int:
    return 10 if figures <= MOST_MARKERS else 8


def time_out(state: State) -> Verdict:
    """R25-D7."""
    return Verdict("time_up")


MODE = Mode(
    id="competition",
    seats=(2, 3, 4),
    picks_each=1,
    rounds=rounds,
    picks=duos,
    side=own_side,
    escape=escape,
    time_out=time_out,
    after_deaths=after_deaths,
    alarm=True,
)
