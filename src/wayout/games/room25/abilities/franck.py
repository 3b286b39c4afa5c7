"""Franck gets his adrenaline back."""

from typing import Final

from wayout.games.room25.events import AdrenalineGone, AdrenalineRecovered
from wayout.games.room25.parts import FRANCK, Target, Who
from wayout.games.room25.seam import Ability, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn

RECOVER: Final = (Target(use="recover"),)


def recovering(state: State, who: Who) -> tuple[Target, ...]:
    """Nothing comes back that is not gone."""
    return RECOVER if state.adrenaline[who] == "gone" else ()


def recovering_of_bruce(state: State, who: Who) -> tuple[Target, ...]:
    """His own, and only where Franck is."""
    return recovering(state, who) if state.at[who] == state.at[FRANCK] else ()


def recover(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    turn.emit(AdrenalineRecovered(who))


def faint(turn: Turn[State], todo: Todo, who: Who, card: int) -> None:
    if turn.state.adrenaline[who] in ("ready", "committed"):
        turn.emit(AdrenalineGone(who))


ABILITY = Ability(id="franck", options=recovering, perform=recover, mimicked=recovering_of_bruce, panic=faint)
