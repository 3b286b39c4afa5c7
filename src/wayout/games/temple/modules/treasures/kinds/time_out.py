"""Time out: the clock stands still, and all may talk (TMP-4.2). What it means to time is the core's."""

from typing import Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.pausing import stop_time
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

ASKS_TO_TALK: Final = frozenset({"help", "stuck"})
"""What only people say: bots need no words."""


def call_time_out(turn: Turn[State], seat: Seat, target: Target) -> None:
    stop_time(turn, seat)


def helps(scene: Scene, target: Target) -> bool:
    """Who calls for help has time then to say what for."""
    callers = [scene.mates[call.seat] for call in scene.calls if call.phrase in ASKS_TO_TALK]
    return any(caller.node >= 0 and not caller.view.silent for caller in callers)


TREASURE = Treasure(id="time_out", use=call_time_out, helps=helps, for_people=True)
