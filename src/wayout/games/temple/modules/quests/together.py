"""What adventurers pay together for a quest (TMP-4.8)."""

from abc import abstractmethod
from typing import ClassVar

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.pool import cannot_pool, pay_pool, pool_cost, tasks_at
from wayout.games.temple.seam import POOL, Deed, Task
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


class Together(Doing, frozen=True):
    """An action of this sort pays for the task of this name where its adventurer stands."""

    task: ClassVar[str]
    """Its id."""

    @abstractmethod
    def paid(self, turn: Turn[State], seat: Seat, dice: tuple[int, ...]) -> None:
        """Emit what comes of it; these dice are still to be used up."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, POOL, node)
        if refusal is not None:
            return refusal
        task = task_at(state, node, self.task)
        if task is None:
            return because("no_such_task_here", rule="TMP-3.6", task=self.task)
        return cannot_pool(state, seat, pool_cost(state, seat, POOL, task.cost), task.nodes)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(POOL, seat, state.figures[seat])

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        task = task_at(turn.state, turn.state.figures[seat], self.task)
        assert task is not None
        cost = pool_cost(turn.state, seat, POOL, task.cost)
        self.paid(turn, seat, pay_pool(turn, seat, POOL, cost, task.nodes))


def task_at(state: State, node: int, name: str) -> Task | None:
    return next((task for task in tasks_at(state, node) if task.id == name), None)
