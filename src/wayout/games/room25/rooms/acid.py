"""Acid Bath: whoever comes second is safe, whoever was there is not."""

from wayout.games.room25.asking import ask
from wayout.games.room25.dying import all_die_on, die
from wayout.games.room25.parts import SOMEBODY, Question, Target, Tile
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def pour(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    """R25-A15: of two who come in together one dies too, and the one who carries says who."""
    state, group = turn.state, arrival.group
    die(turn, [who for who in state.on(arrival.tile) if who not in group], "acid")
    if len(group) > 1 and state.outcome is None:
        ask(turn, todo, Question("room", ROOM.id, group[0], tuple(SOMEBODY[who] for who in group), group))


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    assert target.who is not None
    die(turn, (target.who,), "acid")


def splash(turn: Turn[State], tile: Tile) -> None:
    all_die_on(turn, tile, "acid")


ROOM = Room(id="acid", colour="red", on_enter=pour, answer=answer, on_robot=splash, breaks_robots=True)
