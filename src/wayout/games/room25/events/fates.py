"""Traps, water, death, life, and roles that come to light."""

from typing import ClassVar

from wayout.games.room25.cells import CENTRE, Cell
from wayout.games.room25.parts import EMMETT, NOWHERE, Death, Fate, Role, Who
from wayout.games.room25.state import State
from wayout.kernel.play import PublicEvent


class TrapSet(PublicEvent[State], frozen=True):
    """These have to leave with their next action. Whoever walked in by their own action has that one behind them once
    it is over."""

    news: ClassVar[bool] = False
    group: tuple[Who, ...]
    armed: tuple[Who, ...]
    """For whom the next action is the one that counts."""

    def apply(self, state: State) -> None:
        for who in self.group:
            state.trap[who] = state.at[who]
            state.armed[who] = who in self.armed


class TrapArmed(PublicEvent[State], frozen=True):
    """From now on the next action counts."""

    news: ClassVar[bool] = False
    who: Who

    def apply(self, state: State) -> None:
        state.armed[self.who] = True


class FloodRose(PublicEvent[State], frozen=True):
    """These drown here unless they are gone in time."""

    news: ClassVar[bool] = False
    group: tuple[Who, ...]
    round: int

    def apply(self, state: State) -> None:
        for who in self.group:
            state.flood[who] = state.at[who]
            state.flood_round[who] = self.round


class Died(PublicEvent[State], frozen=True):
    """These are eliminated, all at once."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 900
    group: tuple[Who, ...]
    cells: tuple[Cell, ...]
    of: Fate

    def apply(self, state: State) -> None:
        for who, cell in zip(self.group, self.cells, strict=True):
            bury(state, who)
            state.deaths.append(Death(who, state.round, cell, self.of))
        if EMMETT in self.group:
            for tile, locked in enumerate(state.locked):
                if locked:
                    state.locked[tile] = False
                    state.free_locks += 1


def bury(state: State, who: Who) -> None:
    """R25-4.11. An adrenaline that is programmed cannot be taken back."""
    state.alive[who] = False
    state.at[who] = state.trap[who] = state.flood[who] = NOWHERE
    state.first[who] = state.second[who] = state.floating[who] = state.pile[who] = None
    state.hidden[who] = False
    if state.adrenaline[who] == "committed":
        state.adrenaline[who] = "gone"
    state.graveyard.append(who)


class Regenerated(PublicEvent[State], frozen=True):
    """All the dead are back in the Central Room, and act from the next round on."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 700
    group: tuple[Who, ...]

    def apply(self, state: State) -> None:
        for who in self.group:
            state.alive[who] = state.sits_out[who] = True
            state.at[who] = state.grid[CENTRE]
        state.graveyard = []


class RolesShown(PublicEvent[State], frozen=True):
    """Everybody learns what these are."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 700
    group: tuple[Who, ...]
    roles: tuple[Role, ...]

    def apply(self, state: State) -> None:
        for who in self.group:
            state.shown[who] = True
