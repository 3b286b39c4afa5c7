"""What one may do with the calendar."""

from collections.abc import Iterable
from itertools import combinations

from wayout.games.temple.modules.calendar.actions import SwapSymbols
from wayout.games.temple.modules.calendar.part import part
from wayout.games.temple.state import State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


def swaps(state: State) -> list[SwapSymbols]:
    return [SwapSymbols(one, other) for one, other in combinations(sorted(part(state).tiles), 2)]


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    return [swap for swap in swaps(state) if swap.check(state, seat) is None]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    return [*swaps(state), SwapSymbols(0, 0)]
