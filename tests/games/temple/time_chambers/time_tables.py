"""One line sets a temple with time chambers."""

from tests.games.temple.tables import EASTERN, NORTH, ONE, do, lay, show, stand, temple
from wayout.games.temple.actions import Discover
from wayout.games.temple.modules.time_chambers.sand import find
from wayout.games.temple.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.options import Value
from wayout.kernel.play import Event, Turn

TIMED = 3
"""The chamber that `discover` finds, north of the eastern one."""
THERE = 2 * TIMED
BEGUN = 1_000
BLUE_END = BEGUN + 60_000
GREEN_TURN, GREEN_END = BEGUN + 20_000, BEGUN + 40_000


def timed(*hands: str, tile: str, **options: Value) -> State:
    """The first seat is about to discover this chamber in the north of the eastern one; all others are at home."""
    pile = ("b13", "exit", "b12", "b11", "b10", "b09", tile)
    state = temple(*hands, east="b07", west="b08", pile=pile, **{"time_chambers": 2, **options})
    return stand(state, EASTERN)


def discover(state: State, at: int = BEGUN) -> list[Event[State]]:
    """The sand starts; the first seat shows AA before, and all that it showed after."""
    before = "".join(".AKTGB x"[state.dice[die]] for die in state.hands[ONE])
    show(state, ONE, "AA" + "." * (len(before) - 2))
    events = do(state, ONE, Discover(NORTH), at)
    show(state, ONE, before)
    return events


def running(*hands: str, tile: str, **options: Value) -> State:
    """The same temple just after that."""
    state = timed(*hands, tile=tile, **options)
    discover(state)
    return state


def found(state: State, chamber: int, side: int, tile: str, at: int) -> list[Event[State]]:
    """One more time chamber is discovered there; what follows from that."""
    number = lay(state, chamber, side, tile)
    turn = Turn(state, NoLuck(), at)
    find(turn, ONE, number)
    return turn.events
