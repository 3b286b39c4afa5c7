"""Tunnel Chamber: it leads to another Tunnel Chamber, if one lies open."""

from wayout.games.room25.asking import ask
from wayout.games.room25.doors import lets_in
from wayout.games.room25.entering import jump
from wayout.games.room25.parts import CELL, Question, Target, Tile, Who
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def other_ends(state: State, this: Tile, group: tuple[Who, ...]) -> list[Target]:
    """Open Tunnel Chambers that everyone of them may enter."""
    tiles = [tile for tile, kind in enumerate(state.kinds) if kind == ROOM.id and state.face_up[tile] and tile != this]
    return [CELL[state.cell_of[tile]] for tile in tiles if all(lets_in(state, who, tile) for who in group)]


def go_through(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    ends = other_ends(turn.state, arrival.tile, arrival.group)
    if ends:
        ask(turn, todo, Question("room", ROOM.id, arrival.group[0], tuple(ends), arrival.group))


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    assert target.cell is not None
    jump(turn, question.group, target.cell, "tunnel")


ROOM = Room(id="tunnel", colour="green", on_enter=go_through, answer=answer)
