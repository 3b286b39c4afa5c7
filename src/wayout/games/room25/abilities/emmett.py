"""Emmett locks a room next door, or takes Do Not Cross off one. His own pin opens every lock, as long as he lives."""

from wayout.games.room25.asking import ask
from wayout.games.room25.cells import Cell
from wayout.games.room25.doors import is_blue, reach
from wayout.games.room25.events import LockLaid, TurnedDown
from wayout.games.room25.parts import Question, Target, Who
from wayout.games.room25.seam import Ability, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def options(state: State, who: Who) -> list[Target]:
    return reactivations(state, who) + [lock for cell in reach(state, who) for lock in locks_for(state, cell)]


def reactivations(state: State, who: Who) -> list[Target]:
    """Barred rooms where neither a character nor a robot is."""
    tiles = [state.grid[cell] for cell in reach(state, who)]
    free = [tile for tile in tiles if state.barred[tile] and state.is_empty(tile)]
    return [Target(cell=state.cell_of[tile], use="reactivate") for tile in free]


def locks_for(state: State, cell: Cell) -> list[Target]:
    """A lock from the supply; if none is left there, one from another room `to` this one."""
    tile = state.grid[cell]
    if not state.face_up[tile] or is_blue(state, tile) or state.locked[tile]:
        return []
    if state.free_locks:
        return [Target(cell=cell, use="lock")]
    laid = [state.cell_of[other] for other, locked in enumerate(state.locked) if locked]
    return [Target(cell=taken_from, to=cell, use="lock") for taken_from in laid]


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    assert target.cell is not None
    if target.use == "reactivate":
        turn.emit(TurnedDown(target.cell))
    else:
        lock(turn, who, target)


def lock(turn: Turn[State], who: Who, target: Target) -> None:
    assert target.cell is not None
    if target.to is None:
        turn.emit(LockLaid(who, target.cell, None))
    else:
        turn.emit(LockLaid(who, target.to, target.cell))


def barricade(turn: Turn[State], todo: Todo, who: Who, card: int) -> None:
    """He locks himself in."""
    locks = tuple(locks_for(turn.state, turn.state.cell(who)))
    if locks:
        ask(turn, todo, Question("card", "panic", who, locks, card=card))


def barricade_with(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    lock(turn, question.who, target)


ABILITY = Ability(
    id="emmett",
    options=options,
    perform=perform,
    mimicked=reactivations,
    panic=barricade,
    panic_answer=barricade_with,
)
