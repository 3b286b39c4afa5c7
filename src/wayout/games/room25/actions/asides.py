"""What one may do beside the question: mark a room, show a guard's face, say a colour (R25-4.5, R25-1.9, R25-4.13)."""

from typing import Final

from wayout.games.room25.cells import CELLS, Cell
from wayout.games.room25.events import Claimed, ReminderPlaced, RolesShown
from wayout.games.room25.in_force import in_force, is_jammed
from wayout.games.room25.parts import NO_ONE, Colour
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import IN_HAND, State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

MOST_CLAIMS: Final = 12
"""Of a seat, in one round."""


def not_own_turn(state: State, seat: Seat) -> Refusal | None:
    """It is a living character's turn while its player is asked something in it."""
    question, who = state.question, state.turn
    own = question is not None and who != NO_ONE and state.owner[who] == state.owner[question.who] == seat
    return None if own and state.alive[who] else because("not_your_turn", rule="R25-4.5")


def no_reminders(state: State) -> bool:
    """R25-2.6, R25-4.10: the table plays without, or it is jammed and one plays alone."""
    return not state.rules.reminders or (MODES[state.rules.mode].alone and in_force(state, "jamming"))


class PlaceReminder(Action[State], frozen=True):
    """Mark a room that lies face down; the token comes back when it is turned up."""

    cell: Cell

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_own_turn(state, seat)
        if refusal is not None:
            return refusal
        if no_reminders(state):
            return because("no_reminders", rule="R25-4.5")
        if state.reminder[state.turn] != IN_HAND:
            return because("reminder_lies", rule="R25-4.5", who=state.turn)
        return not_hidden(state, self.cell)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(ReminderPlaced(turn.state.turn, self.cell))


class RevealRole(Action[State], frozen=True):
    """A guard shows who he is. From the next round on he chooses his actions as they come."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_own_turn(state, seat)
        if refusal is not None:
            return refusal
        if state.roles[state.turn] != "guard":
            return because("not_a_guard", rule="R25-1.9")
        return because("role_known", rule="R25-1.9") if state.shown[state.turn] else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(RolesShown((turn.state.turn,), ("guard",)))


class ClaimColour(Action[State], frozen=True):
    """Say of which colour a room is. Nobody checks whether it is true. Never listed among what a seat may do: there are
    too many of them, and nobody is ever asked for one."""

    cell: Cell
    colour: Colour

    def check(self, state: State, seat: Seat) -> Refusal | None:
        if state.outcome is not None or not state.in_game[seat]:
            return because("not_in_game", rule="R25-4.13")
        if is_jammed(state):
            return because("jammed", rule="R25-4.13")
        said = [claim for claim in state.claims if claim.seat == seat and claim.round == state.round]
        if len(said) >= MOST_CLAIMS:
            return because("enough_said", rule="R25-4.13", most=MOST_CLAIMS)
        if any(claim.cell == self.cell and claim.colour == self.colour for claim in said):
            return because("said_already", rule="R25-4.13", cell=self.cell)
        return not_hidden(state, self.cell)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Claimed(seat, self.cell, self.colour))


def not_hidden(state: State, cell: Cell) -> Refusal | None:
    if cell in CELLS and not state.face_up[state.grid[cell]]:
        return None
    return because("not_face_down", rule="R25-4.5", cell=cell)
