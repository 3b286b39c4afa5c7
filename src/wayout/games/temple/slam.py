"""The doors slam: one event for everybody, in the order of TMP-4.10."""

from typing import Final

from wayout.games.temple.dice import CLASS_OF, showing
from wayout.games.temple.events import Slammed
from wayout.games.temple.seam import hooks
from wayout.games.temple.state import OVER, START, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

LOSSES: Final = 3


def slam(turn: Turn[State], number: int) -> None:
    state = turn.state
    safe = frozenset(seat for seat in state.inside() if is_safe(state, seat))
    done = False
    for step, slammed in hooks(state).slammed:
        if step > LOSSES and not done:
            take_dice(turn, number, safe)
            done = True
        slammed(turn, number, safe)
        if state.phase == OVER:
            return
    if not done:
        take_dice(turn, number, safe)


def is_safe(state: State, seat: Seat) -> bool:
    """Step 1: in the starting chamber, or where a module says so."""
    if state.figures[seat] == START:
        return True
    return any(safe(state, seat) for safe in hooks(state).safe)


def take_dice(turn: Turn[State], number: int, safe: frozenset[Seat]) -> None:
    """Step 3: who is not safe loses a die for good."""
    state = turn.state
    lost = [
        (seat, die) for seat in state.inside() for die in next_losses(state, seat, dice_lost(state, seat, seat in safe))
    ]
    turn.emit(Slammed(number, tuple(sorted(safe)), tuple(lost)))


def dice_lost(state: State, seat: Seat, safe: bool) -> int:
    more: int = sum(losses(state, seat, safe) for losses in hooks(state).losses)
    return more if safe else more + 1


def next_losses(state: State, seat: Seat, count: int) -> list[int]:
    """The dice that go first in the order that the seat prefers (A9), as many as there are."""
    queue = [die for name in state.order[seat] for die in showing(state, seat, CLASS_OF[name])]
    return queue[:count]
