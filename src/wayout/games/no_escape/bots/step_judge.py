"""The judge of whoever thinks in steps: how far off the others are, against how far off itself."""

from typing import Final

from wayout.games.no_escape.bots.field import Outlook
from wayout.games.no_escape.bots.judge import Judge, in_order
from wayout.games.no_escape.state import State
from wayout.kernel.seats import Seat

WON: Final = 40.0
"""More than any way is worth."""
FAR: Final = 30
"""Who has more steps to go is no danger."""
SPARE: Final = 0.3
"""What a step between the nearest way out and the next one costs, since the nearest may be built over."""
ASIDE: Final = 14
"""So many of these count at most."""
LATER: Final = 0.7
"""A leader that plays a turn later is so many steps less of a leader."""
LOCKED: Final = 4
"""So many steps a Lockdown takes from whom it hits."""
SPITE: Final = 0.5
"""What a step more for the leader is worth, against one fewer of the own."""
HERD: Final = 0.3
"""The same for a step more of anybody else, while pushing; building is against the leader alone."""


class StepJudge(Judge):
    """Steps of the others count for less than the own, and those of the leader for most."""

    __slots__ = ("_herd", "_seat")

    def __init__(self, seat: Seat, herd: float = HERD) -> None:
        self._seat = seat
        self._herd = herd

    def worth(self, state: State, ahead: list[Outlook], has_moved: bool) -> float:
        if state.outcome is not None:
            return WON if self._seat in state.winners else -WON
        order = in_order(state, has_moved)
        rivals = [
            ahead[seat][0] + LOCKED * state.locked[seat] + LATER * turns
            for turns, seat in enumerate(order)
            if seat != self._seat
        ]
        leader, *herd = sorted(min(FAR, steps) for steps in rivals)
        return (
            SPITE * leader + self._herd * sum(herd) + bonus(state, self._seat, has_moved) - own_way(ahead[self._seat])
        )


def own_way(ahead: Outlook) -> float:
    steps, _, other, _ = ahead
    return steps + SPARE * min(other - steps, ASIDE)


def bonus(state: State, seat: Seat, has_moved: bool) -> int:
    return state.bonus if state.turn == seat and not has_moved else 0
