"""Solo: four characters, actions chosen as they come (R25-1.9, R25-2.6)."""

from wayout.games.room25.modes import one_side, single
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import Mode, Verdict
from wayout.games.room25.state import State
from wayout.games.room25.together import escape, lost_after, needed, rounds, time_out
from wayout.kernel.play import Turn


def after_deaths(turn: Turn[State], batch: tuple[Who, ...]) -> Verdict | None:
    return lost_after(turn, 1)


MODE = Mode(
    id="solo",
    seats=(1,),
    picks_each=4,
    rounds=rounds,
    picks=single,
    side=one_side,
    escape=escape,
    needed=needed,
    time_out=time_out,
    after_deaths=after_deaths,
    alone=True,
)
