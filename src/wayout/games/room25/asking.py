"""One way to ask for everything: the question lies in the state until it is answered."""

from typing import Final

from wayout.games.room25.events import ActionLost, Answered, Asked
from wayout.games.room25.losing import ways_to, why_lost
from wayout.games.room25.moments import PASS, SPARE, WAIT
from wayout.games.room25.parts import NOTHING, Question, Target, Token, Who
from wayout.games.room25.seam import CARD_KINDS, MOMENTS, ROOMS, TOKEN_KINDS, Answering, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn

ONE_IS_NO_CHOICE: Final = ("room", "card")
"""Whose questions answer themselves if there is only one answer. A turn is never taken away like that: it is also the
moment for reminders and revelations."""

PASSED: Final = {"floating": WAIT, "free": PASS, "adrenaline": SPARE}


def ask(turn: Turn[State], todo: Todo, question: Question) -> None:
    """Ask it, or answer it at once if there is nothing to choose or nobody to choose. The last thing that is done."""
    state = turn.state
    if not state.in_game[state.owner[question.who]]:
        answerer(question)(turn, todo, question, passing(question))
        return
    if len(question.options) == 1 and question.family in ONE_IS_NO_CHOICE:
        answerer(question)(turn, todo, question, question.options[0])
        return
    turn.emit(Asked(question, tuple(todo)))


def answer(turn: Turn[State], question: Question, target: Target) -> Todo:
    """Answer the open question; what is left to do comes back."""
    todo = turn.state.todo[:]
    turn.emit(Answered())
    answerer(question)(turn, todo, question, target)
    return todo


def passing(question: Question) -> Target:
    """R25-4.14: for whoever has left actions are passed, and rooms and cards get the first answer."""
    if question.family == "token":
        return NOTHING
    return PASSED.get(question.id, question.options[0]) if question.family == "moment" else question.options[0]


def answerer(question: Question) -> Answering:
    if question.family == "token":
        return token_answer
    if question.family == "moment":
        return MOMENTS[question.id].answer
    found = ROOMS[question.id].answer if question.family == "room" else CARD_KINDS[question.id].answer
    assert found is not None, question
    return found


def ask_how(turn: Turn[State], todo: Todo, who: Who, token: Token) -> None:
    """How this action is carried out. One that cannot be is lost, and its player says when to go on."""
    options = tuple(ways_to(token, turn.state, who))
    ask(turn, todo, Question("token", token, who, options or (NOTHING,)))


def token_answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    if target == NOTHING:
        turn.emit(ActionLost(question.who, question.id, why(turn.state, question)))  # type: ignore[arg-type]
        return
    TOKEN_KINDS[question.id].perform(turn, todo, question.who, target)


def why(state: State, question: Question) -> str:
    """No reason is given for whoever has left: the action might have been possible."""
    is_hopeless = question.options == (NOTHING,) and state.alive[question.who]
    return why_lost(question.id, state, question.who) if is_hopeless else ""  # type: ignore[arg-type]
