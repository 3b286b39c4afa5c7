"""Sides that race against each other: how they win (R25-4.12)."""

from wayout.games.room25.modes import in_exit, may_move_out, seats_of
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import Verdict
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def members(state: State, side: int) -> list[Who]:
    return [who for who in state.order if state.side[who] == side]


def sides(state: State) -> list[int]:
    return list(dict.fromkeys(state.side[who] for who in state.order))


def can_go(state: State, side: int) -> bool:
    """All of the living are in Room 25; and nobody of them is dead, but in the last round."""
    team = members(state, side)
    living = [who for who in team if state.alive[who]]
    if not living or (len(living) < len(team) and state.left > 1):
        return False
    return all(in_exit(state, who) for who in living)


def escape(state: State, actor: Who) -> Verdict | None:
    if not may_move_out(state, actor):
        return None
    trying = sides(state) if state.rules.outsider_may_eject else [state.side[actor]]
    going = [side for side in trying if can_go(state, side)]
    if not going:
        return None
    return Verdict("escaped", seats_of(state, [who for side in going for who in members(state, side)]))


def after_deaths(turn: Turn[State], batch: tuple[Who, ...]) -> Verdict | None:
    """Whoever is left wins; if the last ones die together, nobody does."""
    state = turn.state
    alive = list(dict.fromkeys(state.side[who] for who in state.living()))
    if not alive:
        return Verdict("all_dead")
    return Verdict("last_side", seats_of(state, members(state, alive[0]))) if len(alive) == 1 else None
