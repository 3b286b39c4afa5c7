"""The deck is what a test says it is."""

from collections.abc import Sequence
from typing import Any

from tests.games.room25.studio import settle, who
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.parts import Target
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Draw, Task
from wayout.kernel.chance import Chance, NoLuck
from wayout.kernel.play import Event, Turn


def card(kind: str, **printed: Any) -> int:
    """The number of the first card of this kind on which this is printed."""
    return cards(kind, **printed)[0]


def cards(kind: str, **printed: Any) -> list[int]:
    return [
        one.number
        for one in CARDS
        if one.kind == kind and all(getattr(one, name) == value for name, value in printed.items())
    ]


def stack(state: State, *numbers: int) -> None:
    """The deck, from above."""
    state.deck = list(reversed(numbers))


def draws(
    state: State,
    number: int | Sequence[int],
    *targets: Target,
    names: Sequence[str] = (),
    count: int = 1,
    luck: Chance | None = None,
) -> list[Event[State]]:
    """These cards lie on top and so many are drawn: for the first player, or in a M.A.C. Room by these. The questions
    that come are answered with these targets, one after the other."""
    stack(state, *([number] if isinstance(number, int) else number))
    turn, todo, left = Turn(state, luck or NoLuck()), list[Task](), list(targets)
    todo.append(Draw(count, tuple(map(who, names))))
    settle(turn, todo, left)
    assert not left, f"nobody asked for {left}"
    return turn.events
