"""Co-operation: everybody out, or nobody (R25-1.9, R25-2.6)."""

from wayout.games.room25.modes import by_season, duos, one_side, single
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import Mode, Verdict
from wayout.games.room25.state import State
from wayout.games.room25.together import escape, lost_after, needed, rounds, time_out
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

DUO_TABLES = (2, 3)


def picks(state: State, seat: Seat) -> list[tuple[Who, ...]]:
    return duos(state, seat) if state.seats in DUO_TABLES else single(state, seat)


def after_deaths(turn: Turn[State], batch: tuple[Who, ...]) -> Verdict | None:
    """One may die by the base rules, nobody by those of Season 2."""
    return lost_after(turn, 1 if by_season(turn.state.rules) else 2)


MODE = Mode(
    id="cooperation",
    seats=(2, 3, 4, 5, 6),
    picks_each=1,
    rounds=rounds,
    picks=picks,
    side=one_side,
    escape=escape,
    needed=needed,
    time_out=time_out,
    after_deaths=after_deaths,
)
