"""Bruce does what somebody in his room or next door can do; each of them says what of it he is able to."""

from collections.abc import Iterator

from msgspec.structs import replace

from wayout.games.room25.asking import ask
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.doors import companions, is_pushable, is_yellow, lets_in, reach, ways
from wayout.games.room25.entering import enter_all
from wayout.games.room25.parts import CELL, CHARACTERS, Question, Target, Tile, Who
from wayout.games.room25.seam import ABILITIES, Ability, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def options(state: State, who: Who) -> list[Target]:
    return [as_shown(model, trick) for model, trick in tricks(state, who)]


def tricks(state: State, who: Who) -> Iterator[tuple[Who, Target]]:
    """Whom he can mimic, hidden or not, and what each would do in his place."""
    around = [other for cell in reach(state, who) for other in state.on(state.grid[cell])]
    for model in companions(state, who) + around:
        ability = ABILITIES[model]
        for trick in (ability.mimicked or ability.options)(state, who):
            yield model, trick


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    model, trick = next(one for one in tricks(turn.state, who) if as_shown(*one) == target)
    ABILITIES[model].perform(turn, todo, who, trick)


def as_shown(model: Who, trick: Target) -> Target:
    """The same with the name of the one who is mimicked."""
    return replace(trick, use=CHARACTERS[model])


def rampage(turn: Turn[State], todo: Todo, who: Who, card: int) -> None:
    """He pushes everybody out of his room into a yellow one."""
    state = turn.state
    group = tuple(other for other in companions(state, who) if is_pushable(state, other, who))
    if not group or state.cell(who) == CENTRE:
        return
    common = [cell for cell in ways(state, group[0], pushed=True) if lets_all_in(state, group, state.grid[cell])]
    options = tuple(CELL[cell] for cell in common if is_yellow(state, state.grid[cell]))
    if options:
        ask(turn, todo, Question("card", "panic", who, options, group, card=card))


def lets_all_in(state: State, group: tuple[Who, ...], tile: Tile) -> bool:
    return all(lets_in(state, who, tile) for who in group)


def rampage_there(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    assert target.cell is not None
    enter_all(turn, todo, question.group, target.cell, "panic", question.who)


ABILITY = Ability(id="bruce", options=options, perform=perform, panic=rampage, panic_answer=rampage_there)
