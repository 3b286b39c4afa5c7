"""A robot is about to push Alice: does she let it?"""

from wayout.games.room25.entering import enter
from wayout.games.room25.events import PushRefused
from wayout.games.room25.moments import ACCEPT
from wayout.games.room25.parts import NO_ONE, Question, Target
from wayout.games.room25.seam import Moment, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    order = question.target
    assert order is not None
    assert order.robot is not None
    assert order.cell is not None
    if target == ACCEPT:
        by = question.group[0] if question.group else NO_ONE
        enter(turn, todo, (question.who,), order.cell, "robot", by)
    else:
        turn.emit(PushRefused(order.robot))


MOMENT = Moment(id="robot_push", answer=answer)
