"""Vision Chamber: see one face-down room anywhere, in secret."""

from wayout.games.room25.asking import ask
from wayout.games.room25.parts import Question, Target
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.seeing import face_down, see
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def look_anywhere(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    rooms = face_down(turn.state)
    if rooms:
        ask(turn, todo, Question("room", ROOM.id, arrival.group[0], tuple(rooms), arrival.group))


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    """R25-4.7: who is carried in sees it too."""
    assert target.cell is not None
    see(turn, question.group, target.cell, "vision")


ROOM = Room(id="vision", colour="green", on_enter=look_anywhere, answer=answer)
