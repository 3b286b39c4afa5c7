"""Before the first round: characters are picked, clues are taken (R25-1.4, R25-4.2)."""

from wayout.games.room25.casting import cast
from wayout.games.room25.cells import AROUND_CENTRE, Cell
from wayout.games.room25.course import go_on
from wayout.games.room25.events import ClueDeclined, Looked
from wayout.games.room25.parts import EVERYONE, Who
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import State
from wayout.games.room25.whom import asked_to_pick
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class Pick(Action[State], frozen=True):
    """Play this character, or the duo of which it is the first."""

    who: Who

    def check(self, state: State, seat: Seat) -> Refusal | None:
        if seat not in asked_to_pick(state):
            return because("not_picking", rule="R25-4.2")
        if self.who not in EVERYONE or self.group(state, seat) is None:
            return because("not_to_pick", rule="R25-4.2", who=self.who)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        group = self.group(turn.state, seat)
        assert group is not None
        cast(turn, seat, group)
        go_on(turn, [])

    def group(self, state: State, seat: Seat) -> tuple[Who, ...] | None:
        groups = MODES[state.rules.mode].picks(state, seat)
        return next((group for group in groups if group[0] == self.who), None)


class TakeClue(Action[State], frozen=True):
    """Look at one of the four rooms around the centre, or at none."""

    cell: Cell | None

    def check(self, state: State, seat: Seat) -> Refusal | None:
        if seat not in state.undecided:
            return because("no_clue_now", rule="R25-1.4")
        if self.cell is not None and self.cell not in AROUND_CENTRE:
            return because("clue_too_far", rule="R25-1.4", cell=self.cell)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        if self.cell is None:
            turn.emit(ClueDeclined(seat))
        else:
            turn.emit(Looked((seat,), self.cell, turn.state.kind_at(self.cell), "clue"))
        go_on(turn, [])
