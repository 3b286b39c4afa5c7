"""What a position is worth to a seat: how judges look at it, whatever they count."""

from abc import ABC, abstractmethod

from wayout.games.no_escape.bots.field import Field, Outlook
from wayout.games.no_escape.bots.mind import moved
from wayout.games.no_escape.bots.race import ROLLS
from wayout.games.no_escape.events import EnergySpent, LockServed
from wayout.games.no_escape.state import State
from wayout.kernel.seats import Seat


def in_order(state: State, has_moved: bool) -> list[Seat]:
    """Everybody in the order of their next movement."""
    others = state.others(state.turn)
    return [*others, state.turn] if has_moved else [state.turn, *others]


def outlooks(state: State, field: Field) -> list[Outlook]:
    """By seat."""
    return [field.ahead(place, heading) for place, heading in zip(state.places, state.headings, strict=True)]


class Judge(ABC):
    """Sees with the eyes of one seat. More is better."""

    @abstractmethod
    def worth(self, state: State, ahead: list[Outlook], has_moved: bool) -> float:
        """Of the position. `ahead` is by seat."""

    def after(self, state: State, field: Field) -> float:
        """Once the turn's player has moved; or has been held, if locked."""
        return self.worth(state, outlooks(state, field), has_moved=True)

    def rolling(self, state: State, field: Field) -> float:
        """With the dice still to be rolled."""
        return sum(odds * self.after(moved(state, roll, field), field) for roll, odds in ROLLS.items())

    def gain_of_energy(self, state: State, field: Field) -> float:
        """What a token brings: a step, a flight over others instead of pushing them ahead, or the way out."""
        return self.rolling(with_energy(state), field) - self.rolling(state, field)

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
