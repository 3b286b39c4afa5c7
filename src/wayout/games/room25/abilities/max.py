"""Max carries somebody next door: both go together, and he chooses for both."""

from wayout.games.room25.asking import ask
from wayout.games.room25.cells import CENTRE, Cell
from wayout.games.room25.doors import companions, is_held, is_pushable, is_yellow, lets_in, reach
from wayout.games.room25.entering import enter
from wayout.games.room25.parts import CELL, MAX, SOMEBODY_TO, Question, Target, Who
from wayout.games.room25.seam import Ability, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def carries(state: State, who: Who) -> list[Target]:
    """Wherever he may go, anybody may."""
    return [SOMEBODY_TO[other][cell] for other in passengers(state, who) for cell in paths(state, who)]


def carries_of_bruce(state: State, who: Who) -> list[Target]:
    """Nobody carries Max."""
    return [target for target in carries(state, who) if target.who != MAX]


def passengers(state: State, who: Who) -> list[Who]:
    return [other for other in companions(state, who) if is_pushable(state, other, who)]


def paths(state: State, who: Who) -> list[Cell]:
    """R25-A1: a Prison Cell is left only as if he went alone. R25-A25: Emmett on his back does not open locks."""
    tiles = state.grid
    around = reach(state, who)
    return [cell for cell in around if lets_in(state, who, tiles[cell]) and not is_held(state, who, tiles[cell])]


def carry(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    assert target.cell is not None
    assert target.who is not None
    enter(turn, todo, (who, target.who), target.cell, "carry", who)


def bolt(turn: Turn[State], todo: Todo, who: Who, card: int) -> None:
    """He takes everybody with him into a yellow room; alone he stays."""
    state = turn.state
    group = (who, *passengers(state, who))
    options = tuple(CELL[cell] for cell in paths(state, who) if is_yellow(state, state.grid[cell]))
    if len(group) > 1 and options and state.cell(who) != CENTRE:
        ask(turn, todo, Question("card", "panic", who, options, group, card=card))


def bolt_there(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    assert target.cell is not None
    enter(turn, todo, question.group, target.cell, "panic", question.who)


ABILITY = Ability(
    id="max",
    options=carries,
    perform=carry,
    needs_company=True,
    mimicked=carries_of_bruce,
    panic=bolt,
    panic_answer=bolt_there,
)
