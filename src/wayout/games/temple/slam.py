"""The doors slam: what happens then, in the order of TMP-4.10."""

from wayout.games.temple.board import start_nodes
from wayout.games.temple.dice import dice_to_lose
from wayout.games.temple.events import Slammed
from wayout.games.temple.seam import SLAM_LOSSES, hooks
from wayout.games.temple.state import OVER, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def slam(turn: Turn[State], number: int) -> None:
    """Modules before the dice are lost, the dice, and modules after that, as long as nothing has ended the game."""
    steps = hooks(turn.state).slammed
    for place, slammed in steps:
        if place < SLAM_LOSSES and turn.state.phase != OVER:
            slammed(turn, number)
    if turn.state.phase != OVER:
        take_dice(turn, number)
    for place, slammed in steps:
        if place >= SLAM_LOSSES and turn.state.phase != OVER:
            slammed(turn, number)


def take_dice(turn: Turn[State], number: int) -> None:
    """Who is not in the starting chamber loses a die for good, the first in the order that the seat prefers (A9)."""
    state = turn.state
    safe = safe_seats(state)
    lost = ((seat, dice_to_lose(state, seat, loss(state, seat, seat in safe))) for seat in state.inside())
    turn.emit(Slammed(number, safe, tuple((seat, die) for seat, dice in lost for die in dice)))


def safe_seats(state: State) -> tuple[Seat, ...]:
    starts = start_nodes(state)
    return tuple(seat for seat in state.inside() if state.figures[seat] in starts)


def loss(state: State, seat: Seat, safe: bool) -> int:
    return (0 if safe else 1) + sum(losses(state, seat, safe) for losses in hooks(state).losses)
