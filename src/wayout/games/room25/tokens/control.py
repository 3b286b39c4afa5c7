"""Control: slide the row or the column where one stands, never against an arrow."""

from wayout.games.room25.cells import LINES_THROUGH
from wayout.games.room25.in_force import in_force
from wayout.games.room25.parts import Target, Who
from wayout.games.room25.seam import Reason, Todo, TokenKind
from wayout.games.room25.shifting import slide, slides
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def options(state: State, who: Who) -> list[Target]:
    return slides(state, LINES_THROUGH[state.cell(who)])


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    assert target.line is not None
    assert target.forward is not None
    steps = 2 if in_force(turn.state, "acceleration") else 1
    slide(turn, target.line, target.forward, steps, who)


def why_lost(state: State, who: Who) -> Reason:
    return "impossible"


TOKEN = TokenKind(id="control", options=options, perform=perform, why_lost=why_lost, from_centre=False)
