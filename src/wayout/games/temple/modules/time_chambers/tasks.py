"""What all in a time chamber pay together while its sand runs (TMP-3.8, TMP-4.8)."""

from collections.abc import Iterable

from wayout.games.temple.modules.time_chambers.part import part, step_now
from wayout.games.temple.seam import Task
from wayout.games.temple.state import State


def tasks(state: State, node: int) -> Iterable[Task]:
    blue, step = part(state).blue, step_now(state)
    if step is not None and node == 2 * blue.chamber:
        yield Task(state.chambers[blue.chamber].tile, step.price, (node,))
