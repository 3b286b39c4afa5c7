"""Team: two sides, seated in turns, one character each (R25-1.9)."""

from wayout.games.room25.modes import DUO_OF, in_exit, seats_of, unclaimed
from wayout.games.room25.modes.competition import rounds
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import Mode, Verdict
from wayout.games.room25.sides import after_deaths, escape, members
from wayout.games.room25.state import State
from wayout.kernel.seats import Seat

SMALL = 4
SIDES = (0, 1)


def side(state: State, seat: Seat) -> int:
    return seat % len(SIDES)


def picks(state: State, seat: Seat) -> list[tuple[Who, ...]]:
    """Four players: each side is a duo. More: no side has both of a duo."""
    mates = [who for who in state.order if state.side[who] == side(state, seat)]
    if state.seats == SMALL:
        return [(DUO_OF[who],) for who in mates] or [(who,) for who in unclaimed(state) if is_whole(state, who)]
    return [(who,) for who in unclaimed(state) if DUO_OF[who] not in mates]


def is_whole(state: State, who: Who) -> bool:
    """Is the other half of the duo still to be had?"""
    return DUO_OF[who] in unclaimed(state)


def time_out(state: State) -> Verdict:
    """Whoever has more members in Room 25."""
    counts = [sum(in_exit(state, who) for who in members(state, one)) for one in SIDES]
    if counts[0] == counts[1]:
        return Verdict("draw") if counts[0] else Verdict("time_up")
    ahead = 0 if counts[0] > counts[1] else 1
    return Verdict("closer", seats_of(state, members(state, ahead)))


MODE = Mode(
    id="team",
    seats=(4, 6, 8),
    picks_each=1,
    rounds=rounds,
    picks=picks,
    side=side,
    escape=escape,
    time_out=time_out,
    after_deaths=after_deaths,
    alarm=True,
    talks_apart=True,
)
