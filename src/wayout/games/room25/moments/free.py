"""A revealed guard, or whoever plays alone, chooses the next action now."""

from wayout.games.room25.events import Waited
from wayout.games.room25.moments import PASS
from wayout.games.room25.parts import TOKENS, Question, Target
from wayout.games.room25.playing import reveal
from wayout.games.room25.seam import Moment, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    who, place = question.who, turn.state.place - 1
    if target == PASS:
        turn.emit(Waited(who, place))
        return
    token = next(token for token in TOKENS if token == target.use)
    reveal(turn, todo, who, token, "free", place)


MOMENT = Moment(id="free", answer=answer)
