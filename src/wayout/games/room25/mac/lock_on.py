"""Lock on: a room next door gets a lock."""

from wayout.games.room25.asking import ask
from wayout.games.room25.cells import CELLS, NEIGHBOURS
from wayout.games.room25.doors import is_blue
from wayout.games.room25.events import LockLaid
from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import CELL, EMMETT, Question, Target, Tile, Who
from wayout.games.room25.seam import CardKind, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    state = turn.state
    around = NEIGHBOURS[state.cell(group[0])]
    rooms = tuple(CELL[cell] for cell in around if can_be_locked(state, state.grid[cell]))
    if rooms:
        ask(turn, todo, Question("card", CARD.id, group[0], rooms, group, card=card.number))


def can_be_locked(state: State, tile: Tile) -> bool:
    return state.face_up[tile] and not is_blue(state, tile) and not state.locked[tile]


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    """R25-4.10: first the room; and if no lock is free, Emmett's player says which one moves there."""
    assert target.cell is not None
    state, room = turn.state, question.target
    if room is not None:
        assert room.cell is not None
        turn.emit(LockLaid(question.who, room.cell, target.cell))
    elif state.free_locks:
        turn.emit(LockLaid(question.who, target.cell, None))
    else:
        mover = EMMETT if state.alive[EMMETT] else question.who
        locks = tuple(CELL[cell] for cell in CELLS if state.locked[state.grid[cell]])
        ask(turn, todo, Question("card", CARD.id, mover, locks, question.group, target=target, card=question.card))


CARD = CardKind(id="lock_on", resolve=resolve, answer=answer)
