"""Robot Room: its robot appears, and one robot gets an order."""

from wayout.games.room25.asking import ask
from wayout.games.room25.events import OrderGiven, RobotPlaced
from wayout.games.room25.ordering import obey, orders
from wayout.games.room25.parts import NOWHERE, ROBOTS, Question, Target
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def call_robot(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    """R25-A7: each Robot Room has a robot of its own. R25-A28: it gives one order within an action or a card."""
    state = turn.state
    cell = state.cell_of[arrival.tile]
    for robot in ROBOTS:
        if state.homes[robot] == arrival.tile and state.robots[robot] == NOWHERE:
            turn.emit(RobotPlaced(robot, cell))
    if arrival.tile in state.ordered:
        return
    options = orders(state)
    if options:
        turn.emit(OrderGiven(cell))
        ask(turn, todo, Question("room", ROOM.id, arrival.group[0], tuple(options), arrival.group))


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    obey(turn, todo, target, question.who)


ROOM = Room(id="robot", colour="green", on_enter=call_robot, answer=answer)
