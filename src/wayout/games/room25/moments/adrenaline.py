"""A third action, chosen now. Whoever plays alone may keep the token instead (R25-D9)."""

from wayout.games.room25.moments import SPARE
from wayout.games.room25.parts import TOKENS, Question, Target
from wayout.games.room25.playing import reveal
from wayout.games.room25.seam import Moment, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    if target == SPARE:
        return
    token = next(token for token in TOKENS if token == target.use)
    reveal(turn, todo, question.who, token, "adrenaline", turn.state.place - 1)


MOMENT = Moment(id="adrenaline", answer=answer)
