"""Only one action is programmed: now, or in the second pass?"""

from wayout.games.room25.events import Waited
from wayout.games.room25.moments import NOW
from wayout.games.room25.parts import Question, Target
from wayout.games.room25.playing import reveal
from wayout.games.room25.seam import Moment, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    who, place = question.who, turn.state.place - 1
    token = turn.state.floating[who]
    if target == NOW and token is not None:
        reveal(turn, todo, who, token, "floating", place)
    else:
        turn.emit(Waited(who, place))


MOMENT = Moment(id="floating", answer=answer)
