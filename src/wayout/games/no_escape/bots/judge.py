"""What a position is worth to a seat: its odds to be the first one out."""

from typing import Final

from wayout.games.no_escape.bots.field import Field, Outlook
from wayout.games.no_escape.bots.mind import moved
from wayout.games.no_escape.bots.race import FARTHEST, ROLLS, inside, win_odds
from wayout.games.no_escape.bots.temper import Temper
from wayout.games.no_escape.events import EnergySpent, LockServed
from wayout.games.no_escape.state import State
from wayout.kernel.seats import Seat

HOPE: Final = 1e-5
"""What a step counts where all seems lost or won."""


def in_order(state: State, has_moved: bool) -> list[Seat]:
    """Everybody in the order of their next movement."""
    others = state.others(state.turn)
    return [*others, state.turn] if has_moved else [state.turn, *others]


def outlooks(state: State, field: Field) -> list[Outlook]:
    """By seat."""
    return [field.ahead(place, heading) for place, heading in zip(state.places, state.headings, strict=True)]


class Judge:
    """Sees with the eyes of one seat."""

    __slots__ = ("_exposed", "_seat", "temper")

    def __init__(self, seat: Seat, seats: int, temper: Temper) -> None:
        self._seat = seat
        self.temper = temper
        self._exposed = [1 - (1 - temper.blocking) ** before for before in range(seats)]

    def worth(self, state: State, ahead: list[Outlook], has_moved: bool) -> float:
        """From 0 to 1. `ahead` is by seat."""
        if state.outcome is not None:
            return float(self._seat in state.winners)
        order = in_order(state, has_moved)
        detour = self.temper.detour
        lasting: list[tuple[float, ...]] = []
        for before, seat in enumerate(order):
            steps, _, other, _ = ahead[seat]
            way = steps + self._exposed[before] * min(other - steps, detour)
            if seat == state.turn and not has_moved:
                way -= state.bonus
            stay = inside(way, state.green[seat])
            if state.locked[seat]:
                stay = (1.0, *stay[:-1])
            lasting.append(stay)
        hope = HOPE * (FARTHEST - min(FARTHEST, ahead[self._seat][0]))
        return win_odds(lasting, order.index(self._seat), self.temper.foresight) + hope

    def after(self, state: State, field: Field) -> float:
        """Once the turn's player has moved; or has been held, if locked."""
        return self.worth(state, outlooks(state, field), has_moved=True)

    def rolling(self, state: State, field: Field) -> float:
        """With the dice still to be rolled."""
        return sum(odds * self.after(moved(state, roll, field), field) for roll, odds in ROLLS.items())

    def before_roll(self, state: State, field: Field) -> float:
        """With energy still to be spent or kept by the turn's player, who is this seat."""
        if state.locked[state.turn]:
            twin = state.clone()
            LockServed(state.turn).apply(twin)
            return self.after(twin, field)
        kept = self.rolling(state, field)
        if state.energy_used or not state.green[state.turn]:
            return kept
        return max(kept, self.rolling(with_energy(state), field))


def with_energy(state: State) -> State:
    twin = state.clone()
    EnergySpent(state.turn).apply(twin)
    return twin
