"""TMP-4.15: what always holds in the Maze."""

from wayout.games.temple.board import lies
from wayout.games.temple.modules.maze.numbers import NUMBERS
from wayout.games.temple.modules.maze.part import part
from wayout.games.temple.modules.maze.short_cut import SHORT_CUT, on_offer
from wayout.games.temple.state import State


def flaw(state: State) -> str | None:
    return alarm_flaw(state) or short_cut_flaw(state) or far_flaw(state)


def alarm_flaw(state: State) -> str | None:
    chambers = [alarm.chamber for alarm in part(state).alarms]
    if len(set(chambers)) < len(chambers):
        return "two false alarms about one chamber"
    return None if all(lies(state, chamber) for chamber in chambers) else "a false alarm about no chamber"


def short_cut_flaw(state: State) -> str | None:
    """Whoever looks through the pile has a door for what will be found."""
    for prompt in state.prompts:
        if prompt.kind != SHORT_CUT:
            continue
        if prompt.options != on_offer(state):
            return f"seat {prompt.seat} chooses among what is not in the pile"
        if not any(reserved.opening.seat == prompt.seat for reserved in state.reserved.values()):
            return f"seat {prompt.seat} chooses a chamber for nowhere"
    return None


def far_flaw(state: State) -> str | None:
    """The gear pushes nothing so far that what is discovered there could lie beyond the board."""
    farthest = NUMBERS.farthest + len(state.chambers)
    far = any(max(abs(chamber.x), abs(chamber.y)) > farthest for chamber in state.chambers)
    return "a chamber lies too far out" if far else None
