"""A bot's mind over a temple: what it does there, having heard this."""

from collections.abc import Collection, Sequence

from wayout.games.temple import GAME
from wayout.games.temple.actions import Signal
from wayout.games.temple.bots import BOTS
from wayout.games.temple.events import Signalled
from wayout.games.temple.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.game import LiveBot
from wayout.kernel.letter import letter
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

LATE = 60_000
LONG_AGO = 0


def decided(
    state: State,
    seat: Seat,
    bot: str = "guide",
    at: int = LATE,
    heard: Sequence[Signalled] = (),
    idle: Collection[Seat] = (),
) -> Action[State] | None:
    """What this bot does once it has said what it has to say, or that it does nothing. All but the idle ones have just
    done something."""
    return decided_by(BOTS[bot](seat, Seeded(1)), state, seat, at, heard, idle)


def decided_by(
    mind: LiveBot,
    state: State,
    seat: Seat,
    at: int = LATE,
    heard: Sequence[Signalled] = (),
    idle: Collection[Seat] = (),
) -> Action[State] | None:
    """The same of a mind that is there."""
    state.last_act = [LONG_AGO if other in idle else at for other in range(len(state.last_act))]
    mind.hear(heard, at)
    for _ in range(9):
        action = mind.answer(letter(GAME, state, seat, 0), at)
        if action is not None and not isinstance(action, Signal):
            return action
        at = mind.due or at
    return None
