"""Before anything is laid or dealt: everything in its box."""

from wayout.games.room25.cells import CELLS
from wayout.games.room25.parts import BRUCE, EVERYONE, FRANCK, NOWHERE, ROBOTS, Adrenaline, Rules
from wayout.games.room25.state import IN_HAND, NO_AXIS, NOBODY, State


def blank(rules: Rules, seats: int) -> State:
    everyone = len(EVERYONE)
    return State(
        rules=rules,
        seats=seats,
        in_game=[True] * seats,
        grid=list(CELLS),
        cell_of=list(CELLS),
        kinds=["empty"] * len(CELLS),
        face_up=[False] * len(CELLS),
        barred=[False] * len(CELLS),
        locked=[False] * len(CELLS),
        axes=[NO_AXIS] * len(CELLS),
        owner=[NOBODY] * everyone,
        side=[NOWHERE] * everyone,
        roles=[None] * everyone,
        shown=[False] * everyone,
        alive=[False] * everyone,
        at=[NOWHERE] * everyone,
        lost=[()] * everyone,
        adrenaline=first_adrenaline(rules),
        recovered=[False] * everyone,
        hidden=[False] * everyone,
        empties=[0] * everyone,
        reminder=[IN_HAND] * everyone,
        first=[None] * everyone,
        second=[None] * everyone,
        floating=[None] * everyone,
        aim=[None] * everyone,
        free=[False] * everyone,
        used=[()] * everyone,
        passed=[False] * everyone,
        pile=[None] * everyone,
        trap=[NOWHERE] * everyone,
        armed=[False] * everyone,
        flood=[NOWHERE] * everyone,
        flood_round=[0] * everyone,
        cold=[False] * everyone,
        sits_out=[False] * everyone,
        robots=[NOWHERE] * len(ROBOTS),
        homes=[NOWHERE] * len(ROBOTS),
        looked=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
    )


def first_adrenaline(rules: Rules) -> list[Adrenaline]:
    """R25-A12: in Madness nobody has any, but Franck, and Bruce as Franck, can bring it back."""
    if rules.adrenaline:
        return ["ready"] * len(EVERYONE)
    recovers = (FRANCK, BRUCE) if rules.level == "madness" and rules.madness_franck_recovers else ()
    return ["gone" if who in recovers else "none" for who in EVERYONE]
