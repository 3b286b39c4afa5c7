"""How quick eyes and hands are, in the time of the game's clock (TMP-4.14).

One thing comes after the other, as with people: dice are looked at before anything is done with them, a hand that has
moved a figure rolls later, and who wants something new looks around first.
"""

from math import exp
from typing import Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import pace_of
from wayout.games.temple.bots.temper import Temper
from wayout.games.temple.clock import USUAL
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance

SPREAD: Final = 0.3
"""Of the log-normal time between rolls."""
STEPS: Final = 1 << 16
THREE: Final = 3
MORE_TO_SEE: Final = 12
"""Percent, for every adventurer beyond three."""
AT_ONCE: Final = frozenset({"home", "exit", "lift", "climb", "rescue", "come", "stay", "solve", "sacrifice"})
"""Goals that nobody has to look around for."""


class Pace:
    """Keeps the pace of the clock that the table has chosen: a slow table has slow bots."""

    def __init__(self, temper: Temper, chance: Chance) -> None:
        self._temper = temper
        self._chance = chance
        self._tempo, self._team = USUAL, THREE
        self._roll_from = 0
        self._found: tuple[str, int, int] | None = None
        self._looks_until = 0

    def heed(self, view: View) -> None:
        self._tempo, self._team = pace_of(view), len(view.seats)

    def startled(self) -> int:
        return self._at_tempo(self._temper.startled)

    def pause(self) -> int:
        return self._at_tempo(self._within(self._temper.think))

    def busy(self, at: int) -> None:
        """The hands have done something, and roll later."""
        self._roll_from = at + self._between_rolls()

    def roll_from(self) -> int:
        return self._roll_from

    def looks_until(self, goal: Goal, here: int, at: int) -> int:
        """Until when one looks around because this is another goal or another place."""
        if goal.name in AT_ONCE:
            return at
        found = (goal.name, goal.node, here)
        if found != self._found:
            self._found = found
            if at >= self._looks_until:
                self._looks_until = at + self._look()
        return self._looks_until

    def _look(self) -> int:
        more = MORE_TO_SEE * (self._team - THREE)
        return self._at_tempo(self._within(self._temper.look) * (USUAL + more) // USUAL)

    def _within(self, reach: tuple[int, int]) -> int:
        shortest, longest = reach
        return shortest + self._chance.below(longest - shortest)

    def _between_rolls(self) -> int:
        """Log-normal, by a normal value made of twelve equal ones."""
        bell = sum(self._chance.below(STEPS) for _ in range(12)) / STEPS - 6
        return self._at_tempo(int(self._temper.roll * exp(SPREAD * bell)))

    def _at_tempo(self, time: int) -> int:
        return time * USUAL // self._tempo
