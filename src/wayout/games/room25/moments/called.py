"""Bruce calls Jennifer as she calls others: does she come?"""

from wayout.games.room25.entering import enter
from wayout.games.room25.events import CallDeclined
from wayout.games.room25.moments import ACCEPT
from wayout.games.room25.parts import Question, Target
from wayout.games.room25.seam import Moment, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    called, caller = question.who, question.group[0]
    if target == ACCEPT:
        enter(turn, todo, (called,), turn.state.cell(caller), "call", caller)
    else:
        turn.emit(CallDeclined(called, caller))


MOMENT = Moment(id="called", answer=answer)
