"""What it costs when the sand has run out and a task is left undone (TMP-5.8, A31)."""

from wayout.games.temple.dice import dice_to_lose, is_free
from wayout.games.temple.events import GemsAdded
from wayout.games.temple.modules.time_chambers.events import TimeTaskFailed
from wayout.games.temple.modules.time_chambers.part import part, step_now
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def fail(turn: Turn[State]) -> None:
    """Only what stands beside the first task that was not solved; nothing, if none is left."""
    state, step = turn.state, step_now(turn.state)
    if step is None:
        return
    chamber = part(state).blue.chamber
    losses = [*one_each(state, step.losers), *in_turn(state, step.dice)]
    lost = tuple((seat, die) for seat in state.inside() for die in dice_to_lose(state, seat, losses.count(seat)))
    turn.emit(TimeTaskFailed(chamber, state.chambers[chamber].tile, lost))
    if step.gems:
        turn.emit(GemsAdded(step.gems))


def free_dice(state: State, seat: Seat) -> int:
    return sum(is_free(state.dice[die]) for die in state.hands[seat])


def one_each(state: State, losers: int) -> list[Seat]:
    """Those who have the most dice, by seat if they have as many."""
    return sorted(state.inside(), key=lambda seat: (-free_dice(state, seat), seat))[:losers]


def in_turn(state: State, count: int) -> list[Seat]:
    """Die by die from whoever has the most left."""
    left = {seat: free_dice(state, seat) for seat in state.inside()}
    losers: list[Seat] = []
    for _ in range(min(count, sum(left.values()))):
        richest = max(left, key=lambda seat: (left[seat], -seat))
        losers.append(richest)
        left[richest] -= 1
    return losers
