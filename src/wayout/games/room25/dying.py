"""Death, and what it brings to light (R25-4.11)."""

from collections.abc import Iterable

from wayout.games.room25.ending import end
from wayout.games.room25.events import Died
from wayout.games.room25.parts import Fate, Tile, Who
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import State
from wayout.games.room25.unmasking import unmask
from wayout.kernel.play import Turn


def die(turn: Turn[State], group: Iterable[Who], of: Fate) -> None:
    """These die at the same moment, in the order of turns."""
    state = turn.state
    dying = set(group)
    batch = tuple(who for who in state.order if who in dying and state.alive[who])
    if not batch or state.outcome is not None:
        return
    turn.emit(Died(batch, tuple(state.cell(who) for who in batch), of))
    verdict = MODES[state.rules.mode].after_deaths(turn, batch)
    if verdict is not None:
        end(turn, verdict)
        return
    unmask(turn)


def all_die_on(turn: Turn[State], tile: Tile, of: Fate) -> None:
    die(turn, turn.state.on(tile), of)
