"""Panic: everybody loses their head in their own way, which stands with their abilities."""

from wayout.games.room25.mac import one_by_one, touched
from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import Question, Target, Who
from wayout.games.room25.seam import ABILITIES, CardKind, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import CardStep
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    one_by_one(todo, card, "panic", touched(group))


def step(turn: Turn[State], todo: Todo, card: Card, task: CardStep) -> None:
    who = task.group[0]
    panic = ABILITIES[who].panic
    if panic is not None and turn.state.alive[who]:
        panic(turn, todo, who, card.number)


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    """Whoever panics is asked, and nobody else."""
    panic_answer = ABILITIES[question.who].panic_answer
    assert panic_answer is not None, question
    panic_answer(turn, todo, question, target)


CARD = CardKind(id="panic", resolve=resolve, step=step, answer=answer)
