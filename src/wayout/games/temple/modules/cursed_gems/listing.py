"""What one may do about cursed gems, and when."""

from collections.abc import Iterable

from wayout.games.temple.modules.cursed_gems.actions import Hint, Peek
from wayout.games.temple.modules.cursed_gems.part import location_at
from wayout.games.temple.spacing import SIGNAL_MS
from wayout.games.temple.state import State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    if location_at(state, seat) is not None and Peek().check(state, seat) is None:
        yield Peek()


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    yield Peek()


def ready(state: State, seat: Seat, action: Action[State]) -> int:
    """Hints are signals: one a second at most."""
    return state.last_signal[seat] + SIGNAL_MS if isinstance(action, Hint) else 0


def contest(state: State, seat: Seat, action: Action[State]) -> str | None:
    """Somebody else in the chamber could find their gem's place first."""
    node = state.figures[seat]
    if isinstance(action, Peek) and len(state.at_node(node)) > 1:
        return f"location {node >> 1}"
    return None
