"""Push: make somebody in the same room go next door."""

from wayout.games.room25.doors import companions, is_pushable, ways
from wayout.games.room25.entering import enter
from wayout.games.room25.parts import SOMEBODY_TO, Target, Who
from wayout.games.room25.seam import Reason, Todo, TokenKind
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def options(state: State, who: Who) -> list[Target]:
    return [
        SOMEBODY_TO[other][cell]
        for other in companions(state, who)
        if is_pushable(state, other, who)
        for cell in ways(state, other, pushed=True)
    ]


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    assert target.cell is not None
    assert target.who is not None
    enter(turn, todo, (target.who,), target.cell, "push", who)


def why_lost(state: State, who: Who) -> Reason:
    return "no_push" if companions(state, who) else "alone"


TOKEN = TokenKind(id="push", options=options, perform=perform, why_lost=why_lost, from_centre=False)
