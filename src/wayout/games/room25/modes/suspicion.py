"""Suspicion: prisoners who want out, and guards among them (R25-1.9, R25-2.6)."""

from wayout.games.room25.events import RolesShown
from wayout.games.room25.modes import in_exit, may_move_out, one_side, seats_of, single
from wayout.games.room25.parts import EVERYONE, Role, Rules, Who
from wayout.games.room25.seam import Mode, Verdict
from wayout.games.room25.state import State
from wayout.kernel.chance import Chance
from wayout.kernel.play import Turn

ROUNDS = {4: 10, 5: 10, 6: 10, 7: 9, 8: 8}
PRISONERS = {(4, 1): 4, (5, 1): 5, (4, 2): 3, (5, 2): 4, (6, 2): 4, (7, 2): 5, (8, 2): 6}
"""Prisoner tiles by players and guards; where one tile is left over, nobody sees it (R25-D4)."""
DEAD_PRISONERS = 2


def roles(state: State, chance: Chance) -> tuple[Role | None, ...]:
    guards = state.rules.guards
    tiles: list[Role] = ["prisoner"] * PRISONERS[state.seats, guards]
    tiles += ["guard"] * guards
    dealt = iter(chance.shuffled(tiles))
    return tuple(next(dealt) if who in state.order else None for who in EVERYONE)


def those(state: State, role: Role) -> list[Who]:
    return [who for who in state.order if state.roles[who] == role]


def needed(state: State) -> list[Who]:
    """Every prisoner, dead or alive."""
    return those(state, "prisoner")


def escape(state: State, actor: Who) -> Verdict | None:
    """All prisoners are in Room 25; in the last round one may be missing."""
    prisoners = needed(state)
    missing = sum(not in_exit(state, who) for who in prisoners)
    is_prisoner = state.roles[actor] == "prisoner" or state.rules.outsider_may_eject
    if not is_prisoner or not may_move_out(state, actor) or missing > (1 if state.left == 1 else 0):
        return None
    return Verdict("escaped", seats_of(state, prisoners))


def time_out(state: State) -> Verdict:
    return Verdict("time_up", seats_of(state, those(state, "guard")))


def show(turn: Turn[State], group: list[Who]) -> None:
    state = turn.state
    hidden = [who for who in group if not state.shown[who]]
    if hidden:
        turn.emit(RolesShown(tuple(hidden), tuple(state.roles[who] or "prisoner" for who in hidden)))


def after_deaths(turn: Turn[State], batch: tuple[Who, ...]) -> Verdict | None:
    """The first dead keeps the secret. Each later death shows all earlier ones; and if there is a prisoner among
    those, the new one too (R25-4.11). Two dead prisoners are too many, even if there was no guard to win by it."""
    state = turn.state
    buried = state.graveyard
    for place in range(len(buried) - len(batch), len(buried)):
        earlier = buried[:place]
        show(turn, earlier)
        if any(state.roles[who] == "prisoner" for who in earlier):
            show(turn, buried[place : place + 1])
    if sum(state.roles[who] == "prisoner" for who in buried) < DEAD_PRISONERS:
        return None
    guards = those(state, "guard")
    return Verdict("prisoners_dead", seats_of(state, guards)) if guards else Verdict("too_many_dead")


def after_move(turn: Turn[State]) -> None:
    """Masks fall: most of the living are in Room 25, so whoever is not shows their role (R25-A3)."""
    state = turn.state
    living = state.living()
    outside = [who for who in living if not in_exit(state, who)]
    if 2 * len(outside) < len(living):
        show(turn, outside)


def rounds(rules: Rules, figures: int) -> int:
    return ROUNDS[figures]


MODE = Mode(
    id="suspicion",
    seats=(4, 5, 6, 7, 8),
    picks_each=1,
    rounds=rounds,
    picks=single,
    side=one_side,
    escape=escape,
    needed=needed,
    time_out=time_out,
    after_deaths=after_deaths,
    after_move=after_move,
    roles=roles,
    alarm=True,
)
