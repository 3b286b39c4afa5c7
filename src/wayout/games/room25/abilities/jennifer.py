"""Jennifer calls somebody from next door into her room."""

from wayout.games.room25.asking import ask
from wayout.games.room25.doors import is_pushable, is_yellow, lets_in, reach
from wayout.games.room25.entering import enter, enter_all
from wayout.games.room25.moments import EITHER
from wayout.games.room25.parts import JENNIFER, SOMEBODY, Question, Target, Who
from wayout.games.room25.seam import Ability, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def calls(state: State, who: Who) -> list[Target]:
    return [SOMEBODY[other] for other in within_call(state, who)]


def within_call(state: State, who: Who) -> list[Who]:
    """Who hears it, and can come in."""
    around = [other for cell in reach(state, who) for other in state.on(state.grid[cell])]
    here = state.at[who]
    return [other for other in around if is_pushable(state, other, who) and lets_in(state, other, here)]


def call(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    """Jennifer herself need not come when Bruce calls like her."""
    assert target.who is not None
    if target.who == JENNIFER:
        ask(turn, todo, Question("moment", "called", JENNIFER, EITHER, (who,)))
    else:
        enter(turn, todo, (target.who,), turn.state.cell(who), "call", who)


def scream(turn: Turn[State], todo: Todo, who: Who, card: int) -> None:
    """In a yellow room she draws everybody in from next door."""
    state = turn.state
    comers = within_call(state, who)
    if comers and is_yellow(state, state.at[who]):
        enter_all(turn, todo, comers, state.cell(who), "panic", who)


ABILITY = Ability(id="jennifer", options=calls, perform=call, panic=scream)
