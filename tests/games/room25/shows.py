"""A whole show, step by step, with luck that surprises nobody."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from tests.games.room25.studio import who
from wayout.games.room25 import catalogue
from wayout.games.room25.actions import Choose, Program, TakeClue
from wayout.games.room25.cells import CELLS, CENTRE, Cell
from wayout.games.room25.moments import PASS
from wayout.games.room25.parts import CHARACTERS, Target, Token, Who
from wayout.games.room25.setup import OPTIONS, first_state, open_game
from wayout.games.room25.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Action, Event, Turn, play
from wayout.kernel.seats import Seat

assert catalogue.CATALOGUE
T = TypeVar("T")

BASE = {"level": "base", "abilities": False, "adrenaline": False}
IDLE: tuple[Token, ...] = ("push", "control")
"""In the Central Room both are lost."""


class Plain(Seeded):
    """The first of everything, and nothing is shuffled: seat 0 begins, characters come in the order of the box."""

    def __init__(self) -> None:
        super().__init__(0)

    def pick(self, items: Sequence[T]) -> T:
        return items[0]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return list(items)

    def clone(self) -> "Plain":
        return Plain()


def opened(seats: int, **options: Any) -> State:
    """The rooms are laid and the characters dealt."""
    state = first_state(seats, complete(OPTIONS, options))
    open_game(Turn(state, Plain()))
    return state


def show(
    seats: int,
    rooms: Mapping[Cell, str] | None = None,
    *,
    at: Mapping[str, Cell] | None = None,
    guards: Sequence[str] = (),
    left: int | None = None,
    **options: Any,
) -> State:
    """The first programming. All rooms are empty but those that are named; they lie face down, but where somebody
    stands. By default everybody plays together by the base rules, without powers."""
    state = opened(seats, **{"mode": "cooperation", **BASE, **options})
    for cell in CELLS:
        state.kinds[cell] = "central" if cell == CENTRE else (rooms or {}).get(cell, "empty")
    state.homes = [*(tile for tile, kind in enumerate(state.kinds) if kind == "robot"), -1, -1][:2]
    for name, cell in (at or {}).items():
        state.at[who(name)] = cell
        state.face_up[cell] = True
    if guards:
        state.roles = [None if role is None else "prisoner" for role in state.roles]
        for name in guards:
            state.roles[who(name)] = "guard"
    if left is not None:
        state.left = left
    for seat in list(state.undecided):
        does(state, seat, TakeClue(None))
    return state


def does(state: State, seat: int, action: Action[State]) -> list[Event[State]]:
    return play(state, Seat(seat), action, Plain()).events


def program(state: State, *, wild: Sequence[str] = (), **programs: tuple[Token, ...]) -> list[Event[State]]:
    """Everybody programs; whoever is not named idles."""
    events: list[Event[State]] = []
    named = {who(name): tokens for name, tokens in programs.items()}
    for one in list(state.waiting):
        tokens = named.get(one, IDLE[:1] if state.cold[one] else IDLE)
        if state.pile[one] is not None or state.free[one]:
            tokens = ()
        wish = Program(one, tokens, adrenaline=one in map(who, wild))
        events += does(state, state.owner[one], wish)
    return events


def chooses(state: State, name: str, *targets: Target) -> list[Event[State]]:
    """When this character is asked, it answers like this, one after the other; whoever comes before takes what comes
    first."""
    events: list[Event[State]] = []
    for target in targets:
        events += until(state, name)
        events += does(state, state.owner[who(name)], Choose(target))
    return events


def until(state: State, name: str) -> list[Event[State]]:
    """Everybody else takes what comes first, until this character is asked."""
    events: list[Event[State]] = []
    while state.question is not None and state.question.who != who(name):
        events += idle(state)
    assert state.question is not None, f"{name} is not asked"
    return events


def finish(state: State) -> list[Event[State]]:
    """Everybody takes what comes first, until the round is over."""
    events: list[Event[State]] = []
    while state.question is not None:
        events += idle(state)
    return events


def idle(state: State) -> list[Event[State]]:
    question = state.question
    assert question is not None
    target = PASS if PASS in question.options else question.options[0]
    return does(state, state.owner[question.who], Choose(target))


def rest(state: State) -> list[Event[State]]:
    """A whole round in which nobody does anything."""
    return program(state) + finish(state)


def names(group: Sequence[Who]) -> list[str]:
    return [CHARACTERS[one] for one in group]


def is_over(state: State) -> bool:
    return state.outcome is not None
