"""Chaos: Pivoting Rooms turn, robots push, and Tunnels carry whoever is in them away."""

from wayout.games.room25.asking import ask
from wayout.games.room25.cells import CELLS
from wayout.games.room25.entering import jump
from wayout.games.room25.events import Pivoted
from wayout.games.room25.mac import one_by_one
from wayout.games.room25.mac_deck import Card
from wayout.games.room25.ordering import obey, pushes_into_yellow
from wayout.games.room25.parts import Question, Target, Who
from wayout.games.room25.rooms import tunnel
from wayout.games.room25.seam import CardKind, Todo
from wayout.games.room25.state import NO_AXIS, State
from wayout.games.room25.tasks import CardStep
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    state = turn.state
    for cell in CELLS:
        axis = state.axes[state.grid[cell]]
        if axis != NO_AXIS:
            turn.emit(Pivoted(cell, "v" if axis == "h" else "h"))
    todo.append(CardStep(card.number, "tunnels", ()))
    one_by_one(todo, card, "push", [who for who in state.living() if state.robot_on(state.at[who])])


def step(turn: Turn[State], todo: Todo, card: Card, task: CardStep) -> None:
    """Only when all pushes are over it shows who is in a Tunnel; each of those goes once."""
    state = turn.state
    if task.step == "tunnels":
        one_by_one(todo, card, "tunnel", [who for who in state.living() if in_tunnel(state, who)])
        return
    who = task.group[0]
    options = pushes_into_yellow(state, who) if task.step == "push" else far_ends(state, who)
    if options:
        ask(turn, todo, Question("card", CARD.id, who, tuple(options), task.group, card=card.number))


def in_tunnel(state: State, who: Who) -> bool:
    return state.kinds[state.at[who]] == tunnel.ROOM.id


def far_ends(state: State, who: Who) -> list[Target]:
    return tunnel.other_ends(state, state.at[who], (who,))


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    """R25-4.10: it is a robot's push like any other, and Alice may refuse it."""
    assert target.cell is not None
    if target.robot is None:
        jump(turn, question.group, target.cell, "tunnel")
    else:
        obey(turn, todo, target)


CARD = CardKind(id="chaos", resolve=resolve, step=step, answer=answer)
