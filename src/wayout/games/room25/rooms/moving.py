"""Moving Chamber: it changes places with any face-down room, with all who are in it."""

from wayout.games.room25.asking import ask
from wayout.games.room25.events import Swapped
from wayout.games.room25.parts import Question, Target
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.seeing import face_down
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def choose_place(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    rooms = face_down(turn.state)
    if rooms:
        ask(turn, todo, Question("room", ROOM.id, arrival.group[0], tuple(rooms), arrival.group, arrival.tile))


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    assert target.cell is not None
    turn.emit(Swapped(turn.state.cell_of[question.tile], target.cell))


ROOM = Room(id="moving", colour="green", on_enter=choose_place, answer=answer)
