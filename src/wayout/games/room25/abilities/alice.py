"""Alice hides: until her next action nobody can touch her. Panic does not touch her at all."""

from typing import Final

from wayout.games.room25.events import Hid
from wayout.games.room25.parts import Target, Who
from wayout.games.room25.seam import Ability, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn

HIDE: Final = (Target(use="hide"),)


def hiding(state: State, who: Who) -> tuple[Target, ...]:
    return HIDE


def hide(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    turn.emit(Hid(who))


ABILITY = Ability(id="alice", options=hiding, perform=hide)
