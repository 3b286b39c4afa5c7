"""Illusion Chamber: it changes places with a face-down room, and one stands in that."""

from wayout.games.room25.asking import ask
from wayout.games.room25.entering import arrive, leave
from wayout.games.room25.events import Entered, Swapped
from wayout.games.room25.parts import Question, Target
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.seeing import face_down
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def choose_room(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    rooms, group = tuple(face_down(turn.state)), arrival.group
    if rooms:
        ask(turn, todo, Question("room", ROOM.id, group[0], rooms, group, arrival.tile, arrival.from_cell))


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    """Others who were in the Illusion Chamber stay in it (R25-4.7); a Pivoting Room turns to where one came from."""
    assert target.cell is not None
    state = turn.state
    here = state.cell_of[question.tile]
    turn.emit(Swapped(here, target.cell))
    turn.emit(Entered(question.group, here, "illusion"))
    leave(turn, (question.tile,))
    if state.outcome is None:
        arrive(turn, todo, Arrive(question.group, state.grid[here], question.from_cell, "illusion"))


ROOM = Room(id="illusion", colour="red", on_enter=choose_room, answer=answer, breaks_robots=True)
