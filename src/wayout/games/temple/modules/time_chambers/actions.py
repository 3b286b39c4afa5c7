"""Solving what a time chamber asks for while its sand runs (TMP-3.8)."""

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.modules.time_chambers.events import TimeTaskSolved
from wayout.games.temple.modules.time_chambers.part import part, step_now
from wayout.games.temple.pool import cannot_pool, pay_pool, pool_cost
from wayout.games.temple.seam import POOL, Deed
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


class Solve(Doing, frozen=True):
    """Pay the next task of the chamber, with the dice of everybody in it (TMP-4.8)."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, POOL, node)
        if refusal is not None:
            return refusal
        cost = task_cost(state, seat)
        if cost is None:
            return because("no_time_task_here", rule="TMP-5.8")
        return cannot_pool(state, seat, cost, (node,))

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(POOL, seat, state.figures[seat])

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        state, node = turn.state, turn.state.figures[seat]
        cost = task_cost(state, seat)
        assert cost is not None
        paid = pay_pool(turn, seat, POOL, cost, (node,))
        turn.emit(TimeTaskSolved(seat, node >> 1, state.chambers[node >> 1].tile, paid, turn.at))


def task_cost(state: State, seat: Seat) -> Cost | None:
    """What the chamber of this adventurer asks for now, if the sand runs for it."""
    step = step_now(state)
    if step is None or state.figures[seat] != 2 * part(state).blue.chamber:
        return None
    return pool_cost(state, seat, POOL, step.price)
