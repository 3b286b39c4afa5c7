"""The drifter: a beginner, who finds the way out but sees little of what the others are up to."""

from typing import Final

from wayout.games.no_escape.actions import LetPass, PlaceTile, PlayAbort, PlayAction
from wayout.games.no_escape.bots.aborting import with_and_without
from wayout.games.no_escape.bots.field import Field, Outlook
from wayout.games.no_escape.bots.step_counter import StepCounter
from wayout.games.no_escape.bots.step_judge import WON
from wayout.games.no_escape.state import State
from wayout.kernel.play import Action

CLOSE: Final = 7
"""So near to a way out it spends energy, needed or not."""
FLIES: Final = 0.5
"""How often it thinks of flying over others, whom it would push ahead."""
CROWDED: Final = 1.5
"""So many steps that must bring."""
AWAKE: Final = 0.6
"""How often it sees that an abort would stop somebody from getting out."""
ACTS: Final = 0.4
"""How often it thinks of its action tiles."""
LOOKS: Final = 3
"""How many uses of them it looks at then."""
WATCHES: Final = 0.25
"""How often it builds with the others in mind."""
PLACES: Final = 10
"""How many places for its maze tile it looks at."""


class Drifter(StepCounter):
    """Does nobody a favour, but overlooks a good deal."""

    __slots__ = ()

    def _answer_window(self, state: State, aborts: list[str]) -> Action[State]:
        """Only what takes somebody else out is worth an abort."""
        if not self._chance.odds(AWAKE):
            return LetPass()
        now, then = with_and_without(state, self._judge)
        return PlayAbort(self._chance.pick(aborts)) if now <= -WON < then else LetPass()

    def _wants_energy(self, state: State, field: Field) -> bool:
        is_close = field.ahead(state.places[self._seat], state.headings[self._seat])[0] <= CLOSE
        return is_close or (self._chance.odds(FLIES) and self._judge.gain_of_energy(state, field) >= CROWDED)

    def _pick_action(self, state: State, field: Field, actions: list[PlayAction]) -> PlayAction | None:
        """The first that is of any use."""
        if not self._chance.odds(ACTS):
            return None
        return next((one for one in actions[:LOOKS] if self._gain(state, field, one) > 0), None)

    def _pick_place(self, state: State, ahead: list[Outlook], places: list[PlaceTile]) -> PlaceTile:
        return self._best_place(state, ahead, places[:PLACES], alone=not self._chance.odds(WATCHES))
