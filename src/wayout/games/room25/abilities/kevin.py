"""Kevin swaps two rooms next door, or gives an order to a robot. He says which of them when he programs (R25-4.9)."""

from itertools import combinations

from msgspec.structs import replace

from wayout.games.room25.asking import ask
from wayout.games.room25.doors import is_blue, reach
from wayout.games.room25.events import Swapped
from wayout.games.room25.ordering import obey, orders
from wayout.games.room25.parts import Question, Target, Who
from wayout.games.room25.seam import Ability, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def options(state: State, who: Who) -> list[Target]:
    """What he programmed, or the other if that cannot be. Whoever has not programmed it takes either."""
    swapping, ordering = swaps(state, who), robot_orders(state, who)
    match state.aim[who]:
        case "swap":
            return swapping or ordering
        case "order":
            return ordering or swapping
    return swapping + ordering


def swaps(state: State, who: Who) -> list[Target]:
    """R25-A9: a blue room stays where it is, unless it lies face down."""
    around = reach(state, who)
    loose = [cell for cell in around if not (state.face_up[state.grid[cell]] and is_blue(state, state.grid[cell]))]
    return [Target(cell=one, to=two, use="swap") for one, two in combinations(loose, 2)]


def robot_orders(state: State, who: Who) -> list[Target]:
    return [replace(order, use="order") for order in orders(state)]


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    if target.use == "swap":
        swap(turn, target)
    else:
        obey(turn, todo, target, who)


def swap(turn: Turn[State], target: Target) -> None:
    assert target.cell is not None
    assert target.to is not None
    turn.emit(Swapped(target.cell, target.to))


def meddle(turn: Turn[State], todo: Todo, who: Who, card: int) -> None:
    """He swaps two rooms next door, and as many as possible where somebody is."""
    state = turn.state
    found = swaps(state, who)
    most = max((occupied(state, target) for target in found), default=0)
    worst = tuple(target for target in found if occupied(state, target) == most)
    if worst:
        ask(turn, todo, Question("card", "panic", who, worst, card=card))


def occupied(state: State, target: Target) -> int:
    """In how many of the two rooms somebody is."""
    return sum(cell is not None and not state.is_empty(state.grid[cell]) for cell in (target.cell, target.to))


def meddle_there(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    swap(turn, target)


ABILITY = Ability(
    id="kevin",
    options=options,
    perform=perform,
    aims=("swap", "order"),
    mimicked=robot_orders,
    panic=meddle,
    panic_answer=meddle_there,
)
