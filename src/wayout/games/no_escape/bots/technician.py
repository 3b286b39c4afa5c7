"""The technician: keeps its own way short and those of the others long, as far as one turn goes."""

from typing import Final

from wayout.games.no_escape.actions import LetPass, PlaceTile, PlayAbort, PlayAction
from wayout.games.no_escape.bots.aborting import with_and_without
from wayout.games.no_escape.bots.field import Field, Outlook
from wayout.games.no_escape.bots.keeping import first_given
from wayout.games.no_escape.bots.step_counter import StepCounter
from wayout.games.no_escape.state import State
from wayout.kernel.play import Action

LOOKS: Final = 5
"""How many uses of its action tiles it looks at."""
GAIN: Final = 2
"""So many steps an action must bring."""
ABORT: Final = 6
"""So many steps an abort must bring; many, since it is kept for when somebody gets out."""
TOKEN: Final = 1.5
"""So many steps a token must bring. One it always does; the rest is who is not pushed ahead, or the way out."""
ALARM: Final = 2
"""Who has no more steps to go is out with any roll."""
CARELESS: Final = 0.4
"""How often it builds without a look at the others, while none of them is so close."""


class Technician(StepCounter):
    """Knows what everything is worth in steps, if it looks."""

    __slots__ = ()

    def _answer_window(self, state: State, aborts: list[str]) -> Action[State]:
        now, then = with_and_without(state, self._judge)
        return PlayAbort(first_given(aborts)) if then - now >= ABORT else LetPass()

    def _wants_energy(self, state: State, field: Field) -> bool:
        return self._judge.gain_of_energy(state, field) >= TOKEN

    def _pick_action(self, state: State, field: Field, actions: list[PlayAction]) -> PlayAction | None:
        gains = [(self._gain(state, field, action), action) for action in actions[:LOOKS]]
        gain, action = max(gains, key=lambda one: one[0])
        return action if gain >= GAIN else None

    def _pick_place(self, state: State, ahead: list[Outlook], places: list[PlaceTile]) -> PlaceTile:
        is_alarmed = any(ahead[seat][0] <= ALARM for seat in state.others(self._seat))
        return self._best_place(state, ahead, places, alone=not is_alarmed and self._chance.odds(CARELESS))
