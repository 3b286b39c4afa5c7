"""Showing that one stands."""

from typing import Final

from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.modules.curses.cards.stand_up.events import SteadyChosen, StoodUp
from wayout.games.temple.modules.curses.cards.stand_up.part import ID, SAT, standing
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.modules.curses.times import TIMES
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

TAKES: Final = TIMES.stand_up


class Stand(Action[State], frozen=True):
    """Show that one stands; get up, if one has sat down."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if ID not in borne(state, seat):
            return because("may_sit", rule="TMP-6.10")
        return because("stands_steadily", rule="TMP-6.10") if standing(state).steady[seat] else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        stand(turn, seat)


class StandSteadily(Action[State], frozen=True):
    """Stand without presses, for slower rolls, or by presses again."""

    on: bool

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if standing(state).steady[seat] == self.on:
            return because("changes_nothing", rule="TMP-6.10", on=self.on)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(SteadyChosen(seat, self.on, turn.at))
        if ID in borne(turn.state, seat):
            stand(turn, seat)


def stand(turn: Turn[State], seat: Seat) -> None:
    """Who has sat down takes a while to get up, whichever way."""
    now = standing(turn.state)
    up = turn.at + TAKES.gets_up if now.until[seat] == SAT else now.up[seat]
    turn.emit(StoodUp(seat, turn.at + TAKES.stands, up, turn.at))


def rise(turn: Turn[State], seat: Seat) -> None:
    """The card comes: everybody is taken to stand at first."""
    turn.emit(StoodUp(seat, turn.at + TAKES.stands, 0, turn.at))
