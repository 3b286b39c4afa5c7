"""What a character could do with its Special token, and what it does when it panics."""

from typing import Any, Final

from tests.games.room25.studio import acts, cell, settle, who
from wayout.games.room25.course import do
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.parts import Question, Target, Who
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Draw
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Event, Turn

HERE, NORTH, EAST, SOUTH, WEST = cell(1, 1), cell(0, 1), cell(1, 2), cell(2, 1), cell(1, 0)
FAR: Final = cell(4, 4)
PANIC: Final = next(card.number for card in CARDS if card.kind == "panic")


def group(*names: str) -> tuple[Who, ...]:
    return tuple(map(who, names))


def asked(state: State) -> Question:
    """What somebody has to choose now."""
    assert state.question is not None
    return state.question


def choices(state: State, name: str) -> list[Target]:
    """This character plays its Special token, and chooses between these."""
    acts(state, name, "special")
    return list(asked(state).options)


def panics(state: State, name: str, *targets: Target) -> list[Event[State]]:
    """A Panic card strikes this character: what happens between its being drawn and its being put away."""
    state.deck = [PANIC]
    turn, todo, left = Turn(state, NoLuck()), list[Any](), list(targets)
    do(turn, todo, Draw(1, group(name)))
    settle(turn, todo, left)
    assert not left, f"nobody asked for {left}"
    if state.question is None:
        return turn.events[1:-1]
    return turn.events[1:]
