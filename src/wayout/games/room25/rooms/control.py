"""Control Chamber: slide any row or column but the two in the middle."""

from wayout.games.room25.asking import ask
from wayout.games.room25.cells import MOVABLE
from wayout.games.room25.parts import Question, Target
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.shifting import slide, slides
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def choose_line(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    lines = slides(turn.state, MOVABLE)
    ask(turn, todo, Question("room", ROOM.id, arrival.group[0], tuple(lines), arrival.group))


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    """R25-A8: arrows bind it and it leaves one; but nobody escapes by it, and it is never doubled."""
    assert target.line is not None
    assert target.forward is not None
    slide(turn, target.line, target.forward, 1)


ROOM = Room(id="control", colour="green", on_enter=choose_line, answer=answer)
