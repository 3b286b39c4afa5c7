"""One line sets a scene: rooms by cell, characters by name, and what they do next."""

from collections.abc import Mapping, Sequence
from typing import Any

from wayout.games.room25 import catalogue
from wayout.games.room25.asking import answer
from wayout.games.room25.blank import blank
from wayout.games.room25.cells import CENTRE, Cell
from wayout.games.room25.course import do
from wayout.games.room25.parts import CHARACTERS, FIRST, Rules, Target, Token, Who
from wayout.games.room25.playing import reveal
from wayout.games.room25.seam import Todo
from wayout.games.room25.state import State
from wayout.kernel.chance import Chance, NoLuck
from wayout.kernel.play import Event, Turn
from wayout.kernel.seats import Seat

assert catalogue.CATALOGUE


def cell(row: int, column: int) -> Cell:
    return row * 5 + column


def who(name: str) -> Who:
    return Who(CHARACTERS.index(name))


def studio(
    where: Mapping[str, Cell],
    rooms: Mapping[Cell, str] | None = None,
    *,
    down: Sequence[Cell] = (),
    left: int = 8,
    roles: Mapping[str, str] | None = None,
    robots: Sequence[Cell] = (),
    **rules: Any,
) -> State:
    """The first pass of a round. Characters take turns in the order in which they are named, each of a seat of its own;
    all rooms that are not named are empty, and all lie open but those that are `down`. By default everybody plays
    together by the base rules, with abilities and adrenaline."""
    chosen = Rules(**{"mode": "cooperation", "abilities": True, "adrenaline": True, **rules})
    state = blank(chosen, len(where))
    state.kinds[CENTRE] = "central"
    for place, kind in (rooms or {}).items():
        state.kinds[place] = kind
    state.face_up = [place not in down for place in range(25)]
    homes = [tile for tile, kind in enumerate(state.kinds) if kind == "robot"]
    state.homes = [*homes, -1, -1][:2]
    for seat, (name, place) in enumerate(where.items()):
        one = who(name)
        state.owner[one], state.side[one] = Seat(seat), seat
        state.alive[one], state.at[one] = True, state.grid[place]
        state.order.append(one)
    for name, role in (roles or {}).items():
        state.roles[who(name)] = role  # type: ignore[call-overload]
    for robot, place in enumerate(robots):
        state.robots[robot] = state.grid[place]
    state.empties[who("sarah")], state.empties[who("bruce")] = 2, 1
    state.phase, state.round, state.left, state.going = "pass", 1, left, FIRST
    return state


def acts(
    state: State, name: str, token: Token, target: Target | None = None, *more: Target, luck: Chance | None = None
) -> list[Event[State]]:
    """This character plays this token, and the questions that come are answered with these, one after the other."""
    turn, todo = Turn(state, luck or NoLuck()), list[Any]()
    reveal(turn, todo, who(name), token, "free", state.order.index(who(name)))
    targets = [one for one in (target, *more) if one is not None]
    settle(turn, todo, targets)
    assert not targets, f"nobody asked for {targets}"
    return turn.events


def settle(turn: Turn[State], todo: Todo, targets: list[Target]) -> None:
    """Until nothing is left to do, or a question is open that has no answer here."""
    state = turn.state
    while state.outcome is None:
        if state.question is not None:
            if not targets:
                return
            assert targets[0] in state.question.options, f"{targets[0]} is none of {state.question.options}"
            todo[:] = answer(turn, state.question, targets.pop(0))
        elif todo:
            do(turn, todo, todo.pop())
        else:
            return


def answers(state: State, *targets: Target, luck: Chance | None = None) -> list[Event[State]]:
    """Go on with the question that is open."""
    turn, left = Turn(state, luck or NoLuck()), list(targets)
    settle(turn, state.todo[:], left)
    assert not left, f"nobody asked for {left}"
    return turn.events


def happened(events: Sequence[Event[State]], kind: type[Event[State]]) -> list[Any]:
    """Those of this kind."""
    return [event for event in events if isinstance(event, kind)]
