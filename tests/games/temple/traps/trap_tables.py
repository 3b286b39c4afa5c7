"""One line sets a temple with traps."""

from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, do, show, stand, temple
from wayout.games.temple.actions import Discover
from wayout.games.temple.state import State
from wayout.kernel.options import Value
from wayout.kernel.play import Event

TRAP = 3
"""The chamber that `discover` finds, north of the eastern one."""
THERE = 2 * TRAP


def trapped(*hands: str, trap: str, west: str = "b02", **options: Value) -> State:
    """The first seat is about to discover this trap in the north of the eastern chamber; all others are at home. The
    western chamber has no door to the north, so that nothing fits the platform."""
    pile = ("b13", "exit", "b12", "b11", "b10", "b09", trap)
    state = temple(*hands, east="b07", west=west, pile=pile, **{"traps": 2, **options})
    return stand(state, EASTERN)


def discover(state: State, at: int = 1_000) -> list[Event[State]]:
    """The trap springs; the first seat shows AA before, and all that it showed after."""
    before = "".join(".AKTGB x"[state.dice[die]] for die in state.hands[ONE])
    show(state, ONE, "AA" + "." * (len(before) - 2))
    events = do(state, ONE, Discover(NORTH), at)
    show(state, ONE, before)
    return events


def sprung(*hands: str, trap: str, west: str = "b02", **options: Value) -> State:
    """The same temple just after that."""
    state = trapped(*hands, trap=trap, west=west, **options)
    discover(state)
    return state


__all__ = ["EAST", "EASTERN", "NORTH", "ONE", "THERE", "TRAP", "discover", "sprung", "trapped"]
